import Domain
import Markup
import Wire
import Wording

/// What deleting a class does to others, before it is done.
struct ClassDeletionPage {
    let post: ClassBody
    let plan: ClassDeletionPlan

    func page(for visit: Visit) -> Page {
        let (language, id) = (visit.language, post.listing.id.description)
        let title = ClassPhrases.deletionTitle[language]
        let effects = [
            plan.conversations > 0 ? ClassPhrases.deletionTalks(plan.conversations) : nil,
            plan.proposals > 0 ? ClassPhrases.deletionProposals(plan.proposals) : nil,
            plan.favourites > 0 ? ClassPhrases.deletionFavourites(plan.favourites) : nil,
        ].compactMap { $0 }
        let items: HTML =
            effects.isEmpty
            ? "" : "<ul>\(effects.map { "<li>\($0[language])</li>" as HTML })</ul>"
        return Page(
            title,
            back: ClassPagePath.one.filled(id),
            content: """
                <div class="stack">
                <h1>\(title)</h1>
                <p>\(ClassPhrases.deletionLead(post.listing.title)[language])</p>
                \(items)
                \(plan.isAllowed ? button(id, language) : refusal(language))
                <a class="button" href="\(link: ClassPagePath.one.filled(id))">\
                \(FramePhrases.cancel[language])</a>
                </div>
                """
        )
    }

    private func button(_ id: String, _ language: Language) -> HTML {
        """
        <form method="post" action="\(link: ClassPagePath.delete.filled(id))">\
        <button class="button danger wide">\(ClassPhrases.delete[language])</button></form>
        """
    }

    private func refusal(_ language: Language) -> HTML {
        "<p class=\"callout warn\">\(ClassRefusal.dealAhead.words[language])</p>"
    }
}
