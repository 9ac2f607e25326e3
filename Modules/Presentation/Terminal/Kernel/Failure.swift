import Arguments
import Domain
import Remote
import Wire
import Wording

/// Maps errors to exit codes and messages.
struct Failure {
    let exitCode: ExitCode
    let problem: ProblemBody
    /// The message for a person; may be longer than the problem's detail.
    let text: String
    /// A command that fixes the problem.
    let remedy: String?

    init(_ error: any Error, in language: Language) {
        switch error {
        case let error as RemoteError: self.init(error, in: language)
        case let refusal as any Refusal & LocalizedRefusal: self.init(refusal, in: language)
        case let error as UsageError:
            let phrases = UsagePhrases.in(language)
            self.init(.usage, phrases.problem(error.problem), text: phrases.explain(error), in: language)
        case let error as SettingsError:
            let phrases = UsagePhrases.in(language)
            self.init(.usage, error.problems.map(phrases.setting).joined(separator: "\n"), in: language)
        case let complaint as UsageComplaint: self.init(.usage, complaint.text, in: language)
        case let failure as AppFailure:
            self.init(
                .failure,
                failure.words[language],
                remedy: failure.remedy,
                code: failure.code,
                in: language
            )
        case let error as CredentialFileError:
            self.init(.failure, error.words[language], remedy: error.remedy, in: language)
        case is CancellationError, Prompt.Failure.cancelled, Prompt.Failure.ended:
            self.init(.interrupted, language.say("중단했어요.", "Cancelled."), in: language)
        case Streams.Failure.broken(let why):
            self.init(.failure, TerminalPhrases.unwritable(why)[language], in: language)
        default: self.init(.failure, TerminalPhrases.unexpected("\(error)")[language], in: language)
        }
    }

    private init(_ error: RemoteError, in language: Language) {
        switch error {
        case .refused(let problem, _):
            // A server error is a failure, not a refusal.
            self.init(
                problem.status == 500 ? .failure : .refused,
                problem,
                remedy: Self.remedy(of: problem.accountFields)
            )
        case .notSignedIn(let problem?):
            self.init(.notSignedIn, problem, remedy: "madang login")
        case .notSignedIn(nil):
            let refusal = SessionRefusal.signInNeeded
            let title = ExitCode.notSignedIn.title[language]
            self.init(
                .notSignedIn,
                ProblemBody(status: 401, code: refusal.code, title: title, detail: refusal.words[language]),
                remedy: "madang login"
            )
        case .unreachable(let reason):
            self.init(.unreachable, TerminalPhrases.unreachable(reason)[language], in: language)
        case .unexpected(let status, let reason):
            self.init(.failure, TerminalPhrases.notOurs(status, reason)[language], in: language)
        }
    }

    private static func remedy(of fields: [String]) -> String? {
        guard !fields.isEmpty else { return nil }
        guard fields != [TeacherRefusal.accountField] else { return "madang teacher on" }
        return "madang account edit" + fields.map { " --\(option(of: $0)) …" }.joined()
    }

    /// The option that sets a field: "birth-year" for "birthYear".
    private static func option(of field: String) -> String {
        field.reduce(into: "") { option, letter in
            option += letter.isUppercase ? "-\(letter.lowercased())" : String(letter)
        }
    }

    private init(_ refusal: any Refusal & LocalizedRefusal, in language: Language) {
        self.init(
            .refused,
            ProblemBody(
                status: refusal.kind == .notFound ? 404 : 422,
                code: refusal.code,
                title: ExitCode.refused.title[language],
                detail: refusal.words[language],
                field: refusal.field
            )
        )
    }

    private init(
        _ exitCode: ExitCode,
        _ detail: String,
        text: String? = nil,
        remedy: String? = nil,
        code: String? = nil,
        in language: Language
    ) {
        let problem = ProblemBody(
            status: exitCode.status,
            code: code ?? "terminal.\(exitCode)",
            title: exitCode.title[language],
            detail: detail
        )
        self.init(exitCode, problem, text: text, remedy: remedy)
    }

    private init(
        _ exitCode: ExitCode,
        _ problem: ProblemBody,
        text: String? = nil,
        remedy: String? = nil
    ) {
        self.exitCode = exitCode
        self.problem = problem
        self.text = text ?? problem.detail
        self.remedy = remedy
    }
}

extension ExitCode {
    /// The status that a server would use.
    fileprivate var status: Int {
        switch self {
        case .usage: 400
        case .refused: 422
        case .notSignedIn: 401
        case .unreachable: 503
        case .success, .failure, .interrupted: 500
        }
    }

    fileprivate var title: Words {
        switch self {
        case .usage: Words("명령을 잘못 썼어요", "Usage")
        case .refused: Words("할 수 없어요", "Refused")
        case .notSignedIn: Words("로그인이 필요해요", "Not signed in")
        case .unreachable: Words("서버에 닿지 않아요", "Unreachable")
        case .success, .failure, .interrupted: Words("실패했어요", "Failed")
        }
    }
}

extension CredentialFileError {
    fileprivate var words: Words {
        switch reason {
        case .damaged: Words("로그인 파일을 읽을 수 없어요: \(path)", "The login file is damaged: \(path)")
        case .inaccessible(let why):
            Words("로그인 파일을 쓸 수 없어요: \(path) (\(why))", "The login file can't be used: \(path) (\(why))")
        }
    }

    fileprivate var remedy: String? {
        reason == .damaged ? "rm '\(path)' && madang login" : nil
    }
}
