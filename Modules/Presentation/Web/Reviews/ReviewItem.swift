import Domain
import Markup
import Wire
import Wording

/// What one member says of another, and what that one answered.
struct ReviewItem {
    let review: ReviewBody

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        return """
            <li class="review">
            <div class="person">\(author(language))\
            <span class="soft small">\(review.writtenAt.age(at: visit.now)[language])</span></div>
            <p>\(Stars(rating: review.rating.stars).html(in: language)) \
            <span class="soft small">\(review.title)</span></p>
            \(review.text.map { "<p class=\"prose\">\($0)</p>" as HTML })
            \(review.reply.map { reply($0, language) })
            </li>
            """
    }

    private func author(_ language: Language) -> HTML {
        guard let author = review.author?.member else {
            return "<span class=\"grow soft\">\(FramePhrases.leaver[language])</span>"
        }
        return """
            <a class="person grow" href="\(link: MemberPagePath.one.filled(author.id.description))">\
            \(Avatar(member: author).html)<span class="one-line strong">\(author.nickname.text)</span></a>
            """
    }

    private func reply(_ text: String, _ language: Language) -> HTML {
        """
        <blockquote class="reply"><p class="small strong">\(MemberPhrases.reply[language])</p>\
        <p class="prose">\(text)</p></blockquote>
        """
    }
}
