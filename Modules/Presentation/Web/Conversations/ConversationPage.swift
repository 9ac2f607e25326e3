import Domain
import Markup
import Wire
import Wording

/// A conversation: its entries, its deal and the form for a message.
struct ConversationPage {
    let conversation: ConversationBody
    let history: HistoryBody
    /// The members of a group; empty for a pair.
    let members: [MemberCardBody]
    /// Whether this is an earlier part of the history.
    let isEarlier: Bool
    /// The number of the message that the reader has just hidden.
    var hidden: Int?
    let deal: DealCard?
    /// The open deals besides it.
    var others: [DealBody] = []
    var hasRoomForMore = true
    /// Nil in a group, and without a partner.
    var phones: PhonePanel?
    var hasHadLesson = false
    /// The refused input of the message form.
    let saying: FormEntry

    private var id: String { conversation.id.description }

    func page(for visit: Visit) -> Page {
        let name = conversation.nameOfPartner[visit.language]
        var page = Page(
            name,
            back: ConversationPagePath.all.rawValue,
            scripts: [.talk],
            content: """
                \(people(visit))
                <div class="about">\(head(visit))\(isEarlier ? "" : wayToAgreement(visit))</div>
                \(isEarlier ? "" : "<div id=\"phones\">\(phones?.html(in: visit.language))</div>" as HTML)
                \(isEarlier || isAsked(visit) ? "" : agreement(visit))
                \(earlier(visit))
                \(TalkHistory(
                    conversation: conversation,
                    history: history,
                    deal: deal?.deal.id
                ).html(for: visit))
                \(undo(visit.language))
                \(!isEarlier && isAsked(visit) ? agreement(visit) : "")
                \(isEarlier ? "" : PushOfferCard(occasion: .sent).html(in: visit.language))
                \(isEarlier ? toLatest(visit) : composer(visit))
                """
        )
        page.tab = .talk
        page.heading = person(name)
        page.acts = menu(visit)
        page.isSecret = phones?.phones.number != nil
        return page
    }

    private func person(_ name: String) -> HTML {
        guard let partner = conversation.partner?.member else { return "\(name)" }
        let address = MemberPagePath.one.filled(partner.id.description)
        return "<a class=\"person\" href=\"\(link: address)\">\(Avatar(member: partner).html)\(name)</a>"
    }

    /// The members of a group, the organiser first.
    private func people(_ visit: Visit) -> HTML {
        guard conversation.isGroup else { return "" }
        let rows = members.map { body -> HTML in
            let isOrganiser = body.member.id == conversation.organiser
            return RosterPerson(member: body.member, mark: isOrganiser ? RosterPhrases.organiser : nil)
                .html(for: visit)
        }
        return """
            <details class="talk-people"><summary>\(conversation.nameOfGroup[visit.language]) · \
            \(TalkPhrases.members(conversation.members)[visit.language])</summary>
            <ul class="plain people">\(rows)</ul></details>
            """
    }

    private func menu(_ visit: Visit) -> HTML {
        let language = visit.language
        let subject = SubjectBody(Subject(.conversation, conversation.id))
        return """
            <details class="menu"><summary class="icon-button" aria-label="\(TalkPhrases.menu[language])">\
            \(Icon.more.html)</summary><div class="menu-items">
            \(ReportLink(subject: subject, visit: visit).html)
            \(phones?.gift(in: language))
            \(muteButton(language))
            \(blockButton(language))
            <form method="post" action="\(link: ConversationPagePath.leave.filled(id))"><button>\
            \(Icon.close.html)\(TalkPhrases.leave[language])</button></form>
            </div></details>
            """
    }

    private func muteButton(_ language: Language) -> HTML {
        let path: ConversationPagePath = conversation.isMuted ? .unmute : .mute
        let words = conversation.isMuted ? TalkPhrases.unmute : TalkPhrases.mute
        return """
            <form method="post" action="\(link: path.filled(id))"><button>\(Icon.bell.html)\
            \(words[language])</button></form>
            """
    }

    private func blockButton(_ language: Language) -> HTML {
        guard let partner = conversation.partner?.member else { return "" }
        let action = ModerationPagePath.block.filled(partner.id.description)
            .leading(to: ConversationPagePath.one.filled(id))
        return """
            <form method="post" action="\(link: action)"><button>\(Icon.block.html)\
            \(MemberPhrases.block[language])</button></form>
            """
    }

    /// The listing; once it is deleted, the title it had.
    private func head(_ visit: Visit) -> HTML {
        let language = visit.language
        guard let listing = conversation.listing else {
            return "<p class=\"soft grow\">\(conversation.title) · \(TalkPhrases.gone[language])</p>"
        }
        let picture: HTML =
            listing.thumbnail.map {
                "<img class=\"thumb\" src=\"\(link: $0.path)\" alt=\"\" width=\"48\" height=\"48\">"
            } ?? ""
        let price = listing.kind.words.listedPrice(
            ListedPrice(listing.price, secondAmount: listing.secondAmount, facets: listing.facets)
        )
        let status = listing.status == .open ? nil : listing.status.words
        let facts = [status, price].compactMap(\.self)
        return """
            <a class="row-link grow" href="\(link: listing.kind.address(of: listing.id))">\(picture)
            <span class="grow"><span class="one-line block">\(listing.title)</span>
            <span class="small soft">\(facts.map { $0[language] }.joined(separator: " · "))</span></span></a>
            """
    }

    /// Stays visible while the page scrolls: the deal's state, or a button to propose one.
    private func wayToAgreement(_ visit: Visit) -> HTML {
        let language = visit.language
        let first =
            conversation.listing?.kind.dealPurpose == .viewing
            ? DealPhrases.proposeViewing : DealPhrases.propose
        let words = hasHadLesson ? DealPhrases.again : first
        if mayPropose {
            return """
                <a class="button small" href="\(link: DealPagePath.propose.filled(id))">\
                \(words[language])</a>
                """
        }
        guard let deal = deal?.deal else { return "" }
        let isNoted = deal.state == .accepted && deal.noShow != nil
        let state = isNoted ? NoShowPhrases.unsettled : DealPhrases.deal(deal.purpose, deal.state)
        return "<a class=\"button small\" href=\"#deal\">\(state[language])</a>"
    }

    private var mayPropose: Bool {
        guard let listing = conversation.listing, listing.kind.dealPurpose != nil else { return false }
        return (listing.status == .open || hasHadLesson) && conversation.partner != nil && hasRoomForMore
    }

    /// Whether the reader has to answer. Then the deal is at the end, where the conversation opens.
    private func isAsked(_ visit: Visit) -> Bool { deal?.asksReader(at: visit.now) ?? false }

    private func agreement(_ visit: Visit) -> HTML {
        """
        <div id="deal"\(" class=\"asked\"", if: isAsked(visit))>\(deal?.html(for: visit))\
        \(otherDeals(visit))</div>
        """
    }

    private func otherDeals(_ visit: Visit) -> HTML {
        guard !others.isEmpty else { return "" }
        let language = visit.language
        let rows = others.sorted { $0.terms.startsAt < $1.terms.startsAt }.map { deal -> HTML in
            """
            <li><a class="row-link" href="\(link: DealPages.place(of: deal))"><span class="grow">\
            \(deal.terms.startsAt.words(at: visit.now)[language])</span>\
            <span class="tag offer">\(deal.stateWords[language])</span></a></li>
            """
        }
        return """
            <details class="panel"><summary>\(DealPhrases.otherDeals[language]) \(others.count)</summary>
            <ul class="plain rows">\(rows)</ul></details>
            """
    }

    private func earlier(_ visit: Visit) -> HTML {
        history.earlier.map {
            """
            <p class="next"><a class="button small" data-earlier \
            href="\(link: ConversationPagePath.one.filled(id).asking(["before": "\($0)"]))">\
            \(TalkPhrases.earlier[visit.language])</a></p>
            """
        } ?? ""
    }

    private func toLatest(_ visit: Visit) -> HTML {
        """
        <p class="next"><a class="button" href="\(link: ConversationPagePath.latest(of: conversation.id))">\
        \(TalkPhrases.toLatest[visit.language])</a></p>
        """
    }

    private func undo(_ language: Language) -> HTML {
        guard let hidden else { return "" }
        let button = ActionButton(
            words: TalkPhrases.unhide,
            action: ConversationPagePath.unhide.filled(id, "\(hidden)")
        )
        return """
            <div class="callout hidden-note" id="hidden" role="status">\
            <p class="grow">\(TalkPhrases.hidden[language])</p>\(button.html(in: language))</div>
            """
    }

    private func composer(_ visit: Visit) -> HTML {
        let language = visit.language
        guard !conversation.isArchived(at: visit.now) else {
            return "<p class=\"callout\">\(TalkPhrases.archived[language])</p>"
        }
        guard conversation.isGroup || conversation.partner != nil else {
            let why = conversation.isBlocked ? TalkPhrases.blocked : ConversationRefusal.partnerGone.words
            return "<p class=\"callout\">\(why[language])</p>"
        }
        let parts = FormParts(visit: visit, entry: saying)
        return """
            <form class="sheet talk-form" method="post" enctype="multipart/form-data" \
            action="\(link: ConversationPagePath.one.filled(id))" data-talk-form>
            \(parts.key)
            \(parts.summary)
            \(conversation.isGroup ? "" : quickReplies(language))
            <div class="talk-fields">
            <label class="icon-button" title="\(TalkPhrases.picture[language])">\(Icon.camera.html)\
            <span class="unseen">\(TalkPhrases.picture[language])</span>\
            <input class="unseen" type="file" name="files" accept="image/*" multiple></label>
            <label class="unseen" for="text">\(TalkPhrases.message[language])</label>
            <textarea id="text" name="text" rows="1" maxlength="\(MessageText.longest)" enterkeyhint="send" \
            placeholder="\(TalkPhrases.message[language])">\(saying.text("text"))</textarea>
            <button class="icon-button send" aria-label="\(TalkPhrases.send[language])">\
            \(Icon.send.html)</button>
            </div></form>
            """
    }

    /// Sent by a script with one tap, while nothing is typed.
    private func quickReplies(_ language: Language) -> HTML {
        """
        <div class="chips scroll quick" role="group" \
        aria-label="\(TalkPhrases.quickReplies[language])">\
        \(TalkPhrases.quick.map { reply in
            "<button class=\"chip-button\" type=\"button\" data-quick>\(reply[language])</button>" as HTML
        })</div>
        """
    }
}
