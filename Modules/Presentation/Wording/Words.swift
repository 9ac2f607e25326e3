public import Domain

/// A sentence in every supported language; the compiler rejects an incomplete one.
public struct Words: Sendable, Equatable {
    private let korean: String
    private let english: String

    public init(_ korean: String, _ english: String) {
        self.korean = korean
        self.english = english
    }

    /// As a complete sentence, capitalised in English.
    public var alone: Words {
        Words(korean, english.prefix(1).uppercased() + english.dropFirst())
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
