import Domain
import Markup
import Wire
import Wording

/// A review with its reply.
struct ReviewCard {
    let review: ReviewBody

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        let name = review.author?.member.nickname.text ?? FramePhrases.leaver[language]
        return """
            <article class="panel">
            <div class="person">\(Avatar(member: review.author?.member).html)
            <span class="grow"><span class="strong block">\(name)</span>
            <span class="soft small">\(review.title) · \
            \(review.writtenAt.age(at: visit.now)[language])</span></span>
            \(Stars(stars: review.rating.stars).html(in: language))</div>
            \(manners(language))
            \(review.text.map { "<p class=\"prose\">\($0)</p>" as HTML })
            \(review.reply.map { "<p class=\"callout prose\">\($0)</p>" as HTML })
            \(report(visit))
            </article>
            """
    }

    private func manners(_ language: Language) -> HTML {
        guard !review.manners.isEmpty else { return "" }
        return """
            <ul class="plain tags" aria-label="\(ReviewPhrases.mannersTitle[language])">
            \(review.manners.map { "<li class=\"tag\">\($0.words[language])</li>" as HTML })</ul>
            """
    }

    private func report(_ visit: Visit) -> HTML {
        guard review.author?.member.id != visit.who?.member else { return "" }
        let link = ReportLink(subject: SubjectBody(Subject(.review, review.id)), visit: visit)
        return "<p class=\"small soft report\">\(link.html)</p>"
    }
}
