import Domain
import HTTPServer
import JSONCoding
import Wire
import Wording

/// The OpenAPI document, generated from the registered endpoints.
struct OpenAPI {
    let endpoints: [Endpoint]
    /// The program's.
    let version: String

    enum Location: String, Path {
        case root = "/api/v1"
        case document = "/api/v1/openapi.json"
    }

    /// Names the addresses of the documentation, with the link relations of RFC 8631.
    static func root(version: String) -> Endpoint {
        let (document, reference) = (Location.document.rawValue, ReferencePath.index.rawValue)
        let body: JSON = [
            "name": "Madang", "version": .string(version), "document": .string(document),
            "reference": .string(reference), "problems": .string(ServerPath.problems.rawValue),
        ]
        return .raw(.get, Location.root, "Find the API's documentation", type: "application/json") { _ in
            var response = body.response
            response.headers["Cache-Control"] = "no-store"
            response.headers["Link"] =
                "<\(document)>; rel=\"service-desc\", <\(reference)>; rel=\"service-doc\""
            return response
        }
    }

    static func endpoint(_ answer: @escaping @Sendable (Request) async throws -> Response) -> Endpoint {
        .raw(.get, Location.document, "Get the OpenAPI document", type: "application/json", answer)
    }

    var document: JSON {
        let tags = APITags()
        var paths: [(String, [(String, JSON)])] = []
        for endpoint in endpoints {
            let operation = (endpoint.method.rawValue.lowercased(), endpoint.document(in: tags[endpoint]))
            if let index = paths.firstIndex(where: { $0.0 == endpoint.path }) {
                paths[index].1.append(operation)
            } else {
                paths.append((endpoint.path, [operation]))
            }
        }
        return [
            "openapi": "3.1.0",
            "info": ["title": "Madang", "version": .string(version), "description": .string(Self.guide)],
            "externalDocs": ["url": .string(ReferencePath.index.rawValue)],
            "servers": [["url": "/"]],
            "tags": .array(tags.names.map { ["name": .string($0)] }),
            "paths": .object(JSONObject(members: paths.map { ($0, .object(JSONObject(members: $1))) })),
            "components": [
                "schemas": .object(JSONObject(members: schemas)),
                "responses": .object(JSONObject(members: RefusalDocument.allCases.map(\.component))),
                "securitySchemes": [
                    "session": [
                        "type": "http", "scheme": "bearer", "description": "The access token of a session",
                    ],
                    "apiToken": [
                        "type": "http", "scheme": "bearer", "description": "An API token of a program",
                    ],
                ],
            ],
        ]
    }

    private var schemas: [(String, JSON)] {
        let bodies =
            endpoints.flatMap { [$0.takes, $0.answers.body, $0.callback?.body].compactMap { $0 } }
            + [ProblemBody.self]
        var all = bodies.reduce(into: [:]) { all, body in all.merge(body.schemas) { first, _ in first } }
            .mapValues { $0.document() }
        all[ProblemBody.name] = all[ProblemBody.name].map(Self.listingCodes)
        return all.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Adds the known codes. They aren't an `enum`: a later version may have more, and a client that was
    /// generated before has to read those, too.
    private static func listingCodes(_ problem: JSON) -> JSON {
        guard var schema = problem.objectValue, var properties = schema["properties"]?.objectValue,
            var code = properties["code"]?.objectValue
        else { return problem }
        let codes = Set(everyRefusal.map(\.code)).sorted()
        code["description"] = "Stable; what is told by it is at `/problems`. Later versions may add codes."
        code["x-extensible-enum"] = .array(codes.map(JSON.string))
        properties["code"] = .object(code)
        schema["properties"] = .object(properties)
        return .object(schema)
    }

    /// What holds for all operations, in Markdown.
    private static var guide: String {
        let parts = ReferencePhrases.guide.map { "**\($0.title[.english]).** \($0.text[.english])" }
        return (["A neighbourhood exchange."] + parts).joined(separator: "\n\n")
    }
}

extension JSON {
    var response: Response {
        Response(
            status: 200,
            bytes: encoded(),
            type: "application/json",
            headers: ["Cache-Control": "public, max-age=300"]
        )
    }
}
