import Domain
import Markup
import Wire
import Wording

/// The form in which an operator declines what a member asked for.
struct DeclinePage {
    /// The title of what is declined.
    let about: String
    let back: String
    let action: String
    /// Who reads the reason.
    let hint: Words
    let templates: [ReasonTemplateBody]
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = SubmissionPhrases.decline
        let parts = FormParts(visit: visit, entry: entry)
        return Page(
            title[language],
            back: back,
            content: """
                <div class="head"><h1>\(title[language])</h1>
                <p class="soft">\(about)</p></div>
                \(parts.form(
                    to: action,
                    """
                    \(parts.key)
                    \(parts.reason(
                        "reason",
                        SubmissionPhrases.reason,
                        from: templates,
                        most: SubmissionReason.longest,
                        hint: hint,
                        isRequired: true
                    ))
                    \(parts.button(title))
                    """
                ))
                """
        )
    }
}
