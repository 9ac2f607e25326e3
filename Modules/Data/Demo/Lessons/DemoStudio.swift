import Domain

/// An instrument of a demo's lessons, with texts and prices. Names and texts are invented.
struct DemoStudio: Sendable {
    let instruments: [LessonInstrument]
    /// After the name of the instrument.
    let titles: [String]
    let descriptions: [String]
    /// Of one lesson, in thousands of won.
    let price: ClosedRange<Int>
    let tags: [String]
    let motif: DemoMotif

    /// What teachers have finished, and whom they have taught.
    static let schools = ["음악대학 졸업", "예술고등학교 졸업", "음악대학원 수료"]
    static let groups = ["동네 오케스트라", "청소년 관현악단", "시민 합창단", "문화센터"]

    static let all = [
        DemoStudio(
            instruments: [.piano],
            titles: ["처음부터 천천히", "치고 싶은 곡으로", "악보 읽기부터", "다시 시작하는 어른반"],
            descriptions: [
                "그랜드 피아노로 배워요. 연습실을 30분 먼저 쓸 수 있어요.", "한 달에 한 곡을 끝까지 쳐 봐요. 손 모양부터 잡아 드려요.",
                "체르니를 치지 않아도 괜찮아요. 좋아하는 곡으로 시작해요.",
            ],
            price: 30...70,
            tags: ["취미레슨", "피아노", "바흐", "어른피아노", "반주"],
            motif: .piano
        ),
        DemoStudio(
            instruments: [.violin, .viola],
            titles: ["활 잡기부터", "동네 오케스트라 준비", "주말 레슨", "예중·예고 입시"],
            descriptions: [
                "악기가 없으면 두 달 동안 빌려 드려요.", "음정과 활 쓰기를 따로 나눠서 연습해요. 녹음해서 함께 들어요.",
                "입시곡과 음계를 정해진 순서로 준비해요. 한 달에 한 번 실제처럼 연주해요.",
            ],
            price: 40...90,
            tags: ["바이올린", "비올라", "예중", "예고", "실내악", "악기대여"],
            motif: .violin
        ),
        DemoStudio(
            instruments: [.cello, .contrabass],
            titles: ["낮은 소리 좋아하는 분", "첫 악기로 시작하기", "합주까지"],
            descriptions: ["앉는 자세부터 봐 드려요. 아이용 작은 악기도 있어요.", "세 달 뒤 이웃과 이중주를 해 봐요."],
            price: 40...90,
            tags: ["첼로", "콘트라베이스", "실내악", "취미레슨"],
            motif: .cello
        ),
        DemoStudio(
            instruments: [.flute, .oboe, .clarinet, .bassoon, .saxophone],
            titles: ["소리 내기부터", "퇴근 뒤 레슨", "교회·동호회 연주 준비", "학교 관악부 학생"],
            descriptions: [
                "호흡과 입 모양을 먼저 잡아요. 소리가 나면 금방 재미있어져요.", "방음이 되는 연습실이에요. 리드는 함께 골라요.",
                "재즈와 클래식을 반씩 해 봐요.",
            ],
            price: 35...80,
            tags: ["플룻", "클라리넷", "색소폰", "오보에", "호흡", "재즈"],
            motif: .flute
        ),
        DemoStudio(
            instruments: [.trumpet, .trombone, .tuba, .horn],
            titles: ["첫 소리부터", "관악부 학생 환영", "입시 준비"],
            descriptions: ["약음기를 빌려 드려서 집에서도 연습할 수 있어요.", "음역을 한 달에 하나씩 넓혀 가요."],
            price: 35...80,
            tags: ["트럼펫", "트롬본", "호른", "음대입시"],
            motif: .trumpet
        ),
        DemoStudio(
            instruments: [.voice],
            titles: ["가곡 한 곡 완성", "발성부터", "합창단 오디션 준비"],
            descriptions: ["한국 가곡과 이탈리아 가곡을 번갈아 불러요.", "몸에 힘을 빼는 법부터 배워요. 녹음해서 들려 드려요."],
            price: 40...100,
            tags: ["성악", "가곡", "발성", "합창"],
            motif: .microphone
        ),
        DemoStudio(
            instruments: [.composition],
            titles: ["화성학 기초", "첫 소품 쓰기", "입시 작곡"],
            descriptions: ["매주 여덟 마디를 써 와요. 온라인으로도 할 수 있어요.", "화성학과 대위법을 문제로 풀어요."],
            price: 40...100,
            tags: ["클래식작곡", "화성학", "음대입시", "온라인레슨"],
            motif: .pencil
        ),
        DemoStudio(
            instruments: [.percussion, .harp],
            titles: ["처음 만나는 악기", "주말 오후 레슨", "취미로 시작"],
            descriptions: ["연습실에 악기가 있어서 빈손으로 오시면 돼요.", "손가락이 아프지 않게 천천히 늘려 가요."],
            price: 40...90,
            tags: ["타악기", "마림바", "팀파니", "하프"],
            motif: .drum
        ),
    ]
}

extension LessonInstrument {
    /// As in a title.
    var demoName: String {
        switch self {
        case .piano: "피아노"
        case .voice: "성악"
        case .composition: "작곡"
        case .violin: "바이올린"
        case .viola: "비올라"
        case .cello: "첼로"
        case .contrabass: "콘트라베이스"
        case .flute: "플루트"
        case .oboe: "오보에"
        case .clarinet: "클라리넷"
        case .bassoon: "바순"
        case .trumpet: "트럼펫"
        case .trombone: "트롬본"
        case .tuba: "튜바"
        case .horn: "호른"
        case .saxophone: "색소폰"
        case .percussion: "타악기"
        case .harp: "하프"
        }
    }
}
