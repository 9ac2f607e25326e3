import Domain
import Markup
import Wire
import Wording

/// A comment with its menu.
struct CommentCard {
    let comment: CommentBody
    /// Whether a link leads to the replies.
    var leadsToReplies = true

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        guard let text = comment.text, let author = comment.author?.member else {
            return """
                <article class="comment"\(id)>\
                <p class="soft">\(CommentPhrases.removed[language])</p></article>
                """
        }
        let edited: HTML = comment.editedAt == nil ? "" : " · \(CommentPhrases.edited[language])"
        return """
            <article class="comment"\(id)>
            <div class="person">\
            <a class="person grow" href="\(link: MemberPagePath.one.filled(author.id.description))">\
            \(Avatar(member: author).html)<span class="grow"><span class="strong">\(author.nickname.text)\
            </span>\(mark(language))<span class="soft small block">\
            \(comment.writtenAt.age(at: visit.now)[language])\(edited)</span></span></a>\
            \(menu(author, visit))</div>
            <p class="prose">\(text)</p>\(review(language))
            \(replyLink(language))
            </article>
            """
    }

    private var id: HTML { " id=\"comment-\(comment.id.description)\"" }

    private func mark(_ language: Language) -> HTML {
        comment.byOrganiser ? " <span class=\"tag\">\(CommentPhrases.organiser[language])</span>" : ""
    }

    /// What its author is told of a comment that others don't see.
    private func review(_ language: Language) -> HTML {
        switch comment.submission {
        case .waiting: "<p class=\"callout\">\(SubmissionPhrases.waiting[language])</p>"
        case .declined:
            """
            <div class="callout warn"><p>\(SubmissionPhrases.declined[language])</p>
            <p class="prose">\(comment.reason)</p></div>
            """
        case .approved, nil: ""
        }
    }

    private func replyLink(_ language: Language) -> HTML {
        guard leadsToReplies, comment.parent == nil else { return "" }
        let address = CommentPagePath.one.filled(comment.id.description)
        return """
            <p><a class="reply-link" href="\(link: address)">\(CommentPhrases.reply[language])</a></p>
            """
    }

    /// Its author edits and deletes it; others report it.
    private func menu(_ author: MemberCard, _ visit: Visit) -> HTML {
        let (language, id) = (visit.language, comment.id.description)
        let own: HTML = """
            <a href="\(link: CommentPagePath.edit.filled(id).leading(to: visit.address))">\
            \(Icon.edit.html)\(CommentPhrases.edit[language])</a>
            <a href="\(link: CommentPagePath.delete.filled(id).leading(to: visit.address))">\
            \(Icon.trash.html)\(CommentPhrases.delete[language])</a>
            """
        let report = ReportLink(subject: SubjectBody(Subject(.comment, comment.id)), visit: visit)
        return """
            <details class="menu"><summary class="icon-button" \
            aria-label="\(CommentPhrases.menu(author.nickname.text)[language])">\(Icon.more.html)</summary>
            <div class="menu-items">\(author.id == visit.who?.member ? own : report.html)</div></details>
            """
    }
}
