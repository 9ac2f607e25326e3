import Domain
import HTTPServer
import JSONCoding
import Wire

/// One thing the API does: the route that answers, and what its document says, from one declaration.
public struct Endpoint: Sendable {
    enum Access: Sendable {
        case anyone
        /// Whoever is signed in is known, nobody has to be.
        case visitors
        case members
    }

    let method: Method
    let path: String
    let summary: String
    let access: Access
    let parameters: [Parameter]
    let takes: (any Body.Type)?
    /// Set for an upload, whose body is read by the work itself.
    var upload: Upload?
    let answers: Answer
    /// Whether the API's document tells of it; what only pages are made of is not the API's.
    var isDocumented = true
    /// Whether what it answers follows from what it made, so that it can be told again without being kept.
    var isRetold = false
    var answer: @Sendable (Request, SignedIn?) async throws -> Reply

    struct Answer: Sendable {
        let status: Int
        /// The other status that means success, if there are two.
        var otherStatus: Int?
        let type: String?
        let body: (any Body.Type)?
    }

    struct Upload: Sendable {
        let type: String
        let limit: Int
        /// Where its bytes are held while it is worked on.
        let room: BodyMemory
    }
}

/// Longest body of a request that isn't an upload; the contract's largest stays far below.
private let longestBody = 64 * 1024

extension Endpoint {
    /// What stands in braces in its path, from left to right.
    var placeNames: [String] {
        path.split(separator: "/").filter { $0.hasPrefix("{") }.map { String($0.dropFirst().dropLast()) }
    }

    var bodyPolicy: BodyPolicy {
        if let upload { return .streamed(limit: upload.limit) }
        return takes == nil ? .none : .buffered(limit: longestBody)
    }

    /// For anyone, signed in or not.
    static func anyone<Out: Body>(
        _ method: Method,
        _ path: some Path,
        _ summary: String,
        query parameters: [Parameter] = [],
        answers: Answers<Out>,
        _ work: @escaping @Sendable (Request) async throws -> Out
    ) -> Endpoint {
        declare(method, path, summary, .anyone, parameters, takes: nil, answers) { request, _ in
            try await work(request)
        }
    }

    /// For anyone who sends a body.
    static func anyone<In: Body, Out: Body>(
        _ method: Method,
        _ path: some Path,
        _ summary: String,
        takes: In.Type,
        answers: Answers<Out>,
        _ work: @escaping @Sendable (Request, In) async throws -> Out
    ) -> Endpoint {
        declare(method, path, summary, .anyone, [], takes: In.self, answers) { request, _ in
            try await work(request, request.read(In.self))
        }
    }

    /// For anyone; a member who is signed in sees it as theirs.
    static func visitor<Out: Body>(
        _ method: Method,
        _ path: some Path,
        _ summary: String,
        query parameters: [Parameter] = [],
        answers: Answers<Out>,
        _ work: @escaping @Sendable (Request, SignedIn?) async throws -> Out
    ) -> Endpoint {
        declare(method, path, summary, .visitors, parameters, takes: nil, answers, work)
    }

    /// For a signed-in member; who it is comes as a parameter that the work cannot do without.
    static func member<Out: Body>(
        _ method: Method,
        _ path: some Path,
        _ summary: String,
        query parameters: [Parameter] = [],
        answers: Answers<Out>,
        _ work: @escaping @Sendable (Request, SignedIn) async throws -> Out
    ) -> Endpoint {
        declare(method, path, summary, .members, parameters, takes: nil, answers) { request, who in
            guard let who else { throw SessionRefusal.signInNeeded }
            return try await work(request, who)
        }
    }

    /// For a signed-in member who sends a body.
    static func member<In: Body, Out: Body>(
        _ method: Method,
        _ path: some Path,
        _ summary: String,
        takes: In.Type,
        answers: Answers<Out>,
        _ work: @escaping @Sendable (Request, SignedIn, In) async throws -> Out
    ) -> Endpoint {
        declare(method, path, summary, .members, [], takes: In.self, answers) { request, who in
            guard let who else { throw SessionRefusal.signInNeeded }
            return try await work(request, who, request.read(In.self))
        }
    }

    private static func declare<Out: Body>(
        _ method: Method,
        _ path: some Path,
        _ summary: String,
        _ access: Access,
        _ parameters: [Parameter],
        takes: (any Body.Type)?,
        _ answers: Answers<Out>,
        _ work: @escaping @Sendable (Request, SignedIn?) async throws -> Out
    ) -> Endpoint {
        Endpoint(
            method: method,
            path: path.rawValue,
            summary: summary,
            access: access,
            parameters: parameters,
            takes: takes,
            answers: answers.described
        ) { request, who in
            try request.check(parameters)
            return answers.reply(try await work(request, who))
        }
    }

    /// Events for a signed-in member, for as long as they listen.
    static func stream(
        _ path: some Path,
        _ summary: String,
        query parameters: [Parameter] = [],
        _ work: @escaping @Sendable (Request, SignedIn) async throws -> EventSource
    ) -> Endpoint {
        Endpoint(
            method: .get,
            path: path.rawValue,
            summary: summary,
            access: .members,
            parameters: parameters,
            takes: nil,
            answers: Answer(status: 200, type: "text/event-stream", body: nil)
        ) { request, who in
            guard let who else { throw SessionRefusal.signInNeeded }
            try request.check(parameters)
            return .other(Response(events: try await work(request, who)))
        }
    }

    /// A file that pages are made of.
    static func file(
        _ path: some Path,
        _ summary: String,
        type: String,
        _ work: @escaping @Sendable (Request) async throws -> Response
    ) -> Endpoint {
        var endpoint = raw(.get, path, summary, type: type, work)
        endpoint.isDocumented = false
        return endpoint
    }

    /// For what is not JSON of the contract: health, metrics, documents.
    static func raw(
        _ method: Method,
        _ path: some Path,
        _ summary: String,
        type: String,
        _ work: @escaping @Sendable (Request) async throws -> Response
    ) -> Endpoint {
        Endpoint(
            method: method,
            path: path.rawValue,
            summary: summary,
            access: .anyone,
            parameters: [],
            takes: nil,
            answers: Answer(status: 200, type: type, body: nil)
        ) { request, _ in
            .other(try await work(request))
        }
    }
}

/// Which status an endpoint answers with, and the shape of its body.
struct Answers<Out: Body>: Sendable {
    private let status: Int

    static func json(_ status: Int = 200, _: Out.Type = Out.self) -> Answers {
        Answers(status: status)
    }

    var described: Endpoint.Answer {
        Out.self == Nothing.self
            ? .init(status: status, type: nil, body: nil)
            : .init(status: status, type: "application/json", body: Out.self)
    }

    func reply(_ body: Out) -> Reply {
        Out.self == Nothing.self ? .other(Response(status: status)) : .body(body, status: status)
    }
}

extension Answers where Out == Nothing {
    static var nothing: Answers { Answers(status: 204) }
    /// Will be done; whether it comes to anything is not for the asker to know.
    static var accepted: Answers { Answers(status: 202) }
}
