import Domain
import Markup
import Wire
import Wording

/// Listings that need approval: the operators' queue, or the reader's own.
struct SubmissionsPage {
    enum Scope {
        case queue(Submission.State)
        case mine
    }

    let list: ListBody<SubmittedListingBody>
    let scope: Scope

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = self.title[language]
        return Page(
            title,
            tab: .mine,
            back: back,
            content: """
                <div class="head"><h1>\(title)</h1>\(chips(language))</div>
                \(list.items.isEmpty ? nothing.html(in: language) : rows(for: visit))
                """
        )
    }

    private var title: Words {
        switch scope {
        case .queue: SubmissionPhrases.queue
        case .mine: SubmissionPhrases.mine
        }
    }

    private var back: String {
        switch scope {
        case .queue: ModerationPagePath.todo.rawValue
        case .mine: MemberPagePath.mine.rawValue
        }
    }

    private func chips(_ language: Language) -> HTML {
        guard case .queue(let chosen) = scope else { return "" }
        let comments = ChipLink(
            text: SubmissionPhrases.comments[language],
            address: SubmissionPagePath.comments.rawValue,
            isCurrent: false
        )
        let trusted = ChipLink(
            text: SubmissionPhrases.trusted[language],
            address: SubmissionPagePath.trusted.rawValue,
            isCurrent: false
        )
        return """
            <nav class="chips scroll" aria-label="\(MyPhrases.byStatus[language])">\
            \(Submission.State.allCases.map { state in
                ChipLink(
                    text: state.words[language],
                    address: Self.address(.queue(state)),
                    isCurrent: state == chosen
                ).html
            })\(comments.html)\(trusted.html)</nav>
            """
    }

    private static func address(_ scope: Scope) -> String {
        switch scope {
        case .queue(let state): SubmissionPagePath.queue.rawValue.asking(["state": state.rawValue])
        case .mine: SubmissionPagePath.mine.rawValue
        }
    }

    private func rows(for visit: Visit) -> HTML {
        """
        <ul class="plain cards grid" data-list>
        \(list.items.map { item in
            ListingCard(listing: item.listing, tools: state(item.submission, visit)).html(for: visit)
        })
        </ul>
        \(NextLink(address: list.next.map { Self.address(scope).asking(["cursor": $0]) })
            .html(in: visit.language))
        """
    }

    private func state(_ submission: SubmissionBody, _ visit: Visit) -> HTML {
        let language = visit.language
        let cause: HTML =
            submission.term == nil && submission.cause != .firstPost
            ? "" : " <span class=\"tag want\">\(submission.cause.words(of: submission.term)[language])</span>"
        let when = (submission.decidedAt ?? submission.submittedAt).age(at: visit.now)[language]
        return """
            <div class="card-tools"><span class="tag\(" offer", if: submission.state == .approved)">\
            \(submission.state.words[language])</span>\(cause) <span class="soft small">\(when)</span>\
            \(submission.reason.map { "<p class=\"small\">\($0)</p>" as HTML })</div>
            """
    }

    private var nothing: EmptyState {
        switch scope {
        case .queue:
            EmptyState(
                drawing: .done,
                title: SubmissionPhrases.nothing,
                text: SubmissionPhrases.nothingText,
                isHeading: false
            )
        case .mine:
            EmptyState(
                drawing: .quiet,
                title: SubmissionPhrases.nothingOfMine,
                text: SubmissionPhrases.nothingOfMineText,
                actions: [(SubmissionPhrases.submit, ListingPagePath.chooseKind.rawValue)],
                isHeading: false
            )
        }
    }
}
