import Domain
import HTTPServer

extension Request {

    /// The identifier in the path; throws `refusal` when it is malformed.
    func identifier<Thing>(_ name: String = "id", or refusal: any Refusal) throws -> Identifier<Thing> {
        guard let id = Identifier<Thing>(parameters[name] ?? "") else { throw refusal }
        return id
    }
}
