import Arguments
import Domain

extension CommandContext {
    /// A thing that is named by the letters of its identifier; `refusal` where nothing has such a name.
    func identifier<Thing>(_ name: String = "id", or refusal: any Refusal) throws -> Identifier<Thing> {
        guard let id = Identifier<Thing>(invocation.text(name)) else { throw refusal }
        return id
    }
}
