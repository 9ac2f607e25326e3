import Domain

extension KindWords {
    static let shops = KindWords(
        name: Words("상가", "Shops"),
        about: Words("소개", "About this shop"),
        composeTitle: Words("상가 올리기", "Post a shop"),
        invitation: Words("가게 자리를 내놓아요", "Let a place for a shop"),
        editTitle: Words("글 수정", "Edit my listing"),
        placeHint: Words("누구나 볼 수 있는 위치예요.", "Everyone can see this place."),
        fields: ofTerms.merging(ofBuilding) { $1 }.merging(ofLister) { $1 },
        openQuestion: OpenQuestionWords(
            offered: Words("아직 거래할 수 있는 상가인가요?", "Is this shop still available?"),
            confirmed: Words("아직 거래할 수 있다고 확인", "confirmed as still available")
        ),
        listedPrice: price
    )

    /// "월세 1,000만원 / 50만원", "전세 2억원".
    @Sendable
    private static func price(_ listed: ListedPrice) -> Words? {
        guard
            let deal = listed.facets.first(where: { $0.name == "deal" })?.words.first.flatMap(ShopDeal.init),
            let upFront = listed.secondAmount?.spoken
        else { return nil }
        guard case .fixed(let rent, _)? = listed.price else {
            return Words(
                "\(deal.words[.korean]) \(upFront[.korean])",
                "\(deal.words[.english]) \(upFront[.english])"
            )
        }
        return Words(
            "\(deal.words[.korean]) \(upFront[.korean]) / \(rent.spoken[.korean])",
            "\(rent.spoken[.english]) a month, \(upFront[.english]) deposit"
        )
    }

    private static let ofTerms: [String: FieldWords] = [
        "floorPlan": FieldWords(Words("평면도", "Floor plan")) { (plan: ShopFloorPlan) in plan.words },
        "use": FieldWords(Words("업종", "Use")) { (use: ShopUse) in use.words },
        "trade": FieldWords(
            Words("세부 업종", "Business types"),
            hint: Words("공실이라면 어울리는 업종을 골라 주세요.", "For a vacant shop, the trades that it suits.")
        ) { (trade: ShopTrade) in trade.words },
        "deal": FieldWords(Words("거래 방식", "Kind of deal")) { (deal: ShopDeal) in deal.words },
        "upFront": FieldWords(
            Words("보증금·전세금·매매가 (원)", "Deposit, or price of a sale (won)"),
            hint: Words("1,000만원은 1000. 2억 5천처럼 적어도 돼요.", "1000 is ₩10,000,000.")
        ),
        "rent": FieldWords(Words("월세 (원)", "Monthly rent (won)")),
        "vat": FieldWords(Words("월세의 부가세", "VAT on the rent")) { (vat: ShopVAT) in vat.words },
        "maintenance": FieldWords(
            Words("관리비 (원)", "Monthly maintenance (won)"),
            hint: Words("없으면 0. 모르면 비워 두세요.", "0 for none; empty if unknown.")
        ),
        "premium": FieldWords(
            Words("권리금 (원)", "Key money (won)"),
            hint: Words("없으면 0. 협의하려면 비워 두세요.", "0 for none; empty if to be agreed on.")
        ),
        "leaseMonths": FieldWords(
            Words("계약 기간 (개월)", "Lease (months)"),
            hint: Words("권리금을 이 기간에 나눠서 계산해요.", "The key money is spread over it.")
        ),
        "pictured": FieldWords(Words("사진", "Pictures")) { (_: ShopMark) in
            Words("사진 있는 글만", "With pictures")
        },
        "lowered": FieldWords(Words("가격 변동", "Changes of price")) { (_: ShopMark) in
            Words("가격을 내렸어요", "Price lowered")
        },
        "standing": FieldWords(Words("거래 상태", "Status")) { (status: ShopStatus) in status.words },
        "status": FieldWords(Words("거래 상태", "Status")) { (status: ShopStatus) in status.words },
    ]

    private static let ofBuilding: [String: FieldWords] = [
        "exclusiveArea": FieldWords(
            Words("전용면적", "Exclusive area"),
            hint: Words("33.05㎡나 10평처럼. 숫자만 쓰면 ㎡예요.", "Like 33.05 m² or 10 pyeong; a number alone is in m².")
        ),
        "contractArea": FieldWords(
            Words("계약면적", "Contract area"),
            hint: Words("함께 쓰는 면적을 더한 넓이. 모르면 비워 두세요.", "With its share of common areas.")
        ),
        "floor": FieldWords(Words("층", "Floor"), hint: Words("지하 1층은 -1이에요.", "-1 is the basement.")),
        "floorBand": FieldWords(Words("층", "Floor")) { (band: ShopFloorBand) in band.words },
        "totalFloors": FieldWords(Words("건물 층수", "Floors of the building")),
        "approvedOn": FieldWords(
            Words("사용승인일", "Approval of use"),
            hint: Words("2015년 3월 2일처럼. 해만 적어도 돼요.", "Like 2015-03-02, or the year alone.")
        ),
        "direction": FieldWords(
            Words("방향", "Direction"),
            hint: Words("주된 출입구가 향한 쪽.", "Of the main entrance.")
        ) { (direction: ShopDirection) in direction.words },
        "rooms": FieldWords(Words("방 개수", "Rooms")),
        "toilets": FieldWords(Words("화장실 개수", "Toilets")),
        "parking": FieldWords(Words("주차 대수", "Parking spaces")),
        "readyOn": FieldWords(
            Words("입주 가능일", "Can be used from"),
            hint: Words("2026년 12월 1일처럼. 협의하려면 비워 두세요.", "Like 2026-12-01; empty if to be agreed on.")
        ),
        "loan": FieldWords(Words("융자", "Loan on the title")) { (loan: ShopLoan) in loan.words },
    ]

    private static let ofLister: [String: FieldWords] = [
        "lister": FieldWords(
            Words("올리는 사람", "Who lists it"),
            hint: Words(
                "공인중개사는 법에서 정한 사항을 모두 적어야 올릴 수 있어요.",
                "A broker has to give everything that the law demands."
            )
        ) { (role: ShopLister.Role) in role.words },
        "officeName": FieldWords(Words("중개사무소 이름", "Name of the office")),
        "officeAddress": FieldWords(Words("중개사무소 주소", "Address of the office")),
        "officePhone": FieldWords(
            Words("중개사무소 전화번호", "Phone of the office"),
            hint: Words("누구나 볼 수 있어요.", "Everyone can see it.")
        ),
        "registrationNumber": FieldWords(Words("중개사무소 등록번호", "Registration number of the office")),
        "brokerName": FieldWords(Words("공인중개사 이름", "Name of the broker")),
        "place": FieldWords(
            Words("위치", "Place"),
            hint: Words(
                "누구나 볼 수 있어요. 동네만 고르면 정확한 위치는 보이지 않아요.",
                "Everyone sees it. Choose only the neighbourhood to keep the exact place to yourself."
            )
        ),
    ]
}
