import Domain
import HTTPServer
import JSONCoding
import Wire

extension Endpoint {
    /// Its operation in the OpenAPI document.
    func document(in tag: String) -> JSON {
        var members: [(String, JSON)] = [
            ("tags", [.string(tag)]), ("summary", .string(title)), ("operationId", .string(operationID)),
        ]
        if let details { members.append(("description", .string(details))) }
        switch access {
        case .members: members.append(("security", [["session": []], ["apiToken": []]]))
        case .devices: members.append(("security", [["session": []]]))
        case .visitors, .anyone: break
        }
        let parameters = pathParameters + self.parameters.map(\.document) + headers
        if !parameters.isEmpty { members.append(("parameters", .array(parameters))) }
        if let requestBody { members.append(("requestBody", requestBody)) }
        members.append(("responses", .object(JSONObject(members: responses))))
        if let callback { members.append(("callbacks", callback.document)) }
        return .object(JSONObject(members: members))
    }

    /// The imperative part of the summary, before a semicolon: "Start a conversation".
    var title: String { String(summary.prefix { $0 != ";" }) }

    var details: String? {
        let details = summary.dropFirst(title.count + 1).drop { $0 == " " }
        return details.isEmpty ? nil : details.prefix(1).uppercased() + details.dropFirst()
    }

    /// The title without articles in camel case: `startConversation`.
    var operationID: String {
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

    private var requestBody: JSON? {
        if let takes { return ["required": true, "content": content("application/json", takes)] }
        guard let upload else { return nil }
        let schema: JSON = ["schema": ["type": "string", "format": "binary"]]
        return [
            "required": true, "content": .object(JSONObject(members: upload.types.map { ($0, schema) })),
        ]
    }

    private var responses: [(String, JSON)] {
        var answer: [(String, JSON)] = [("description", .string(title))]
        if !answerHeaders.isEmpty { answer.append(("headers", .object(JSONObject(members: answerHeaders)))) }
        if let type = answers.type { answer.append(("content", content(type, answers.body))) }
        let success = JSON.object(JSONObject(members: answer))
        let statuses = [answers.status, answers.otherStatus].compactMap { $0 }
        return statuses.map { ("\($0)", success) } + refusals.map { ($0.status, $0.reference) }
    }

    private var answerHeaders: [(String, JSON)] {
        var headers: [(String, JSON)] = []
        if answers.body?.isVersioned ?? false {
            headers.append(("ETag", header("The version, for `\(Request.precondition)`")))
        }
        if takesKey {
            let meaning = "`true` for the first response to a request that was repeated"
            headers.append((RepeatedRequests.mark, header(meaning)))
        }
        return headers
    }

    private var refusals: [RefusalDocument] {
        RefusalDocument.allCases.filter { refusal in
            switch refusal {
            case .malformed: takes != nil || upload != nil || !parameters.isEmpty || !parameterNames.isEmpty
            case .unauthenticated: access.needsSignIn
            case .notFound: !parameterNames.isEmpty
            case .outdated: isConditional
            case .refused: takes != nil
            case .tooSoon: method == .post
            case .busy, .other: true
            }
        }
    }

    private func content(_ type: String, _ body: (any Body.Type)?) -> JSON {
        let schema: JSON = body.map { ["schema": Schema.reference($0.name).document()] } ?? [:]
        return .object(JSONObject(members: [(type, schema)]))
    }
}

extension Parameter {
    fileprivate var document: JSON {
        var members: [(String, JSON)] = [
            ("name", .string(name)), ("in", "query"), ("required", .bool(isRequired)),
            ("description", .string(summary)), ("schema", schema.document()),
        ]
        if schema.isCommaSeparated { members += [("style", "form"), ("explode", false)] }
        return .object(JSONObject(members: members))
    }
}

private func header(_ description: String) -> JSON {
    ["description": .string(description), "schema": ["type": "string"]]
}

/// Refusals that many operations answer.
enum RefusalDocument: String, CaseIterable {
    case malformed = "400"
    case unauthenticated = "401"
    case notFound = "404"
    case outdated = "412"
    case refused = "422"
    case tooSoon = "429"
    case busy = "503"
    case other = "default"

    var status: String { rawValue }
    var reference: JSON { ["$ref": .string("#/components/responses/\(name)")] }

    var component: (String, JSON) {
        var members: [(String, JSON)] = [("description", .string(meaning))]
        if let headers { members.append(("headers", headers)) }
        let schema = Schema.reference(ProblemBody.name).document()
        members.append(("content", ["application/problem+json": ["schema": schema]]))
        return (name, .object(JSONObject(members: members)))
    }

    private var name: String {
        switch self {
        case .malformed: "Malformed"
        case .unauthenticated: "Unauthenticated"
        case .notFound: "NotFound"
        case .outdated: "Outdated"
        case .refused: "Refused"
        case .tooSoon: "TooSoon"
        case .busy: "Busy"
        case .other: "Refusal"
        }
    }

    var meaning: String {
        switch self {
        case .malformed: "The request isn't of this form"
        case .unauthenticated: "No valid access token was sent"
        case .notFound: "It doesn't exist, or not for this member"
        case .outdated: "There is a later version than that of `\(Request.precondition)`"
        case .refused: "A value breaks a rule"
        case .tooSoon: "Too many requests of this kind"
        case .busy: "The server can't answer now; nothing was changed"
        case .other: "A refusal"
        }
    }

    private var headers: JSON? {
        switch self {
        case .unauthenticated: ["WWW-Authenticate": header("`Bearer`, with the code as `error`")]
        case .tooSoon, .busy: ["Retry-After": header("Seconds to wait")]
        default: nil
        }
    }
}
