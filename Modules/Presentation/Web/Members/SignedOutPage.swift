import Domain
import Markup
import Wording

/// The signed-out version of the reader's own page: sign-in links and display settings.
struct SignedOutPage {
    func page(for visit: Visit) -> Page {
        let language = visit.language
        let here = MemberPagePath.mine.rawValue
        return Page(
            FramePhrases.mine[language],
            tab: .mine,
            content: """
                <section class="empty">
                \(Drawing.quiet.html)
                <h1>\(MyPhrases.strangersTitle(visit.placeName)[language])</h1>
                <p>\(MyPhrases.strangersText[language])</p>
                <div class="buttons">
                \(SignUpButton().html(for: visit))
                <a class="button" href="\(link: AccountPagePath.signIn.rawValue.leading(to: here))">\
                \(SignInPhrases.signIn[language])</a>
                </div>
                </section>
                <div class="section stack">\(ReadingForms(leadingTo: here).html(for: visit))</div>
                <ul class="plain rows section">\(MenuLink(
                    icon: .info,
                    words: ServerPhrases.about(visit.placeName),
                    address: ServerPath.about.rawValue
                ).html(in: language))</ul>
                """
        )
    }
}
