import Domain
import Markup
import Wire
import Wording

/// The link that reports a subject. Operators act on what is public where they see it.
struct ReportLink {
    let subject: SubjectBody
    /// Used to return to the current page.
    let visit: Visit

    var html: HTML {
        let (path, words): (ModerationPagePath, Words) =
            visit.isOperator && subject.kind.isPublic
            ? (.measures, MeasurePhrases.title) : (.report, ReportLink.words)
        return """
            <a class="line-link" href="\(link: address(path))">\(Icon.report.html)\
            \(words[visit.language])</a>
            """
    }

    private func address(_ path: ModerationPagePath) -> String {
        path.rawValue.asking([
            "subject.kind": subject.kind.rawValue, "subject.id": subject.id, "then": visit.address,
        ])
    }

    static let words = Words("신고하기", "Report")
}

extension Subject.Kind {
    /// Whether all members may see it. The rest is between two, so an operator who sees it is one of them.
    fileprivate var isPublic: Bool {
        switch self {
        case .listing, .member, .review, .runLog, .comment: true
        case .conversation, .message, .deal, .order, .savedSearch, .verification, .report: false
        }
    }
}
