public import Domain

/// A sentence in every language Madang speaks; leaving one out does not compile.
public struct Words: Sendable, Equatable {
    private let korean: String
    private let english: String

    public init(_ korean: String, _ english: String) {
        self.korean = korean
        self.english = english
    }

    /// As it stands by itself: English begins with a capital then.
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

/// A refusal that can be told to a person.
public protocol LocalizedRefusal {
    /// What happened and what the reader can do about it.
    var words: Words { get }
}
