public import Domain

extension SiteSettings {
    /// What the place is called.
    public var name: Words { Words(self[.name], self[.nameEnglish]) }

    /// What the picture of the front page shows; the name of the place until an operator says it.
    public var pictureText: Words {
        let (korean, english) = (self[.pictureText], self[.pictureTextEnglish])
        return Words(korean.isEmpty ? self[.name] : korean, english.isEmpty ? self[.nameEnglish] : english)
    }

    /// Nil where the front page has the program's own text.
    public func welcome(in language: Language) -> String? {
        let text =
            switch language {
            case .korean: self[.welcome]
            case .english: self[.welcomeEnglish]
            }
        return text.isEmpty ? nil : text
    }
}

extension SiteSetting {
    public var words: Words {
        switch self {
        case .name: Words("이름 (한국어)", "Name (Korean)")
        case .nameEnglish: Words("이름 (영어)", "Name (English)")
        case .welcome: Words("첫 화면 글 (한국어)", "Welcome (Korean)")
        case .welcomeEnglish: Words("첫 화면 글 (영어)", "Welcome (English)")
        case .accent: Words("강조 색", "Accent colour")
        case .signUp: Words("가입", "Sign-up")
        case .signUpPace: Words("가입 속도", "Pace of sign-up")
        case .signUpDomains: Words("가입할 수 있는 메일 도메인", "Mail domains for sign-up")
        case .logo: Words("로고", "Logo")
        case .welcomePicture: Words("첫 화면 사진", "Picture of the front page")
        case .pictureText: Words("사진 설명 (한국어)", "What the picture shows (Korean)")
        case .pictureTextEnglish: Words("사진 설명 (영어)", "What the picture shows (English)")
        case .kinds: Words("함께하는 글", "What is offered")
        case .serves: Words("함께하는 동네", "Neighbourhoods served")
        case .languages: Words("언어", "Languages")
        case .reviewFirstPosts: Words("첫 글 확인", "Review of first posts")
        }
    }

    /// A value, as a reader reads it; nil for an empty one.
    public func words(of value: String) -> Words? {
        switch self {
        case .accent: Accent(rawValue: value)?.words
        case .signUp: SignUpPolicy(rawValue: value)?.words
        case .signUpPace: SignUpPace(rawValue: value)?.words
        case .languages: SiteLanguages(rawValue: value)?.words
        case .kinds: kinds(value)
        case .reviewFirstPosts: FirstPostPolicy(rawValue: value)?.words
        case .logo, .welcomePicture: value.isEmpty ? nil : Words("사진", "a picture")
        case .name, .nameEnglish, .welcome, .welcomeEnglish, .signUpDomains, .serves, .pictureText,
            .pictureTextEnglish:
            value.isEmpty ? nil : Words(value, value)
        }
    }

    private func kinds(_ value: String) -> Words? {
        let names = SiteSettings(stored: [.kinds: value]).kinds.map(\.words.name)
        guard !value.isEmpty else { return nil }
        return Words(
            names.map { $0[.korean] }.joined(separator: ", "),
            names.map { $0[.english] }.joined(separator: ", ")
        )
    }
}

extension SignUpPace {
    public var words: Words {
        switch self {
        case .usual: Words("보통", "As usual")
        case .slow: Words("천천히", "Slow")
        }
    }
}

extension Accent {
    public var words: Words {
        switch self {
        case .green: Words("초록", "Green")
        case .orange: Words("주황", "Orange")
        case .blue: Words("파랑", "Blue")
        case .ochre: Words("황토", "Ochre")
        case .violet: Words("보라", "Violet")
        case .pink: Words("분홍", "Pink")
        }
    }
}

extension SiteLanguages {
    public var words: Words {
        switch self {
        case .both: Words("한국어와 영어", "Korean and English")
        case .korean: Words("한국어만", "Korean only")
        case .english: Words("영어만", "English only")
        }
    }
}

extension SignUpPolicy {
    public var words: Words {
        switch self {
        case .open: Words("누구나", "Open")
        case .invitation: Words("초대받은 이웃만", "By invitation")
        case .closed: Words("받지 않음", "Closed")
        }
    }
}

extension FirstPostPolicy {
    public var words: Words {
        switch self {
        case .off: Words("바로 공개", "Open at once")
        case .on: Words("확인 후 공개", "Reviewed first")
        }
    }
}

extension SiteSettings.Source {
    public var words: Words {
        switch self {
        case .usual: Words("기본값", "usual value")
        case .stored: Words("운영자가 정함", "set by an operator")
        case .file: Words("설정 파일", "the file of settings")
        case .environment: Words("환경 변수", "an environment variable")
        case .option: Words("서버를 시작한 명령", "the command that started the server")
        }
    }
}
