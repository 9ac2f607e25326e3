import Domain
import JSONCoding
import Markup
import Wire
import Wording

/// The reviews by those who had a deal about a listing, on its page.
struct PostReviews {
    static let latest = 5

    let rating: ListingRatingBody
    let latest: [ReviewBody]
    let author: Member.ID

    /// For search engines, in the vocabulary of schema.org.
    var linkedRating: JSON {
        [
            "@type": "AggregateRating", "ratingValue": .number(rating.rating),
            "reviewCount": .integer(Int64(rating.reviews)), "bestRating": 5, "worstRating": 0.5,
        ]
    }

    /// Those on the page whose authors have not left.
    var linkedReviews: JSON {
        .array(
            latest.compactMap { review in
                review.author.map { author in
                    var data: JSONObject = [
                        "@type": "Review", "datePublished": .string(review.writtenAt.rfc3339),
                        "author": ["@type": "Person", "name": .string(author.member.nickname.text)],
                        "reviewRating": [
                            "@type": "Rating", "ratingValue": .number(review.rating.stars), "bestRating": 5,
                            "worstRating": 0.5,
                        ],
                    ]
                    data["reviewBody"] = review.text.map { .string($0) }
                    return .object(data)
                }
            }
        )
    }

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
