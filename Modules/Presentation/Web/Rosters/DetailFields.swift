import Domain
import HTTPServer
import Markup
import Wire
import Wording

/// The details that a listing asks for and a member hasn't told yet, asked where the member applies or posts.
struct DetailFields {
    /// The part of a form whose fields belong to the member's account.
    static let part = "own"

    let missing: [MemberDetail]
    let parts: FormParts

    static func name(of detail: MemberDetail) -> String { "\(part).\(detail.rawValue)" }

    var html: HTML {
        guard !missing.isEmpty else { return "" }
        let language = parts.visit.language
        return """
            <section class="panel" aria-labelledby="details">
            <h2 id="details">\(DetailPhrases.title[language])</h2>
            <p class="hint">\(DetailPhrases.promise[language])</p>
            \(missing.map(control))
            </section>
            """
    }

    private func control(_ detail: MemberDetail) -> HTML {
        let name = Self.name(of: detail)
        return switch detail {
        case .birthYear:
            parts.line(
                name,
                SettingsPhrases.birthYear,
                hint: DetailPhrases.birthYearHint,
                isRequired: true,
                attributes: " inputmode=\"numeric\" maxlength=\"4\" autocomplete=\"bday-year\""
            )
        case .pace:
            parts.choices(
                name,
                SettingsPhrases.pace,
                hint: DetailPhrases.paceHint,
                Pace.allCases.map { ($0.rawValue, $0.words) }
            )
        case .gender:
            parts.choices(name, SettingsPhrases.gender, Gender.allCases.map { ($0.rawValue, $0.words) })
        case .jobGroup:
            parts.select(
                name,
                SettingsPhrases.jobGroup,
                [("", SettingsPhrases.unsaid)] + JobGroup.allCases.map { ($0.rawValue, $0.words) }
            )
        }
    }
}

extension FormEntry {
    /// Saves the details of the form in the account, and returns the rest of the form.
    func savingDetails(_ visit: Visit) async throws -> FormEntry {
        let told = MemberDetail.allCases.map { (name: $0.rawValue, value: text(DetailFields.name(of: $0))) }
            .filter { !$0.value.isEmpty }
        guard !told.isEmpty else { return self }
        do {
            let document = FormEntry(told).document(like: ProfileChangeBody.self)
            try await visit(API.accounts.change(ProfileChangeBody(validating: document)))
        } catch {
            throw refusal(at: DetailFields.part, for: error)
        }
        return without(DetailFields.part)
    }

    /// The refusals of the account, at the fields of this form.
    private func refusal(at part: String, for error: any Error) -> any Error {
        let moved = Problem(error).refusals.map { refusal in
            FieldRefusal(refusal: refusal, field: refusal.field.map { "\(part).\($0)" })
        }
        guard error is any Refusal, moved.allSatisfy({ $0.field != nil }) else { return error }
        return FieldRefusals(moved)
    }

    /// What the form has to ask: what is known to be missing, and what a refusal found.
    func missingDetails(knowing known: [MemberDetail]) -> [MemberDetail] {
        let refused = problem?.refusal.accountFields ?? []
        return MemberDetail.allCases.filter { known.contains($0) || refused.contains($0.rawValue) }
    }
}

/// Texts of the details that a member is asked for.
private enum DetailPhrases {
    static let title = Words("처음 한 번만 알려 주세요", "Asked only once")
    static let promise = Words(
        "나에게만 보여요. 조건에 맞는지 확인할 때만 쓰고, 다음을 위해 프로필에 저장해 둘게요.",
        "Only you can see this. It is used to check conditions, and saved in your profile for next time."
    )
    static let birthYearHint = Words("러닝은 19세부터 함께할 수 있어요.", "Runs are for ages 19 and up.")
    static let paceHint = Words("1km를 달리는 시간이에요.", "Your time for one kilometre.")
}
