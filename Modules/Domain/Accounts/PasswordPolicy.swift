/// An estimate of a password's strength.
public struct PasswordEstimate: Equatable, Sendable {
    public enum Pattern: CaseIterable, Sendable {
        case words
        case repeats
        case sequence
        case keyboard
        case date
        case none
    }

    /// The base-2 logarithm of the guesses needed.
    public let bits: Double
    /// The pattern that covers most of the password.
    public let pattern: Pattern

    public init(bits: Double, pattern: Pattern) {
        self.bits = bits
        self.pattern = pattern
    }
}

/// Estimates the number of guesses a password resists.
public protocol PasswordEstimator: Sendable {
    /// - Parameter words: words its owner is likely to use, in lower case.
    func estimate(_ password: String, knowing words: [String]) -> PasswordEstimate
}

/// Refuses guessable passwords and gives the reason.
public struct PasswordPolicy: Sendable {
    /// A hundred million guesses, which take 190 years at the rate that sign-in allows.
    private static let leastBits = 26.6

    private let estimator: any PasswordEstimator

    public init(_ estimator: any PasswordEstimator) {
        self.estimator = estimator
    }

    /// - Parameters:
    ///   - email: nil when the owner isn't known yet.
    func check(_ password: Password, of email: EmailAddress?, _ nickname: Nickname?)
        throws(AccountRefusal)
    {
        let typed = password.text.typedInLatin
        let plain = estimator.estimate(typed, knowing: usualWords)
        guard plain.bits >= Self.leastBits else { throw plain.pattern.refusal }
        let own = Self.ownWords(email, nickname)
        guard own.isEmpty || estimator.estimate(typed, knowing: usualWords + own).bits >= Self.leastBits
        else { throw .passwordAboutMember }
    }

    private static func ownWords(_ email: EmailAddress?, _ nickname: Nickname?) -> [String] {
        let address = email.map { [$0.text] + $0.text.split(separator: "@").map(String.init) } ?? []
        let name = nickname.map { [$0.text] + $0.text.split { " ._-".contains($0) }.map(String.init) } ?? []
        let parts = address.flatMap { $0.split { "@.+_-".contains($0) }.map(String.init) }
        return Set(address + parts + name).map { $0.typedInLatin.lowercased() }
            .filter { $0.utf8.count > 2 }.sorted()
    }
}

extension PasswordEstimate.Pattern {
    fileprivate var refusal: AccountRefusal {
        switch self {
        case .words, .none: .passwordTooCommon
        case .repeats: .passwordRepeats
        case .sequence: .passwordSequence
        case .keyboard: .passwordKeyboard
        case .date: .passwordDate
        }
    }
}

/// Common Korean passwords, as typed on a Latin keyboard, which an English list lacks.
private let usualWords: [String] =
    """
    마당 안녕하세요 안녕 행복하다 행복 한국 대한민국 사랑해 사랑해요 사랑 비밀번호 비번 가나다라마바사 가나다라 엄마 아빠 \
    우리집 바보 친구 이웃 동네 천사 감사합니다 고마워 화이팅 파이팅 서울 부산 카카오 네이버 삼성 아자아자 하하하 \
    madang q1w2e3r4t5y6 1qaz@wsx3edc
    """
    .split(separator: " ").map { String($0).typedInLatin.lowercased() }
