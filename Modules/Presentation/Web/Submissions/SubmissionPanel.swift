import Domain
import Markup
import Wire
import Wording

/// The approval of a listing on its page, for its author and the operators.
struct SubmissionPanel {
    /// The field with the author to trust.
    static let trusted = "trusted"
    /// The field with the version that the page shows.
    static let seen = "seen"

    let submission: SubmissionBody
    let listing: ListingBody
    let isMine: Bool
    /// Listings that may be about the same.
    let similar: [ListingBody]

    /// Nil for a listing that waits for nothing, and for readers who don't decide on it.
    init?(of listing: ListingBody, isMine: Bool, _ visit: Visit) async throws {
        do {
            submission = try await visit(API.submissions.one(listing.id))
        } catch is SubmissionRefusal {
            return nil
        }
        guard submission.state != .approved else { return nil }
        self.listing = listing
        self.isMine = isMine
        let isCompared = listing.kind.has(.submissions)
        similar = isCompared ? try await visit(API.submissions.similar(listing.id)).items : []
    }

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        switch submission.state {
        case .approved: return ""
        case .waiting where isMine:
            return "<p class=\"callout\">\(SubmissionPhrases.waiting[language])</p>"
        case .declined where isMine:
            return """
                <div class="callout warn"><p>\(SubmissionPhrases.declined[language])</p>
                <p class="prose">\(submission.reason)</p></div>
                """
        case .declined:
            return """
                <p class="callout warn">\(submission.state.words[language]) · \(submission.reason)</p>
                """
        case .waiting: return decision(visit)
        }
    }

    private func decision(_ visit: Visit) -> HTML {
        let language = visit.language
        let id = listing.id.description
        return """
            <section class="panel" aria-labelledby="submission"><h2 id="submission">\
            \(SubmissionPhrases.decide[language])</h2>
            <p class="soft">\(SubmissionPhrases.decideText[language])</p>
            <p>\(submission.cause.words(of: submission.term)[language])</p>
            \(similarOnes(visit))
            <form class="form" method="post" action="\(link: SubmissionPagePath.approve.filled(id))">
            <input type="hidden" name="\(Self.seen)" value="\(listing.version.rfc3339)">
            <label class="check tall"><input type="checkbox" name="\(Self.trusted)" \
            value="\(listing.author.member.id.description)">\
            <span>\(SubmissionPhrases.trust[language])</span></label>
            <div class="buttons">\
            <button class="button primary">\(SubmissionPhrases.approve[language])</button>\
            <a class="button" href="\(link: SubmissionPagePath.decline.filled(id))">\
            \(SubmissionPhrases.decline[language])</a></div></form></section>
            """
    }

    private func similarOnes(_ visit: Visit) -> HTML {
        guard !similar.isEmpty else { return "" }
        return """
            <h3>\(SubmissionPhrases.similar[visit.language])</h3>
            <ul class="plain cards">\(similar.map {
                ListingCard(listing: $0, isNested: true, tools: "").html(for: visit)
            })</ul>
            """
    }
}

extension ListingBody {
    /// That of the text that the reader sees.
    fileprivate var version: Moment { self.editedAt ?? self.createdAt }
}
