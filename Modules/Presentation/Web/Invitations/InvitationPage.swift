import Domain
import Markup
import Wire
import Wording

/// The invitations for an operator, with a form for another one.
struct InvitationPage {
    let list: ListBody<InvitationBody>
    let entry: FormEntry
    /// The one that was just created, whose link is shown only now.
    let created: InvitationGrantBody?

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = InvitationPhrases.title[language]
        return Page(
            title,
            tab: .mine,
            back: ModerationPagePath.todo.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(InvitationPhrases.text[language])</p></div>
                <div class="stack">
                \(visit.settings.signUp == .invitation ? "" : notNeeded(language))
                \(created.map { link($0, visit) })
                \(form(visit))
                </div>
                <section class="section"><h2>\(InvitationPhrases.all[language])</h2>
                \(list.items.isEmpty ? nothing.html(in: language) : rows(visit))</section>
                """
        )
    }

    private func notNeeded(_ language: Language) -> HTML {
        """
        <p class="callout">\(InvitationPhrases.notNeeded[language]) \
        <a href="\(link: SitePagePath.settings.rawValue)">\(SitePhrases.title[language])</a></p>
        """
    }

    private func link(_ grant: InvitationGrantBody, _ visit: Visit) -> HTML {
        let language = visit.language
        let address = visit.site + grant.path
        let mailed = grant.invitation.email == nil ? "" : " \(InvitationPhrases.mailed[language])"
        return """
            <section class="panel"><div class="field">
            <label for="link">\(InvitationPhrases.link[language])</label>
            <input id="link" value="\(address)" readonly aria-describedby="link-hint">
            <p class="hint" id="link-hint">\(InvitationPhrases.linkHint[language])\(mailed)</p></div>
            \(CopyButton(text: address, words: InvitationPhrases.copy).html(in: language))</section>
            """
    }

    private func form(_ visit: Visit) -> HTML {
        let parts = FormParts(visit: visit, entry: entry)
        let email = parts.line(
            "email",
            InvitationPhrases.email,
            type: "email",
            hint: InvitationPhrases.emailHint,
            attributes: " autocomplete=\"off\" inputmode=\"email\""
        )
        return parts.form(
            to: InvitationPagePath.all.rawValue,
            """
            \(parts.key)
            \(visit.sendsMail ? email : "")
            \(number("uses", InvitationPhrases.uses, Invitation.uses, parts))
            \(number("days", InvitationPhrases.days, Invitation.days, parts))
            \(parts.button(InvitationPhrases.create))
            """
        )
    }

    private func number(
        _ name: String,
        _ label: Words,
        _ range: ClosedRange<Int>,
        _ parts: FormParts
    ) -> HTML {
        parts.line(
            name,
            label,
            type: "number",
            isRequired: true,
            attributes: " inputmode=\"numeric\" min=\"\(range.lowerBound)\" max=\"\(range.upperBound)\""
        )
    }

    private func rows(_ visit: Visit) -> HTML {
        let next = list.next.map { InvitationPagePath.all.rawValue.asking(["cursor": $0]) }
        return """
            <ul class="plain rows" data-list>\(list.items.map { row($0, visit) })</ul>
            \(NextLink(address: next).html(in: visit.language))
            """
    }

    private func row(_ invitation: InvitationBody, _ visit: Visit) -> HTML {
        let language = visit.language
        let facts = [
            InvitationPhrases.count(invitation.used, of: invitation.uses)[language],
            InvitationPhrases.until(invitation.endsAt.day(at: visit.now))[language], invitation.nickname,
        ]
        let end = ActionButton(
            words: InvitationPhrases.withdraw,
            action: InvitationPagePath.withdraw.filled(invitation.id.description),
            about: invitation.email ?? InvitationPhrases.byLink[language]
        )
        return """
            <li class="row-link"><div class="grow">
            <p class="strong">\(invitation.email ?? InvitationPhrases.byLink[language]) \
            <span class="tag">\(invitation.state.words[language])</span></p>
            <p class="soft small">\(facts.compactMap(\.self).joined(separator: " · "))</p>
            \(joined(invitation, language))</div>
            \(invitation.state == .open ? end.html(in: language) : "")</li>
            """
    }

    private func joined(_ invitation: InvitationBody, _ language: Language) -> HTML {
        guard !invitation.joined.isEmpty else { return "" }
        let names = invitation.joined.map { member -> HTML in
            "<a href=\"\(link: DirectoryPagePath.one.filled(member.id.description))\">\(member.nickname)</a>"
        }
        return """
            <p class="small">\(InvitationPhrases.joined[language]): \(names.joined(separator: ", "))</p>
            """
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .done,
            title: InvitationPhrases.nothing,
            text: InvitationPhrases.nothingText,
            isHeading: false
        )
    }
}
