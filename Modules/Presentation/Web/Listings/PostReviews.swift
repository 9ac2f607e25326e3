import Domain
import Markup
import Wire
import Wording

/// The reviews by those who had a deal about a listing, on its page.
struct PostReviews {
    static let latest = 5

    let rating: ListingRatingBody
    let latest: [ReviewBody]
    let author: Member.ID

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        let all = ReviewPagePath.aboutMember.filled(author.description)
        let more: HTML =
            rating.reviews > latest.count
            ? "<a class=\"button wide\" href=\"\(link: all)\">\(ReviewPhrases.all[language])</a>" : ""
        return """
            <section class="section" aria-labelledby="reviews">
            <div class="section-head"><h2 id="reviews">\(ReviewPhrases.title[language])</h2>\
            \(RatingMark(mean: rating.rating, reviews: rating.reviews).html(in: language))</div>
            <div class="stack">\(latest.map { ReviewCard(review: $0).html(for: visit) })</div>
            \(more)
            </section>
            """
    }
}
