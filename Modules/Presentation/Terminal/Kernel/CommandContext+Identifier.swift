import Arguments
import Domain

extension CommandContext {
    /// An identifier from the command line; a malformed one is reported as `refusal`.
    func identifier<Thing>(_ name: String = "id", or refusal: any Refusal) throws -> Identifier<Thing> {
        guard let id = Identifier<Thing>(invocation.text(name)) else { throw refusal }
        return id
    }
}
