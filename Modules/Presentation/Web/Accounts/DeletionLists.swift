import Domain
import Markup
import Wire
import Wording

/// What the deletion of an account removes, and what it keeps.
struct DeletionLists {
    let plan: DeletionPlanBody

    func html(in language: Language) -> HTML {
        """
        \(list(SettingsPhrases.goes, plan.goes, language))
        \(list(SettingsPhrases.stays, plan.stays, language))
        """
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
}
