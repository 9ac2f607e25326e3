/// A topic of an event, from a list that grows only when many events need a word. Each has other spellings
/// under which people and feeds name it.
public enum EventTopic: String, CaseIterable, Sendable {
    case ai
    case data
    case database
    case cloud
    case devops
    case security
    case network
    case web
    case frontend
    case backend
    case mobile
    case ios
    case android
    case game
    case embedded
    case robotics
    case blockchain
    case testing
    case design
    case product
    case startup
    case career
    case openSource = "open-source"
    case java
    case javascript
    case python
    case swift
    case go
    case rust
    case cpp
    case dotnet
    case graphics

    /// Nil for a word that is neither a topic nor one of its aliases. Case, spaces and punctuation don't
    /// matter.
    public init?(alias: String) {
        guard let topic = Self.known[Self.key(of: alias)] else { return nil }
        self = topic
    }

    private static let known: [String: EventTopic] = Dictionary(
        allCases.flatMap { topic in
            ([topic.rawValue] + topic.aliases).map { (key(of: $0), topic) }
        },
        uniquingKeysWith: { first, _ in first }
    )

    /// Letters and digits in lower case, with the signs that tell C++ and C# from C.
    private static func key(of text: String) -> String {
        text.tidied().lowercased().filter { $0.isLetter || $0.isNumber || $0 == "+" || $0 == "#" }
    }

    /// Spellings besides the word itself, in either language.
    public var aliases: [String] {
        switch self {
        case .ai:
            ["인공지능", "머신러닝", "기계학습", "딥러닝", "machine learning", "deep learning", "ML", "LLM", "생성형 AI"]
        case .data: ["데이터", "빅데이터", "big data", "data science", "데이터 분석", "데이터 엔지니어링"]
        case .database: ["데이터베이스", "디비", "DB", "SQL", "NoSQL"]
        case .cloud: ["클라우드", "서버리스", "serverless"]
        case .devops: ["데브옵스", "SRE", "kubernetes", "쿠버네티스", "k8s", "infra", "인프라", "CI/CD"]
        case .security: ["보안", "정보보호", "정보보안", "해킹", "hacking", "CTF"]
        case .network: ["네트워크", "통신", "networking"]
        case .web: ["웹", "웹개발", "web development"]
        case .frontend: ["프론트엔드", "프런트엔드", "프론트", "FE", "react", "리액트", "vue", "뷰", "angular"]
        case .backend: ["백엔드", "백앤드", "서버", "BE", "server"]
        case .mobile: ["모바일", "앱개발", "app development", "flutter", "플러터", "react native"]
        case .ios: ["아이오에스", "아이폰", "swiftui"]
        case .android: ["안드로이드", "안드로이드앱", "jetpack compose"]
        case .game: ["게임", "게임개발", "game development", "unity", "유니티", "unreal", "언리얼"]
        case .embedded: ["임베디드", "IoT", "사물인터넷", "하드웨어", "hardware", "펌웨어", "firmware"]
        case .robotics: ["로봇", "로보틱스", "robot", "ROS", "드론", "drone"]
        case .blockchain: ["블록체인", "web3", "웹3", "crypto", "이더리움", "ethereum"]
        case .testing: ["테스트", "테스팅", "QA", "품질", "TDD"]
        case .design: ["디자인", "UX", "UI", "UI/UX", "UX/UI", "product design"]
        case .product: ["기획", "PM", "PO", "프로덕트", "서비스 기획", "product management"]
        case .startup: ["스타트업", "창업", "startups"]
        case .career: ["커리어", "취업", "채용", "이직", "진로", "job", "jobs", "recruiting"]
        case .openSource: ["오픈소스", "OSS", "자유소프트웨어", "free software"]
        case .java: ["자바", "JVM", "kotlin", "코틀린", "spring", "스프링"]
        case .javascript: ["자바스크립트", "JS", "typescript", "타입스크립트", "TS", "node", "node.js", "노드"]
        case .python: ["파이썬", "파이선", "django", "장고"]
        case .swift: ["스위프트"]
        case .go: ["golang", "고랭"]
        case .rust: ["러스트"]
        case .cpp: ["C++", "씨쁠쁠", "C", "C언어"]
        case .dotnet: [".NET", "닷넷", "C#", "csharp", "씨샵", "F#"]
        case .graphics: ["그래픽스", "컴퓨터 그래픽스", "AR", "VR", "XR", "메타버스", "3D", "증강현실", "가상현실"]
        }
    }
}
