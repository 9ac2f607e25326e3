import Domain
import Markup
import Wire
import Wording

/// The form that edits a comment.
struct CommentEditPage {
    let comment: CommentBody
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let id = comment.id.description
        let title = CommentPhrases.editTitle[visit.language]
        let back = visit.wayBack(or: CommentPagePath.one.filled(id))
        let parts = FormParts(visit: visit, entry: entry)
        return Page(
            title,
            back: back,
            content: """
                <h1 class="head">\(title)</h1>
                \(parts.form(
                    to: CommentPagePath.edit.filled(id).leading(to: back),
                    """
                    \(parts.area("text", CommentPhrases.text, rows: 4, most: CommentText.longest,
                        hint: CommentPhrases.hint, isRequired: true))
                    \(parts.button(FramePhrases.save))
                    """
                ))
                """
        )
    }
}

/// The page that asks before a comment is deleted.
struct CommentDeletionPage {
    let comment: CommentBody

    func page(for visit: Visit) -> Page {
        let (language, id) = (visit.language, comment.id.description)
        let title = CommentPhrases.deletionTitle[language]
        let back = visit.wayBack(or: CommentPagePath.one.filled(id))
        return Page(
            title,
            back: back,
            content: """
                <div class="stack"><h1>\(title)</h1>
                <blockquote class="callout prose">\(comment.text ?? "")</blockquote>
                <p>\(CommentPhrases.deletionLead[language])</p>
                \(ActionButton(
                    words: CommentPhrases.deleteNow,
                    action: CommentPagePath.delete.filled(id).leading(to: back),
                    style: "button danger wide"
                ).html(in: language))
                <a class="button" href="\(link: back)">\(FramePhrases.goBack[language])</a></div>
                """
        )
    }
}

/// The reader's own comments, newest first.
struct MyCommentsPage {
    let list: ListBody<CommentBody>

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = CommentPhrases.mine[language]
        let next = list.next.map { CommentPagePath.mine.rawValue.asking([("cursor", $0)]) }
        return Page(
            title,
            tab: .mine,
            back: MemberPagePath.mine.rawValue,
            content: """
                \(list.items.isEmpty ? nothing(language) : "<h1 class=\"head\">\(title)</h1>")
                <ul class="plain comments" data-list>\(list.items.map { item($0, visit) })</ul>
                \(NextLink(address: next).html(in: language))
                """
        )
    }

    private func item(_ comment: CommentBody, _ visit: Visit) -> HTML {
        let thread = CommentPagePath.one.filled((comment.parent ?? comment.id).description)
        let title: HTML =
            comment.title.map { "<a class=\"line-link strong\" href=\"\(link: thread)\">\($0)</a>" }
            ?? "<span class=\"soft\">\(CommentPhrases.goneListing[visit.language])</span>"
        return """
            <li><p class="small">\(title)</p>
            \(CommentCard(comment: comment, leadsToReplies: false).html(for: visit))</li>
            """
    }

    private func nothing(_ language: Language) -> HTML {
        EmptyState(
            drawing: .letters,
            title: CommentPhrases.noneOfMine,
            text: CommentPhrases.noneOfMineText
        ).html(in: language)
    }
}
