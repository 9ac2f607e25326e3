import Domain
import Markup
import Wire
import Wording

/// The operators' queue of comments, each with its text and the decision on it.
struct SubmittedCommentsPage {
    let list: ListBody<SubmittedCommentBody>
    let state: Submission.State

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = SubmissionPhrases.comments[language]
        return Page(
            title,
            tab: .mine,
            back: SubmissionPagePath.queue.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1><nav class="chips scroll" \
                aria-label="\(MyPhrases.byStatus[language])">\(Submission.State.allCases.map { state in
                    ChipLink(
                        text: state.words[language],
                        address: Self.address(state),
                        isCurrent: state == self.state
                    ).html
                })</nav></div>
                \(list.items.isEmpty ? nothing.html(in: language) : rows(visit))
                """
        )
    }

    private static func address(_ state: Submission.State) -> String {
        SubmissionPagePath.comments.rawValue.asking(["state": state.rawValue])
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .done,
            title: SubmissionPhrases.noComments,
            text: SubmissionPhrases.nothingText,
            isHeading: false
        )
    }

    private func rows(_ visit: Visit) -> HTML {
        """
        <ul class="plain comments" data-list>\(list.items.map { row($0, visit) })</ul>
        \(NextLink(address: list.next.map { Self.address(state).asking(["cursor": $0]) })
            .html(in: visit.language))
        """
    }

    private func row(_ item: SubmittedCommentBody, _ visit: Visit) -> HTML {
        let (comment, language) = (item.comment, visit.language)
        let title: HTML =
            comment.subject.pageAddress.map { address in
                "<a class=\"line-link strong\" href=\"\(link: address)\">\(comment.title ?? "")</a>"
            } ?? ""
        return """
            <li id="comment-\(comment.id.description)"><p class="small">\(title)</p>
            <p class="soft small">\(comment.author?.member.nickname.text ?? FramePhrases.leaver[language]) · \
            \(item.submission.submittedAt.age(at: visit.now)[language]) · \
            \(item.submission.cause.words(of: item.submission.term)[language])</p>
            <p class="prose">\(comment.text ?? "")</p>
            \(item.submission.reason.map { "<p class=\"small\">\($0)</p>" as HTML })
            \(state == .waiting ? buttons(comment, language) : "")</li>
            """
    }

    private func buttons(_ comment: CommentBody, _ language: Language) -> HTML {
        let id = comment.id.description
        let seen = (comment.editedAt ?? comment.writtenAt).rfc3339
        return """
            <form method="post" action="\(link: SubmissionPagePath.approveComment.filled(id))">
            <input type="hidden" name="\(SubmissionPanel.seen)" value="\(seen)"><div class="buttons">\
            <button class="button small primary">\(SubmissionPhrases.approve[language])</button>\
            <a class="button small" href="\(link: SubmissionPagePath.declineComment.filled(id))">\
            \(SubmissionPhrases.decline[language])</a></div></form>
            """
    }
}
