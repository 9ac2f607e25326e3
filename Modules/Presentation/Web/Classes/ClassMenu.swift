import Domain
import Markup
import Wire
import Wording

/// What can be done with a class besides talking about it.
struct ClassMenu {
    let post: ClassBody
    let isMine: Bool

    private var id: String { post.listing.id.description }

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        return """
            <details class="menu"><summary class="icon-button" aria-label="\(ClassPhrases.menu[language])">\
            \(Icon.more.html)</summary>
            <div class="menu-items">
            <button type="button" data-share hidden>\(Icon.share.html)\(ClassPhrases.share[language])</button>
            \(isMine ? own(language) : ReportLink(subject: subject, visit: visit).html)
            </div></details>
            """
    }

    private var subject: SubjectBody { SubjectBody(post.listing.kind.subject(post.listing.id)) }

    private func own(_ language: Language) -> HTML {
        let isOpen = post.listing.status == .open
        // What is full opens by itself, with a seat that is added or given back.
        let reopen = post.listing.hasSeatsLeft ? button(.reopen, .refresh, ClassPhrases.reopen[language]) : ""
        return """
            <a href="\(link: ClassPagePath.edit.filled(id))">\(Icon.edit.html)\
            \(ClassPhrases.edit[language])</a>
            \(isOpen ? button(.bump, .bump, ClassPhrases.bump[language]) : "")
            \(isOpen ? button(.close, .check, ClassPhrases.close[language]) : reopen)
            <a href="\(link: ClassPagePath.delete.filled(id))">\(Icon.trash.html)\
            \(ClassPhrases.delete[language])</a>
            """
    }

    private func button(_ path: ClassPagePath, _ icon: Icon, _ words: String) -> HTML {
        """
        <form method="post" action="\(link: path.filled(id))"><button>\(icon.html)\(words)</button></form>
        """
    }
}
