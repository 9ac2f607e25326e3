import Domain
import Markup
import Wire
import Wording

/// The page that shows what deleting the account removes and keeps.
struct DeletePage {
    let plan: DeletionPlanBody
    let ways: ConfirmMember.Ways
    var entry = FormEntry.empty
    /// Whether the form was sent without its confirmation checked.
    var isUnconfirmed = false

    func page(for visit: Visit) -> Page {
        let language = visit.language
        return Page(
            SettingsPhrases.delete[language],
            tab: .mine,
            back: AccountPagePath.settings.rawValue,
            content: """
                <div class="head"><h1>\(SettingsPhrases.deleteTitle[language])</h1>
                <p class="soft">\(SettingsPhrases.deleteText[language])</p></div>
                <div class="stack">
                \(DeletionLists(plan: plan).html(in: language))
                <p>\(SettingsPhrases.deleteFirst[language]) \
                <a href="\(link: AccountPagePath.export.rawValue)">\(SettingsPhrases.export[language])</a></p>
                \(form(visit))
                </div>
                """
        )
    }

    /// Without a fresh sign-in, asks for the password or a provider.
    private func form(_ visit: Visit) -> HTML {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry)
        let password: HTML =
            ways.hasPassword && !ways.isFresh
            ? parts.password("password", SignInPhrases.password, isNew: false) : ""
        let others: HTML =
            ways.isFresh
            ? "" : ConfirmLinks(ways: ways, way: AccountPagePath.delete.rawValue).html(in: language)
        let trouble: HTML =
            isUnconfirmed
            ? """
            <p class="trouble" id="understood-note" role="alert">\
            \(SettingsPhrases.understoodMissing[language])</p>
            """
            : ""
        return """
            <form class="form" method="post" action="\(link: AccountPagePath.delete.rawValue)" novalidate>
            \(parts.summary)
            \(password)
            <div class="field"><label class="check tall"><input type="checkbox" id="understood" \
            name="understood" value="true" required\
            \(" aria-invalid=\"true\" aria-describedby=\"understood-note\"", if: isUnconfirmed)>
            <span>\(SettingsPhrases.understood[language])</span></label>\(trouble)</div>
            <button class="button danger wide" type="submit">\(SettingsPhrases.deleteNow[language])</button>
            </form>
            \(others)
            """
    }
}
