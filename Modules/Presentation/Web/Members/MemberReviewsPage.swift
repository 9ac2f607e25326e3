import Domain
import Markup
import Wire
import Wording

/// The reviews of a member, newest first.
struct MemberReviewsPage {
    let profile: MemberProfileBody
    let list: ListBody<ReviewBody>

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let member = profile.member.member
        let title = MemberPhrases.reviews(of: member.nickname.text)[language]
        let mean = profile.rating.map { rating in
            """
            <p>\(MeanStars(rating: rating).html(in: language)) \
            <span class="soft small">\(MemberPhrases.count(profile.reviews)[language])</span></p>
            """ as HTML
        }
        return Page(
            title,
            back: MemberPagePath.one.filled(member.id.description),
            content: """
                <div class="head"><h1>\(title)</h1>\(mean)</div>
                \(list.items.isEmpty ? nothing(language) : reviews(visit))
                """
        )
    }

    private func nothing(_ language: Language) -> HTML {
        "<p class=\"soft\">\(MemberPhrases.noReviews[language])</p>"
    }

    private func reviews(_ visit: Visit) -> HTML {
        let address = ReviewPagePath.aboutMember.filled(profile.member.member.id.description)
        let next = list.next.map { address.asking(["cursor": $0]) }
        return """
            <ul class="plain stack tight" data-list>
            \(list.items.map { "<li>\(ReviewCard(review: $0).html(for: visit))</li>" as HTML })
            </ul>
            \(NextLink(address: next).html(in: visit.language))
            """
    }
}

/// The mean rating as stars and as a number.
struct MeanStars {
    let rating: Double

    func html(in language: Language) -> HTML {
        let number = "\((rating * 10).rounded() / 10)"
        return "\(Stars(stars: rating).html(in: language)) <span aria-hidden=\"true\">\(number)</span>"
    }
}
