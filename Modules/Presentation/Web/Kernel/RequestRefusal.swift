import Domain
import HTTPServer
import JSONCoding
import Wording

/// A request that is refused before it reaches a rule of the app.
enum RequestRefusal: Refusal {
    case malformedJSON(JSONError)
    case violation(Violation)
    case unsupportedMediaType
    case unknownParameter(String, suggestion: String?)
    case invalidParameter(String)
    /// Each parameter is valid, but they exclude each other.
    case contradictoryParameter(String)
    /// Sent by another site's page.
    case foreignOrigin
    /// Asked by a name that this server doesn't answer under.
    case misdirected(from: String)
    case rejected(Rejection)

    var code: String {
        switch self {
        case .malformedJSON: "request.malformed-json"
        case .violation(let violation): violation.kind.code
        case .unsupportedMediaType: "request.unsupported-media-type"
        case .unknownParameter: "request.unknown-parameter"
        case .invalidParameter: "request.invalid-parameter"
        case .contradictoryParameter: "request.contradictory-parameter"
        case .foreignOrigin: "request.foreign-origin"
        case .misdirected: "request.misdirected"
        case .rejected(let rejection): rejection.code
        }
    }

    var kind: RefusalKind {
        switch self {
        case .rejected(.notFound), .misdirected: .notFound
        case .foreignOrigin: .forbidden
        case .rejected(.stopping): .busy(retryAfter: .seconds(5))
        default: .invalid
        }
    }

    var field: String? {
        switch self {
        case .violation(let violation): violation.path.isEmpty ? nil : violation.path
        case .unknownParameter(let name, _), .invalidParameter(let name), .contradictoryParameter(let name):
            name
        default: nil
        }
    }

    var status: Int {
        switch self {
        case .malformedJSON, .violation, .unknownParameter, .invalidParameter: 400
        case .contradictoryParameter: 422
        case .unsupportedMediaType: 415
        case .foreignOrigin: 403
        case .misdirected: 421
        case .rejected(let rejection): rejection.status
        }
    }
}

extension RequestRefusal {
    /// One for each code.
    static let examples: [RequestRefusal] =
        violations.map { .violation(Violation(path: "field", kind: $0)) } + rejections.map { .rejected($0) }
        + [
            .malformedJSON(.example), .unsupportedMediaType, .unknownParameter("name", suggestion: nil),
            .invalidParameter("name"), .contradictoryParameter("name"), .foreignOrigin,
            .misdirected(from: "https://madang.example"),
        ]

    private static let violations: [Violation.Kind] = [
        .unknownField(suggestion: nil), .missing, .wrongType(expected: "string"), .tooLong(most: 100),
        .tooShort(least: 1), .outOfRange(lowest: "0", highest: "3"), .notOneOf(["ko", "en"]),
        .unreadable(wanted: "RFC 3339 time"),
    ]

    private static let rejections: [Rejection] = [
        .notFound, .methodNotAllowed(allow: [.get]), .uriTooLong(limit: 8_192),
        .headersTooLarge(limit: 16_384),
        .bodyTooLarge(limit: 65_536), .bodyNotAllowed, .timedOut,
        .badRequest(reason: "a space in the target"),
        .stopping, .failed(CancellationError()),
    ]
}

extension JSONError {
    fileprivate static var example: JSONError {
        do throws(JSONError) {
            _ = try JSON(parsing: [])
        } catch {
            return error
        }
        preconditionFailure("nothing at all is no JSON")
    }
}

extension Violation.Kind {
    fileprivate var code: String {
        switch self {
        case .unknownField: "request.unknown-field"
        case .missing: "request.missing-field"
        case .wrongType: "request.wrong-type"
        case .tooLong, .tooMany: "request.too-long"
        case .tooShort, .tooFew: "request.too-short"
        case .outOfRange: "request.out-of-range"
        case .notOneOf: "request.not-one-of"
        case .unreadable: "request.unreadable-value"
        }
    }
}

extension Rejection {
    fileprivate var code: String {
        switch self {
        case .notFound: "request.no-such-path"
        case .methodNotAllowed: "request.method-not-allowed"
        case .uriTooLong: "request.uri-too-long"
        case .headersTooLarge: "request.headers-too-large"
        case .bodyTooLarge: "request.body-too-large"
        case .bodyNotAllowed: "request.body-not-allowed"
        case .timedOut: "request.timed-out"
        case .badRequest: "request.malformed"
        case .stopping: "server.stopping"
        case .failed: "server.failed"
        }
    }
}
