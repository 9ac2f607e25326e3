import Arguments
import Domain
import JSONCoding
import Wire
import Wording

/// The parts of commands that are specific to one kind of post.
protocol KindCommands: SendableMetatype {
    associatedtype Contents: PostContentsBody

    /// The group's name, as in `madang class post`.
    static var name: String { get }

    static func summary(in language: Language) -> String

    /// What an author should know before posting.
    static var remark: Words { get }

    /// Example options that publish a post.
    static var example: String { get }

    /// The options of a field with a custom input.
    static func options(for field: String, in language: Language) -> [Option]

    /// The value of such a field from its options; nil when none was given.
    static func value(of field: String, _ context: CommandContext, former: JSON?) throws -> JSON?

    /// The value of such a field, from questions at the terminal.
    static func ask(for field: String, _ questions: PostQuestions<Self>) throws -> JSON

    /// Commands that only this kind has.
    static var more: [Action] { get }

    /// The state of a post by the clock; by default that of its listing.
    static func status(of post: PostBody<Contents>, at now: Moment) -> Words

    /// Whether seats of a post are taken here; by default as its kind says.
    static func fillsSeats(_ contents: Contents) -> Bool

    /// What is printed after the facts; by default nothing.
    static func notes(on post: PostBody<Contents>, _ context: CommandContext) -> String?

    /// The facts of a post other than those of every listing.
    static func facts(of contents: Contents, _ context: CommandContext) -> [(label: String, value: String?)]
}

/// Defaults for kinds whose fields all have standard options.
extension KindCommands {
    static var remark: Words { Words("", "") }
    static func options(for field: String, in language: Language) -> [Option] { [] }
    static func value(of field: String, _ context: CommandContext, former: JSON?) throws -> JSON? { nil }
    static func ask(for field: String, _ questions: PostQuestions<Self>) throws -> JSON { .null }
    static var more: [Action] { [] }
    static func notes(on post: PostBody<Contents>, _ context: CommandContext) -> String? { nil }
    static func fillsSeats(_ contents: Contents) -> Bool { Contents.kind.fillsSeats }
    static func status(of post: PostBody<Contents>, at now: Moment) -> Words { post.listing.statusWords }
}

extension KindCommands {
    static var words: KindWords { Contents.kind.words }
}
