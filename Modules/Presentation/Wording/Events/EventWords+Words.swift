public import Domain

extension EventMode {
    public var words: Words {
        switch self {
        case .offline: Words("오프라인", "In person")
        case .online: Words("온라인", "Online")
        case .both: Words("온·오프라인", "In person and online")
        case .undecided: Words("장소 미정", "To be announced")
        }
    }
}

extension EventCategory {
    public var words: Words {
        switch self {
        case .meetup: Words("모임", "Meetup")
        case .conference: Words("콘퍼런스", "Conference")
        case .hackathon: Words("해커톤", "Hackathon")
        case .study: Words("스터디", "Study group")
        case .contest: Words("공모전·대회", "Contest")
        case .education: Words("교육", "Training")
        case .talk: Words("강연", "Talk")
        case .other: Words("기타", "Other")
        }
    }
}

extension EventStatus {
    public var words: Words {
        switch self {
        case .upcoming: Words("예정", "Upcoming")
        case .notYetOpen: Words("신청 전", "Not open yet")
        case .open: Words("신청 중", "Open")
        case .closingSoon: Words("마감 임박", "Closing soon")
        case .closed: Words("신청 마감", "Applications closed")
        case .running: Words("진행 중", "Happening now")
        case .ended: Words("종료", "Ended")
        case .cancelled: Words("취소", "Cancelled")
        case .postponed: Words("연기", "Postponed")
        }
    }
}

extension EventSignUp.Way {
    public var words: Words {
        switch self {
        case .here: Words("여기에서 신청", "Sign up here")
        case .elsewhere: Words("행사 홈페이지에서 신청", "Sign up at the event's page")
        }
    }
}

extension EventCost.Kind {
    public var words: Words {
        switch self {
        case .free: Words("무료", "Free")
        case .paid: Words("유료", "Paid")
        case .unknown: Words("비용 모름", "Cost unknown")
        }
    }
}

extension EventCost {
    /// "10,000원~30,000원", "From ₩10,000".
    public var words: Words {
        switch amounts {
        case (let from?, let to?) where from == to: from.words
        case (let from?, let to?):
            Words(
                "\(from.words[.korean])~\(to.words[.korean])",
                "\(from.words[.english])–\(to.words[.english])"
            )
        case (let from?, nil): Words("\(from.words[.korean])부터", "From \(from.words[.english])")
        case (nil, let to?): Words("\(to.words[.korean])까지", "Up to \(to.words[.english])")
        case (nil, nil): kind.words
        }
    }
}

extension EventTopic {
    public var words: Words {
        switch self {
        case .ai: Words("인공지능", "AI")
        case .data: Words("데이터", "Data")
        case .database: Words("데이터베이스", "Databases")
        case .cloud: Words("클라우드", "Cloud")
        case .devops: Words("데브옵스", "DevOps")
        case .security: Words("보안", "Security")
        case .network: Words("네트워크", "Networking")
        case .web: Words("웹", "Web")
        case .frontend: Words("프론트엔드", "Front end")
        case .backend: Words("백엔드", "Back end")
        case .mobile: Words("모바일", "Mobile")
        case .ios: Words("iOS", "iOS")
        case .android: Words("안드로이드", "Android")
        case .game: Words("게임", "Games")
        case .embedded: Words("임베디드·IoT", "Embedded and IoT")
        case .robotics: Words("로봇", "Robotics")
        case .blockchain: Words("블록체인", "Blockchain")
        case .testing: Words("테스트·품질", "Testing")
        case .design: Words("디자인", "Design")
        case .product: Words("기획", "Product")
        case .startup: Words("스타트업", "Startups")
        case .career: Words("커리어", "Careers")
        case .openSource: Words("오픈소스", "Open source")
        case .java: Words("자바·코틀린", "Java and Kotlin")
        case .javascript: Words("자바스크립트", "JavaScript")
        case .python: Words("파이썬", "Python")
        case .swift: Words("Swift", "Swift")
        case .go: Words("Go", "Go")
        case .rust: Words("Rust", "Rust")
        case .cpp: Words("C·C++", "C and C++")
        case .dotnet: Words("C#·.NET", "C# and .NET")
        case .graphics: Words("그래픽·AR/VR", "Graphics, AR and VR")
        }
    }
}
