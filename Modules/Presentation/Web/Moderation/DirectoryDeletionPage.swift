import Domain
import Markup
import Wire
import Wording

/// What deleting a member's account removes and keeps. The nickname is typed to confirm it.
struct DirectoryDeletionPage {
    let member: DirectoryEntryBody
    let plan: DeletionPlanBody
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = DirectoryPhrases.deletionTitle[language]
        return Page(
            title,
            tab: .mine,
            back: DirectoryPagePath.one.filled(member.id.description),
            content: """
                <div class="head"><h1>\(title)</h1>
                <p>\(member.nickname) · \(member.email)</p>
                <p class="soft">\(DirectoryPhrases.deletionText[language])</p></div>
                <div class="stack">
                \(DeletionLists(plan: plan).html(in: language))
                \(form(visit))
                </div>
                """
        )
    }

    private func form(_ visit: Visit) -> HTML {
        let parts = FormParts(visit: visit, entry: entry)
        return parts.form(
            to: DirectoryPagePath.delete.filled(member.id.description),
            """
            \(parts.line(
                "nickname",
                DirectoryPhrases.typed(member.nickname),
                isRequired: true,
                attributes: " autocomplete=\"off\" autocapitalize=\"none\" spellcheck=\"false\""
            ))
            \(parts.button(DirectoryPhrases.deleteNow, isDanger: true))
            """
        )
    }
}
