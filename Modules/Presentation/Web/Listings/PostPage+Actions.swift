import Domain
import Markup
import Wire
import Wording

/// The buttons of a post, on a sheet below or beside it.
extension PostPage {
    func actions(_ visit: Visit) -> HTML {
        let (language, isMine) = (visit.language, isMine(visit))
        guard let roster else {
            return isMine
                ? ownActions(language)
                : "\(talk(visit))\(booking == nil ? buying(language) : bookingLink(language))"
        }
        guard roster.admission != .elsewhere else {
            return isMine
                ? ownAction(language)
                : "\(question(language))\(Pages.signUpElsewhere(for: post.contents, in: language))"
        }
        let main = RosterAction(roster: roster, kind: listing.kind, isOrganiser: isMine).html(for: visit)
        return isMine ? main : "\(question(language))\(main)"
    }

    /// Beside the main button of a listing that takes applications. Members have their group.
    private func question(_ language: Language) -> HTML {
        guard roster?.own?.status != .admitted, let roster else { return "" }
        if let conversation = post.conversation {
            let address = ConversationPagePath.one.filled(conversation.description)
            return "<a class=\"button\" href=\"\(link: address)\">\(RosterPhrases.ask[language])</a>"
        }
        guard roster.isOpen || roster.admission == .elsewhere, listing.status == .open else { return "" }
        let action = ListingPagePath.conversation.filled(listing.id.description)
            .leading(to: listing.pageAddress)
        return """
            <form class="grow" method="post" action="\(link: action)">\
            <button class="button wide">\(RosterPhrases.ask[language])</button></form>
            """
    }

    /// Two buttons, unless both money and hours are to be set. The menu has the way to edit, too.
    private func ownActions(_ language: Language) -> HTML {
        let others: HTML = "\(selling(language))\(hours(language))"
        return others.isEmpty ? ownAction(language) : "\(others)\(talks(language))"
    }

    private func ownAction(_ language: Language) -> HTML {
        """
        <a class="button" href="\(link: PostPagePath.edit(listing.kind).filled(listing.id.description))">\
        \(ListingPhrases.edit[language])</a>
        \(talks(language))
        """
    }

    private func talks(_ language: Language) -> HTML {
        """
        <a class="button primary" href="\(link: ConversationPagePath.all.rawValue)">\
        \(ListingPhrases.seeTalks(listing.conversations)[language])</a>
        """
    }

    private func selling(_ language: Language) -> HTML {
        let goods: (path: OrderPagePath, words: Words)? =
            if sale?.isSellable == true {
                (.sale, OrderPhrases.sale)
            } else if deposit?.intermediary != nil, deposit?.most != nil {
                (.deposit, DepositPhrases.take)
            } else {
                nil
            }
        guard let goods else { return "" }
        let address = goods.path.filled(listing.id.description)
        return "<a class=\"button\" href=\"\(link: address)\">\(goods.words[language])</a>"
    }

    /// What the reader can buy here; nil if nothing.
    private var goods: (path: OrderPagePath, words: Words)? {
        guard (sale?.isOpen ?? deposit?.isOpen) == true, listing.status == .open else { return nil }
        if deposit != nil { return (.payDeposit, DepositPhrases.pay) }
        guard sale?.amount == nil else { return (.buy, OrderPhrases.buy) }
        guard sale?.pass != nil, sale?.ownPass == nil else { return nil }
        return (.buyPass, PassPhrases.buy)
    }

    private func buying(_ language: Language) -> HTML {
        purchase(language).map { words, address, isDone in
            "<a class=\"button\(" primary", if: !isDone)\" href=\"\(link: address)\">\(words)</a>"
        } ?? ""
    }

    /// Below the prices of lessons that can be booked, because the main button is for booking.
    func buyingPass(_ language: Language) -> HTML {
        guard booking != nil, let purchase = purchase(language) else { return "" }
        return "<p><a class=\"button small\" href=\"\(link: purchase.address)\">\(purchase.words)</a></p>"
    }

    /// What the reader can buy, or the pass they have.
    private func purchase(_ language: Language) -> (words: String, address: String, isDone: Bool)? {
        if let pass = sale?.ownPass {
            let address = OrderPagePath.one.filled(pass.order.description)
            return (PassPhrases.mine(pass)[language], address, true)
        }
        return goods.map { ($0.words[language], $0.path.filled(listing.id.description), false) }
    }

    private func bookingLink(_ language: Language) -> HTML {
        booking.map { booking in
            """
            <a class="button primary" href="\(link: booking.all)">\(SlotPhrases.book[language])</a>
            """
        } ?? ""
    }

    /// The author's link to the times at which the listing can be booked.
    private func hours(_ language: Language) -> HTML {
        guard listing.kind.has(.bookings), listing.side == .offer else { return "" }
        let address = SlotPagePath.hours.rawValue
        return "<a class=\"button\" href=\"\(link: address)\">\(TeachingHoursPhrases.title[language])</a>"
    }

    private func talk(_ visit: Visit) -> HTML {
        let language = visit.language
        // The main button is the one to buy or to book.
        let main: HTML = goods != nil || booking != nil ? "" : " primary"
        if let conversation = post.conversation {
            let address = ConversationPagePath.one.filled(conversation.description)
            return """
                <a class="button\(main)" href="\(link: address)">\(ListingPhrases.goOnTalking[language])</a>
                """
        }
        guard listing.status == .open else {
            return "<p class=\"soft grow\">\(ListingPhrases.over(listing, at: visit.now)[language])</p>"
        }
        let action = ListingPagePath.conversation.filled(listing.id.description)
            .leading(to: listing.pageAddress)
        return """
            <form class="grow" method="post" action="\(link: action)">\
            <button class="button\(main) wide">\(ListingPhrases.talk[language])</button></form>
            """
    }
}
