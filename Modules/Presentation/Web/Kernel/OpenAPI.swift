import Domain
import HTTPServer
import JSONCoding
import Wire

/// The OpenAPI document, generated from the registered endpoints.
struct OpenAPI {
    let endpoints: [Endpoint]

    enum Location: String, Path {
        case document = "/api/v1/openapi.json"
    }

    static func endpoint(_ answer: @escaping @Sendable (Request) async throws -> Response) -> Endpoint {
        .raw(.get, Location.document, "Get the OpenAPI document", type: "application/json", answer)
    }

    var document: JSON {
        var paths: [(String, [(String, JSON)])] = []
        for endpoint in endpoints {
            let operation = (endpoint.method.rawValue.lowercased(), endpoint.operation)
            if let index = paths.firstIndex(where: { $0.0 == endpoint.path }) {
                paths[index].1.append(operation)
            } else {
                paths.append((endpoint.path, [operation]))
            }
        }
        return [
            "openapi": "3.1.0",
            "info": [
                "title": "Madang", "version": "1",
                "description":
                    "A neighbourhood exchange. Errors are problem documents (RFC 9457); compare `code`.",
            ],
            "paths": .object(JSONObject(members: paths.map { ($0, .object(JSONObject(members: $1))) })),
            "components": [
                "schemas": .object(JSONObject(members: schemas)),
                "securitySchemes": ["bearer": ["type": "http", "scheme": "bearer"]],
            ],
        ]
    }

    private var schemas: [(String, JSON)] {
        let bodies = endpoints.flatMap { [$0.takes, $0.answers.body].compactMap { $0 } } + [ProblemBody.self]
        let all = bodies.reduce(into: [:]) { all, body in all.merge(body.schemas) { first, _ in first } }
        return all.sorted { $0.key < $1.key }.map { ($0.key, $0.value.document()) }
    }
}

extension Endpoint {
    fileprivate var operation: JSON {
        var members: [(String, JSON)] = [
            ("summary", .string(title)), ("operationId", .string(operationID)),
        ]
        if let details { members.append(("description", .string(details))) }
        if access == .members { members.append(("security", [["bearer": []]])) }
        let parameters = pathParameters + self.parameters.map(\.document) + headers
        if !parameters.isEmpty { members.append(("parameters", .array(parameters))) }
        if let takes {
            members.append(
                ("requestBody", ["required": true, "content": content("application/json", takes)])
            )
        }
        if let upload {
            let schema: JSON = ["schema": ["type": "string", "format": "binary"]]
            let content = JSONObject(members: upload.types.map { ($0, schema) })
            members.append(("requestBody", ["required": true, "content": .object(content)]))
        }
        members.append(("responses", .object(JSONObject(members: responses))))
        return .object(JSONObject(members: members))
    }

    private var responses: [(String, JSON)] {
        var answer: [(String, JSON)] = [("description", .string(title))]
        if let type = answers.type { answer.append(("content", content(type, answers.body))) }
        let statuses = [answers.status, answers.otherStatus].compactMap { $0 }
        let refusal: JSON = [
            "description": "A refusal", "content": content("application/problem+json", ProblemBody.self),
        ]
        return statuses.map { ("\($0)", .object(JSONObject(members: answer))) } + [("default", refusal)]
    }

    /// The imperative part of the summary, before a semicolon: "Start a conversation".
    private var title: String { String(summary.prefix { $0 != ";" }) }

    private var details: String? {
        let details = summary.dropFirst(title.count + 1).drop { $0 == " " }
        return details.isEmpty ? nil : details.prefix(1).uppercased() + details.dropFirst()
    }

    /// The title without articles in camel case: `startConversation`.
    private var operationID: String {
        let words = title.replacing("'s", with: "").split { !$0.isLetter && !$0.isNumber }
            .filter { !["a", "an", "the"].contains($0) }
        return words.enumerated().map { index, word in
            (index == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased()) + word.dropFirst()
        }.joined()
    }

    private var pathParameters: [JSON] {
        parameterNames.map { name in
            ["name": .string(name), "in": "path", "required": true, "schema": Schema.text().document()]
        }
    }

    private var headers: [JSON] {
        (takesKey ? [Self.key] : []) + (isConditional ? [Self.precondition] : [])
    }

    private static let precondition: JSON = [
        "name": .string(Request.precondition), "in": "header", "required": false,
        "description":
            "The ETag of the version that the change is based on; answers 412 when there is a later one",
        "schema": Schema.text().document(),
    ]

    private static let key: JSON = [
        "name": .string(RepeatedRequests.header), "in": "header", "required": false,
        "description":
            "Makes retries safe: the request has one effect, and repetitions get the first response",
        "schema": [
            "type": "string", "pattern": "^[!-~]+$", "maxLength": .integer(Int64(RequestKey.longest)),
        ],
    ]

    private func content(_ type: String, _ body: (any Body.Type)?) -> JSON {
        let schema: JSON = body.map { ["schema": Schema.reference($0.name).document()] } ?? [:]
        return .object(JSONObject(members: [(type, schema)]))
    }
}

extension Parameter {
    fileprivate var document: JSON {
        [
            "name": .string(name), "in": "query", "required": .bool(isRequired),
            "description": .string(summary),
            "schema": schema.document(),
        ]
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
