import Domain
import HTTPServer
import JSONCoding
import Wire

extension Parameter {
    /// The parameters of every list.
    static let slice: [Parameter] = [
        .optional("limit", .integer(SliceRequest.limits), "Maximum number; default 20"),
        .optional("cursor", .text(minLength: 1, maxLength: 200), "`next` of the previous page"),
    ]
}

extension Request {
    var slice: SliceRequest {
        get throws {
            let limit = try integer("limit", in: SliceRequest.limits) ?? SliceRequest.usual
            guard let cursor = query["cursor"] else { return SliceRequest(limit: limit) }
            guard !cursor.isEmpty, cursor.unicodeScalars.count <= 200 else {
                throw RequestRefusal.invalidParameter("cursor")
            }
            return SliceRequest(limit: limit, after: cursor)
        }
    }

    /// The identifier in the path; throws `refusal` when it is malformed.
    func identifier<Thing>(_ name: String = "id", or refusal: any Refusal) throws -> Identifier<Thing> {
        guard let id = Identifier<Thing>(parameters[name] ?? "") else { throw refusal }
        return id
    }
}
