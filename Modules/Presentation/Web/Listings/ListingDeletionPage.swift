import Domain
import Markup
import Wire
import Wording

/// The page that shows the effects of deleting a listing on others and asks for confirmation.
struct ListingDeletionPage {
    let listing: ListingBody
    let plan: ListingDeletionPlan

    func page(for visit: Visit) -> Page {
        let (language, id) = (visit.language, listing.id.description)
        let title = ListingPhrases.deletionTitle[language]
        let effects = [
            plan.conversations > 0 ? ListingPhrases.deletionTalks(plan.conversations) : nil,
            plan.proposals > 0 ? ListingPhrases.deletionProposals(plan.proposals) : nil,
            listing.comments > 0 ? CommentPhrases.deletedWithListing(listing.comments) : nil,
            plan.stake.orders > 0 ? ListingPhrases.deletionRefunds(plan.stake) : nil,
            plan.favourites > 0 ? ListingPhrases.deletionFavourites(plan.favourites) : nil,
        ].compactMap { $0 }
        let items: HTML =
            effects.isEmpty
            ? "" : "<ul>\(effects.map { "<li>\($0[language])</li>" as HTML })</ul>"
        return Page(
            title,
            back: listing.pageAddress,
            content: """
                <div class="stack">
                <h1>\(title)</h1>
                <p>\(ListingPhrases.deletionLead(listing.title)[language])</p>
                \(items)
                \(plan.obstacle.map { refusal($0, language) } ?? button(id, language))
                <a class="button" href="\(link: listing.pageAddress)">\
                \(FramePhrases.goBack[language])</a>
                </div>
                """
        )
    }

    private func button(_ id: String, _ language: Language) -> HTML {
        """
        <form method="post" action="\(link: ListingPagePath.delete.filled(id))">\
        <button class="button danger wide">\(ListingPhrases.delete[language])</button></form>
        """
    }

    private func refusal(_ obstacle: ListingDeletionPlan.Obstacle, _ language: Language) -> HTML {
        "<p class=\"callout warn\">\(obstacle.words[language])</p>"
    }
}
