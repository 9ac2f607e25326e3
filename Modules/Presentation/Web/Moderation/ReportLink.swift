import Domain
import Markup
import Wire
import Wording

/// The link that reports a subject.
struct ReportLink {
    let subject: SubjectBody
    /// Used to return to the current page.
    let visit: Visit

    var html: HTML {
        """
        <a class="line-link" href="\(link: address)">\(Icon.report.html)\
        \(ReportLink.words[visit.language])</a>
        """
    }

    var address: String {
        ModerationPagePath.report.rawValue.asking([
            "subject.kind": subject.kind.rawValue, "subject.id": subject.id, "then": visit.address,
        ])
    }

    static let shortWords = Words("신고", "Report")
    private static let words = Words("신고하기", "Report")
}
