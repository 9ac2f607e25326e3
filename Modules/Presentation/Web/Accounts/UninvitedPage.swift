import Domain
import Wording

/// What a newcomer sees who comes without an invitation, or with one that can't be used.
struct UninvitedPage {
    let refusal: InvitationRefusal

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = refusal == .needed ? SignInPhrases.invitationNeeded : SignInPhrases.invitationOver
        var page = Page(
            title[language],
            back: AccountPagePath.signIn.rawValue,
            content: EmptyState(
                drawing: .quiet,
                title: title,
                text: refusal.words,
                actions: [
                    (ServerPhrases.toHome, BoardPagePath.home.rawValue),
                    (SignInPhrases.signIn, AccountPagePath.signIn.rawValue),
                ]
            ).html(in: language)
        )
        page.tell(Problem(refusal))
        return page
    }
}
