import Domain

/// A subject of a demo's classes, with texts and prices.
struct DemoSubject: Sendable {
    /// For names without a subject of their own.
    let subject: ClassSubject
    var subjects: [String: ClassSubject] = [:]
    /// For names without a motif of their own.
    let motif: DemoMotif
    var motifs: [String: DemoMotif] = [:]
    let names: [String]
    let descriptions: [String]
    /// In thousands of won.
    let price: ClosedRange<Int>
    let unit: PriceUnit

    static let all = [
        DemoSubject(
            subject: .korean,
            motif: .book,
            names: ["초등 글쓰기", "수능 국어 비문학", "한국어 회화", "논술 첨삭", "독서 모임형 국어", "TOPIK 대비 한국어"],
            descriptions: ["짧은 글부터 차근차근 써 봐요.", "지문을 읽는 순서부터 잡아 드려요."],
            price: 15...50,
            unit: .hour
        ),
        DemoSubject(
            subject: .math,
            motif: .sums,
            names: ["수능 수학", "중등 수학 기초", "미적분 집중", "초등 사고력 수학", "확률과 통계", "대학 미적분학"],
            descriptions: ["틀린 문제부터 같이 풀어요.", "개념을 다시 잡고 기출로 마무리해요."],
            price: 20...70,
            unit: .hour
        ),
        DemoSubject(
            subject: .english,
            motif: .letters,
            names: ["영어 회화", "토익 단기반", "IELTS speaking", "초등 파닉스", "비즈니스 영어", "영어 원서 읽기"],
            descriptions: ["말하는 시간이 절반이 넘어요.", "짧은 문장부터 입에 붙여요."],
            price: 20...60,
            unit: .hour
        ),
        DemoSubject(
            subject: .science,
            motif: .flask,
            names: ["물리학1", "생명과학 내신", "화학 개념", "초등 과학 실험", "지구과학1"],
            descriptions: ["실험과 그림으로 이해해요.", "내신 기간에 맞춰 진도를 나가요."],
            price: 20...60,
            unit: .hour
        ),
        DemoSubject(
            subject: .society,
            motif: .globe,
            names: ["한국사 능력 검정", "사회문화 수능", "경제 신문 읽기", "세계사 이야기"],
            descriptions: ["흐름을 먼저 잡고 외워요.", "기사 한 편으로 시작해요."],
            price: 15...45,
            unit: .hour
        ),
        DemoSubject(
            subject: .language,
            motif: .letters,
            names: ["일본어 기초", "중국어 HSK 4급", "스페인어 회화", "프랑스어 발음", "독일어 A1", "베트남어 입문"],
            descriptions: ["글자부터 천천히 시작해요.", "여행에서 쓰는 말을 먼저 배워요."],
            price: 15...50,
            unit: .hour
        ),
        DemoSubject(
            subject: .major,
            motif: .cap,
            names: ["회계원리", "선형대수 과제", "전자회로 문제 풀이", "통계학 개론", "간호사 국가고시", "건축 도면 읽기"],
            descriptions: ["과제와 시험 문제를 같이 풀어요.", "막히는 문제만 가져오셔도 돼요."],
            price: 5...30,
            unit: .problem
        ),
        DemoSubject(
            subject: .computer,
            motif: .screen,
            names: ["파이썬 입문", "엑셀 실무", "Swift 앱 만들기", "웹 개발 기초", "SQL 데이터 분석", "포토샵 기초", "컴퓨터 활용 능력"],
            descriptions: ["노트북만 가져오시면 돼요.", "작은 것 하나를 끝까지 만들어 봐요."],
            price: 20...80,
            unit: .hour
        ),
        DemoSubject(
            subject: .hobby,
            subjects: [
                "성인 피아노 기초": .music, "통기타 레슨": .music, "우쿨렐레": .music, "보컬 트레이닝": .music, "아침 요가": .sport,
                "수영 자유형": .sport, "테니스 입문": .sport, "클라이밍": .sport, "연필 드로잉": .art, "캘리그라피": .art,
                "라탄 공예": .art, "홈베이킹": .cooking,
            ],
            motif: .mat,
            motifs: [
                "성인 피아노 기초": .piano, "통기타 레슨": .guitar, "연필 드로잉": .pencil, "홈베이킹": .cake, "뜨개질": .yarn,
                "수영 자유형": .ring, "테니스 입문": .racket, "필름 사진": .camera, "캘리그라피": .brush, "우쿨렐레": .guitar,
                "보컬 트레이닝": .microphone, "라탄 공예": .basket, "클라이밍": .peak,
            ],
            names: [
                "성인 피아노 기초", "통기타 레슨", "아침 요가", "연필 드로잉", "홈베이킹", "뜨개질", "수영 자유형", "테니스 입문", "필름 사진",
                "캘리그라피", "우쿨렐레", "보컬 트레이닝", "라탄 공예", "클라이밍",
            ],
            descriptions: ["악보를 못 읽어도 괜찮아요.", "재료는 다 준비되어 있어요.", "하루 만에 하나를 완성해요."],
            price: 10...60,
            unit: .wholeClass
        ),
    ]

    func topic(_ side: Listing.Side, _ chance: inout Chance) -> DemoTopic {
        let opening = chance.pick(DemoWords.openings)
        let name = chance.pick(names)
        let ending =
            switch side {
            case .offer: chance.pick(DemoWords.endings)
            case .want: chance.pick([" 배우고 싶어요", " 가르쳐 주실 분", " 선생님 찾아요", " 구해요"])
            }
        return DemoTopic(
            title: opening + name + ending,
            subject: subjects[name] ?? subject,
            motif: motifs[name] ?? motif
        )
    }

    func description(_ side: Listing.Side, _ chance: inout Chance) -> String {
        let about = chance.pick(descriptions)
        let manner = chance.pick(["편하게 연락 주세요.", "시간은 맞춰 볼 수 있어요.", "조용한 카페에서 만나요.", "집으로도 갈 수 있어요."])
        return side == .offer ? "\(about)\n\(manner)" : "혼자 하려니 어려워서 도움이 필요해요.\n\(manner)"
    }
}

/// What one class of a demo is about.
struct DemoTopic: Sendable {
    let title: String
    let subject: ClassSubject
    let motif: DemoMotif
}
