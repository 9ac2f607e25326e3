import JSONCoding
import TestSupport
import Testing

/// Clients are made from the document: what it allows should be refused for reasons of state only.
@Suite("Limits of the API's document")
struct DocumentedLimitsTests {
    /// Fields whose values only this server knows. Any other text is a reason of state.
    private static let opaque: Set<String> = [
        "code", "challenge", "token", "state", "ticket", "introduction", "refreshToken", "images", "ids",
        "id", "refund",
        "member",
    ]
    /// A line of a teacher's profile may be empty.
    private static let mayBeEmpty: Set<String> = ["education", "career"]

    @Test("Every required text of a request tells its shortest form")
    func texts() async throws {
        try await TestServer.run { server in
            let document = try await server.ask("GET", "/api/v1/openapi.json").json
            let texts = try requests(of: document).flatMap { name, schema in
                unlimited(schema, in: document, at: name)
            }
            #expect(texts.isEmpty, "\(texts.sorted())")
        }
    }

    @Test("Lists and nicknames have the limits of their rules")
    func limits() async throws {
        try await TestServer.run { server in
            let document = try await server.ask("GET", "/api/v1/openapi.json").json
            func property(_ body: String, _ name: String) -> JSON {
                document["components"]?["schemas"]?[body]?["properties"]?[name] ?? .null
            }
            #expect(property("EventSchedule", "dates")["minItems"] == 1)
            #expect(property("EventContents", "hosts")["minItems"] == 1)
            #expect(property("EventContents", "hosts")["items"]?["pattern"] == "\\S")
            let nickname = property("SignUp", "nickname")
            #expect(nickname["minLength"] == 2 && nickname["maxLength"] == 20)
            for (path, name) in [
                ("/api/v1/calendar/agenda", "neighbourhood"), ("/api/v1/calendar/agenda", "reach"),
                ("/api/v1/listings/map", "bbox"), ("/api/v1/listings", "reach"),
            ] {
                let parameters = document["paths"]?[path]?["get"]?["parameters"]?.arrayValue ?? []
                let found = parameters.first { $0["name"]?.stringValue == name }
                let pattern = found?["schema"]?["pattern"]?.stringValue ?? ""
                #expect(pattern.contains("[0-9]"), "\(path) \(name)")
            }
        }
    }

    private func requests(of document: JSON) throws -> [(String, JSON)] {
        try #require(document["paths"]?.objectValue).flatMap { path, operations in
            (operations.objectValue ?? [:]).compactMap { method, operation in
                let schema = operation["requestBody"]?["content"]?["application/json"]?["schema"]
                return schema.map { ("\(method) \(path)", $0) }
            }
        }
    }

    /// The required texts below a schema that have neither a shortest length nor a form.
    private func unlimited(_ schema: JSON, in document: JSON, at path: String, depth: Int = 0) -> [String] {
        if let reference = schema["$ref"]?.stringValue {
            let name = String(reference.split(separator: "/").last ?? "")
            guard depth < 6, let found = document["components"]?["schemas"]?[name] else { return [] }
            return unlimited(found, in: document, at: path, depth: depth + 1)
        }
        if let items = schema["items"] { return unlimited(items, in: document, at: path, depth: depth) }
        if let properties = schema["properties"]?.objectValue {
            let required = Set((schema["required"]?.arrayValue ?? []).compactMap(\.stringValue))
            return properties.filter { required.contains($0.key) || $0.value["items"] != nil }
                .flatMap { unlimited($0.value, in: document, at: "\(path) \($0.key)", depth: depth) }
        }
        let name = String(path.split(separator: " ").last ?? "")
        let told = ["enum", "format", "pattern", "minLength"].contains { schema[$0] != nil }
        guard schema["type"] == "string", !told, !Self.opaque.contains(name), !Self.mayBeEmpty.contains(name)
        else { return [] }
        return [path]
    }
}
