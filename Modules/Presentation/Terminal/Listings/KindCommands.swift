import Arguments
import Domain
import JSONCoding
import Wire
import Wording

/// What the command line knows of one kind of post and of no other.
protocol KindCommands {
    associatedtype Contents: PostContentsBody

    /// The group's name, as in `madang class post`.
    static var name: String { get }

    static func summary(in language: Language) -> String

    /// Options that would post one.
    static var example: String { get }

    /// Options for a field that the kind asks for itself.
    static func options(for field: String, in language: Language) -> [Option]

    /// The value of such a field, from its options; nil where none was given.
    static func value(of field: String, _ context: CommandContext, former: JSON?) throws -> JSON?

    /// The value of such a field, asked for at the terminal.
    static func ask(for field: String, _ questions: PostQuestions<Self>) throws -> JSON

    /// Facts beside those that every listing has.
    static func facts(of contents: Contents, _ context: CommandContext) -> [(label: String, value: String?)]
}

/// For kinds whose fields all have standard options.
extension KindCommands {
    static func options(for field: String, in language: Language) -> [Option] { [] }
    static func value(of field: String, _ context: CommandContext, former: JSON?) throws -> JSON? { nil }
    static func ask(for field: String, _ questions: PostQuestions<Self>) throws -> JSON { .null }
}

extension KindCommands {
    static var words: KindWords { Contents.kind.words }
}
