import Domain

/// What a shop of a demo is, with a rent that fits its use. Names and texts are invented.
struct DemoPremises: Sendable {
    let titles: [String]
    let descriptions: [String]
    let use: ShopUse
    let trades: Set<ShopTrade>
    /// In whole 평.
    let sizes: ClosedRange<Int>
    /// The rent of a 평 on the ground floor of a common street, in won.
    let rentPerPyeong: Int
    /// In months of rent; zero for a shop without one.
    let premiumMonths: ClosedRange<Int>
    let motif: DemoMotif

    static let all = [
        DemoPremises(
            titles: ["역 앞 1층 공실", "코너 자리 공실", "새로 칠한 1층 상가", "초등학교 앞 상가"],
            descriptions: [
                "바닥과 천장을 새로 했어요. 바로 쓸 수 있어요.", "앞에 인도가 넓고 간판 자리가 커요.", "전기 증설이 되어 있고 수도가 안쪽까지 들어와요.",
            ],
            use: .vacant,
            trades: [.coffee, .grocery, .flowers],
            sizes: 7...30,
            rentPerPyeong: 60_000,
            premiumMonths: 0...0,
            motif: .room
        ),
        DemoPremises(
            titles: ["동네 카페 자리", "공원 앞 카페", "테라스 있는 카페"],
            descriptions: [
                "기계와 가구를 그대로 쓸 수 있어요. 3년 동안 운영했어요.", "단골이 많은 자리예요. 이사를 가게 되어 내놓아요.", "아침 손님이 많고 배달도 잘 나가요.",
            ],
            use: .cafe,
            trades: [.coffee, .dessert],
            sizes: 8...25,
            rentPerPyeong: 75_000,
            premiumMonths: 8...30,
            motif: .counter
        ),
        DemoPremises(
            titles: ["먹자골목 식당 자리", "분식집 그대로 넘겨요", "배달 전문 주방"],
            descriptions: [
                "덕트와 화구가 있어요. 주방을 그대로 쓰면 돼요.", "점심 손님이 꾸준해요. 주차가 편해요.", "시설을 바꾼 지 1년 됐어요.",
            ],
            use: .restaurant,
            trades: [.korean, .snacks],
            sizes: 10...40,
            rentPerPyeong: 70_000,
            premiumMonths: 6...24,
            motif: .shopfront
        ),
        DemoPremises(
            titles: ["2층 학원 자리", "미용실 자리", "조용한 사무실"],
            descriptions: [
                "엘리베이터가 있고 화장실을 따로 써요.", "채광이 좋고 벽을 옮길 수 있어요.", "같은 건물에 병원과 약국이 있어요.",
            ],
            use: .other,
            trades: [.academy, .beauty, .office],
            sizes: 12...60,
            rentPerPyeong: 40_000,
            premiumMonths: 0...10,
            motif: .shopfront
        ),
    ]
}

extension NeighbourhoodCode {
    /// How much more than on a common street a rent is here, in percent: most in the busy districts of Seoul.
    var rentInPercent: Int {
        switch number / 100_000 {
        case 11_680, 11_140: 260
        case 11_110, 11_650, 11_440: 210
        case 11_000...11_999: 150
        case 26_000...31_999, 41_000...41_999: 110
        default: 80
        }
    }
}
