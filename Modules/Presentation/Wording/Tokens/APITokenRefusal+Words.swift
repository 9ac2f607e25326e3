public import Domain

extension APITokenRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound: Words("토큰을 찾을 수 없어요.", "There is no such token.")
        case .nameMissing:
            Words("프로그램의 이름을 적어 주세요.", "Please enter the name of the program.")
        case .nameTooLong:
            Words(
                "이름은 \(APIToken.longestName)자까지 쓸 수 있어요.",
                "The name can be at most \(APIToken.longestName) characters long."
            )
        case .daysOutOfRange:
            Words(
                "기간은 \(APIToken.days.lowerBound)일에서 \(APIToken.days.upperBound)일까지예요.",
                "A token is valid for \(APIToken.days.lowerBound) to \(APIToken.days.upperBound) days."
            )
        case .tooMany:
            Words(
                "토큰은 \(APIToken.perMember)개까지 만들 수 있어요. 안 쓰는 토큰을 먼저 지워 주세요.",
                "You can have \(APIToken.perMember) tokens. Please remove one first."
            )
        case .ended:
            Words(
                "기간이 지났거나 삭제된 토큰이에요. 새 토큰을 만들어 주세요.",
                "This token has expired or was removed. Please create a new one."
            )
        case .readOnly:
            Words("읽기만 할 수 있는 토큰이에요.", "This token may only read.")
        case .deviceNeeded:
            Words(
                "이 일은 토큰으로 할 수 없어요. 로그인해서 해 주세요.",
                "This can't be done with a token. Please sign in."
            )
        }
    }
}

extension APIToken.Scope {
    public var words: Words {
        switch self {
        case .read: Words("읽기", "Read")
        case .write: Words("읽고 쓰기", "Read and write")
        }
    }
}
