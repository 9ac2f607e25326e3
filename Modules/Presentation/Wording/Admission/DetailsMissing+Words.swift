public import Domain

extension DetailsMissing: LocalizedRefusal {
    public var words: Words {
        let names = details.map(\.words)
        return Words(
            "\(names.map { $0[.korean] }.joined(separator: "·"))부터 알려 주세요.",
            "Please tell \(names.map { $0[.english] }.joined(separator: " and ")) first."
        )
    }
}

extension MemberDetail {
    fileprivate var words: Words {
        switch self {
        case .birthYear: Words("태어난 해", "your year of birth")
        case .pace: Words("내 페이스", "your pace")
        case .gender: Words("성별", "your gender")
        case .jobGroup: Words("하는 일", "your occupation")
        }
    }
}
