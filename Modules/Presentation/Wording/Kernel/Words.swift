public import Domain

/// A sentence or a label in every supported language; the compiler rejects an incomplete one. Labels have
/// sentence case in English.
public struct Words: Sendable, Equatable {
    private let korean: String
    private let english: String

    public init(_ korean: String, _ english: String) {
        self.korean = korean
        self.english = english
    }

    public subscript(language: Language) -> String {
        switch language {
        case .korean: korean
        case .english: english
        }
    }
}

/// A refusal with a message for people.
public protocol LocalizedRefusal {
    /// The problem, and what the reader can do about it.
    var words: Words { get }
}
