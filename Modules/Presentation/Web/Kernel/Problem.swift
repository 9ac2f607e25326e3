import Domain
import HTTPServer
import JSONCoding
import Wire
import Wording

/// Converts refusals and failures to responses.
struct Problem {
    let refusal: any Refusal & LocalizedRefusal
    let status: Int

    /// The refusal of each field, or the only one.
    var refusals: [any Refusal & LocalizedRefusal] {
        (refusal as? FieldRefusals)?.localized ?? [refusal]
    }

    /// An unexpected error becomes `server.failed`: its cause is logged and never sent.
    init(_ error: any Error) {
        switch error {
        case let refusal as RequestRefusal:
            self.init(refusal, status: refusal.status)
        case let error as FieldRefusal:
            self.init(error, status: error.kind.status)
        case let several as FieldRefusals:
            self.init(several, status: Problem(several.all[0]).status)
        case let refusal as any Refusal & LocalizedRefusal:
            self.init(refusal, status: refusal.kind.status)
        default:
            let refusal = RequestRefusal.rejected(.failed(error))
            self.init(refusal, status: refusal.status)
        }
    }

    private init(_ refusal: any Refusal & LocalizedRefusal, status: Int) {
        self.refusal = refusal
        self.status = status
    }

    /// In whole seconds; nil when waiting does not help.
    var retryAfter: String? {
        refusal.kind.retryAfter.map { "\(max(1, ($0.wholeMilliseconds + 999) / 1_000))" }
    }

    func response(to request: Request) -> Response {
        let language = request.language
        let body = ProblemBody(
            status: status,
            code: refusal.code,
            title: refusal.kind.title[language],
            detail: refusal.words[language],
            field: refusal.field,
            accountFields: refusal.accountFields,
            challenge: refusal.challenge,
            allowedFrom: refusal.allowedFrom,
            requestID: request.id,
            errors: refusals.count > 1 ? refusals.compactMap { $0.error(in: language) } : []
        )
        var response = Response(status: status, bytes: body.encoded, type: "application/problem+json")
        response.headers["Content-Language"] = language.rawValue
        response.headers["Cache-Control"] = "no-store"
        response.headers["Retry-After"] = retryAfter
        if status == 401 {
            response.headers["WWW-Authenticate"] = "Bearer realm=\"madang\", error=\"\(refusal.code)\""
        }
        if case RequestRefusal.rejected(.methodNotAllowed(let allowed)) = refusal {
            response.headers["Allow"] = allowed.map(\.rawValue).joined(separator: ", ")
        }
        return response
    }
}

extension Refusal where Self: LocalizedRefusal {
    fileprivate func error(in language: Language) -> ProblemBody.FieldProblem? {
        field.map { ProblemBody.FieldProblem(field: $0, code: code, detail: words[language]) }
    }
}

/// A refusal reported at another field, because this body names it differently.
struct FieldRefusal: Refusal, LocalizedRefusal {
    let refusal: any Refusal & LocalizedRefusal
    let field: String?

    var code: String { refusal.code }
    var kind: RefusalKind { refusal.kind }
    var allowedFrom: Moment? { refusal.allowedFrom }
    var words: Words { refusal.words }
}

extension RefusalKind {
    fileprivate var status: Int {
        switch self {
        case .invalid: 422
        case .unauthenticated: 401
        case .forbidden: 403
        case .notFound: 404
        case .gone: 410
        case .conflict, .underway: 409
        case .outdated: 412
        case .tooSoon: 429
        case .busy: 503
        }
    }

    fileprivate var retryAfter: Duration? {
        switch self {
        case .underway(let wait), .tooSoon(let wait), .busy(let wait): wait
        default: nil
        }
    }

    var title: Words {
        switch self {
        case .invalid: Words("입력을 확인해 주세요", "Please check the request")
        case .unauthenticated: Words("로그인이 필요해요", "Sign-in required")
        case .forbidden: Words("권한이 없어요", "Not allowed")
        case .notFound: Words("찾을 수 없어요", "Not found")
        case .gone: Words("삭제됐어요", "Deleted")
        case .conflict: Words("지금은 할 수 없어요", "Not possible right now")
        case .outdated: Words("그사이 바뀌었어요", "Changed in the meantime")
        case .tooSoon: Words("조금 천천히 해 주세요", "Too many requests")
        case .underway, .busy: Words("잠시 기다려 주세요", "Please wait a moment")
        }
    }
}
