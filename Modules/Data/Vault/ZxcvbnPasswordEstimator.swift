public import Domain
import PasswordStrength

/// Estimates guesses with zxcvbn.
public struct ZxcvbnPasswordEstimator: PasswordEstimator {
    public init() {}

    public func estimate(_ password: String, knowing words: [String]) -> PasswordEstimate {
        let strength = PasswordStrength(of: password, knowing: words)
        return PasswordEstimate(bits: strength.bits, pattern: .init(strength.pattern))
    }
}

extension PasswordEstimate.Pattern {
    fileprivate init(_ pattern: PasswordStrength.Pattern) {
        switch pattern {
        case .words: self = .words
        case .repeats: self = .repeats
        case .sequence: self = .sequence
        case .keyboard: self = .keyboard
        case .date: self = .date
        case .none: self = .none
        }
    }
}
