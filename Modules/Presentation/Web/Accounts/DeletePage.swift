import Domain
import Markup
import Wire
import Wording

/// What leaving would take and leave, before anything is done.
struct DeletePage {
    let plan: DeletionPlanBody
    /// Whether it was tried without the tick.
    let isUnconfirmed: Bool

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
                \(list(SettingsPhrases.goes, plan.goes, language))
                \(list(SettingsPhrases.stays, plan.stays, language))
                <p>\(SettingsPhrases.deleteFirst[language]) \
                <a href="\(link: AccountPagePath.export.rawValue)">\(SettingsPhrases.export[language])</a></p>
                \(form(language))
                </div>
                """
        )
    }

    private func list(_ title: Words, _ items: [DeletionPlanBody.Item], _ language: Language) -> HTML {
        """
        <section class="panel"><h2>\(title[language])</h2>
        <ul>\(items.map { item in
            """
            <li>\(item.thing.words[language])\
            \(item.count.map { " <b>\(SettingsPhrases.count($0)[language])</b>" as HTML })</li>
            """ as HTML
        })</ul></section>
        """
    }

    private func form(_ language: Language) -> HTML {
        let trouble: HTML =
            isUnconfirmed
            ? """
            <p class="trouble" id="understood-note" role="alert">\
            \(SettingsPhrases.understoodMissing[language])</p>
            """
            : ""
        return """
            <form class="form" method="post" action="\(link: AccountPagePath.delete.rawValue)" novalidate>
            <div class="field"><label class="check tall"><input type="checkbox" id="understood" \
            name="understood" value="true" required\
            \(" aria-invalid=\"true\" aria-describedby=\"understood-note\"", if: isUnconfirmed)>
            <span>\(SettingsPhrases.understood[language])</span></label>\(trouble)</div>
            <button class="button danger wide" type="submit">\(SettingsPhrases.deleteNow[language])</button>
            </form>
            """
    }
}
