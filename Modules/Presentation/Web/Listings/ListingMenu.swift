import Domain
import Markup
import Wire
import Wording

/// The menu of a listing's actions for its author or a reader.
struct ListingMenu {
    let listing: ListingBody
    let isMine: Bool
    /// Nil for a kind that takes no applications.
    let roster: RosterBody?

    private var id: String { listing.id.description }
    private var editAddress: String { PostPagePath.edit(listing.kind).filled(id) }

    /// Whether its author can still call it off.
    private func isCancellable(at now: Moment) -> Bool {
        listing.kind.takesApplications && (listing.startsAt.map { now < $0 } ?? true)
    }

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        return """
            <details class="menu"><summary class="icon-button" \
            aria-label="\(ListingPhrases.menu[language])">\(Icon.more.html)</summary>
            <div class="menu-items">
            <button type="button" data-share hidden>\(Icon.share.html)\
            \(ListingPhrases.share[language])</button>
            \(isMine ? own(visit) : ReportLink(subject: subject, visit: visit).html)
            </div></details>
            """
    }

    private var subject: SubjectBody { SubjectBody(Subject(.listing, listing.id)) }

    private func own(_ visit: Visit) -> HTML {
        let language = visit.language
        let delete: HTML = """
            <a href="\(link: ListingPagePath.delete.filled(id))">\(Icon.trash.html)\
            \(ListingPhrases.delete[language])</a>
            """
        guard listing.status != .cancelled else { return delete }
        let isOpen = listing.status == .open
        let cancel: HTML =
            isCancellable(at: visit.now)
            ? """
            <a href="\(link: ListingPagePath.cancel.filled(id))">\(Icon.close.html)\
            \(ListingPhrases.cancel[language])</a>
            """ : ""
        // A full listing can't be reopened here: it reopens when a seat is added or freed. With a roster, its
        // queue is closed and reopened.
        let reopen =
            listing.hasSeatsLeft || roster != nil
            ? button(.reopen, .refresh, ListingPhrases.reopen[language]) : ""
        return """
            <a href="\(link: editAddress)">\(Icon.edit.html)\
            \(ListingPhrases.edit[language])</a>
            \(isOpen ? button(.bump, .bump, ListingPhrases.bump[language]) : "")
            \(isOpen || roster?.isOpen == true
                ? button(.close, .check, ListingPhrases.close[language]) : reopen)
            \(cancel)
            \(delete)
            """
    }

    private func button(_ path: ListingPagePath, _ icon: Icon, _ words: String) -> HTML {
        """
        <form method="post" action="\(link: path.filled(id))"><button>\(icon.html)\(words)</button></form>
        """
    }
}
