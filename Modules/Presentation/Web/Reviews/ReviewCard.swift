import Domain
import Markup
import Wire
import Wording

/// A review with its reply, and with what its author may do with it.
struct ReviewCard {
    let review: ReviewBody

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        let name = review.author?.member.nickname.text ?? FramePhrases.leaver[language]
        let edited: HTML = review.editedAt == nil ? "" : " · \(ReviewPhrases.edited[language])"
        return """
            <article class="panel">
            <div class="person">\(Avatar(member: review.author?.member).html)
            <span class="grow"><span class="strong block">\(name)</span>
            <span class="soft small">\(review.title) · \
            \(review.writtenAt.age(at: visit.now)[language])\(edited)</span></span>
            \(Stars(stars: review.rating.stars).html(in: language))</div>
            \(manners(language))
            \(review.text.map { "<p class=\"prose\">\($0)</p>" as HTML })
            \(review.reply.map { "<p class=\"callout prose\">\($0)</p>" as HTML })
            \(own(visit))\(report(visit))
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

    private func own(_ visit: Visit) -> HTML {
        guard review.isChangeable else { return "" }
        let (language, id) = (visit.language, review.id.description)
        let edit = ReviewPagePath.edit.filled(id).leading(to: visit.address)
        let deletion = ReviewPagePath.delete.filled(id).leading(to: visit.address)
        return """
            <p class="buttons">\
            <a class="button small" href="\(link: edit)">\
            \(Icon.edit.html)\(ReviewPhrases.edit[language])</a>\
            <a class="button small" href="\(link: deletion)">\
            \(Icon.trash.html)\(ReviewPhrases.delete[language])</a></p>
            """
    }

    private func report(_ visit: Visit) -> HTML {
        guard review.author?.member.id != visit.who?.member else { return "" }
        let link = ReportLink(subject: SubjectBody(Subject(.review, review.id)), visit: visit)
        return "<p class=\"small soft report\">\(link.html)</p>"
    }
}
