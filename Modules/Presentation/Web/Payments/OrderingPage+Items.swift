import Domain
import Markup
import Wire
import Wording

extension OrderingPage {
    /// Nil unless a seat can be bought.
    static func seat(_ listing: ListingBody, _ sale: SaleBody, _ seller: SellerBody) -> OrderingPage? {
        guard sale.isOpen, let amount = sale.amount, let intermediary = sale.intermediary else { return nil }
        return OrderingPage(
            item: .seat,
            title: OrderPhrases.buyTitle,
            subject: listing.title,
            back: listing.pageAddress,
            isTest: sale.isTest,
            amount: amount.won,
            facts: { _ in "" },
            terms: { OrderFacts.timeline(sale.refunds, for: $0) },
            seller: seller,
            notice: { "<p class=\"hint\">\(OrderPhrases.notice(of: intermediary)[$0])</p>" },
            step: .button(to: OrderPagePath.buy.filled(listing.id.description), hold: OrderPhrases.hold)
        )
    }

    /// Nil unless a pass can be bought.
    static func pass(_ listing: ListingBody, _ sale: SaleBody, _ seller: SellerBody) -> OrderingPage? {
        guard sale.isOpen, let pass = sale.pass, let intermediary = sale.intermediary else { return nil }
        return OrderingPage(
            item: .pass,
            title: PassPhrases.buy,
            subject: listing.title,
            back: listing.pageAddress,
            isTest: sale.isTest,
            amount: pass.amount,
            facts: { PassFacts.terms(of: pass, in: $0.language) },
            terms: { PassFacts.timeline(pass.refunds, of: pass.count, in: $0.language) },
            seller: seller,
            notice: { "\(PassFacts.law(in: $0))\n<p class=\"hint\">\(intermediary)</p>" },
            step: .button(to: OrderPagePath.buyPass.filled(listing.id.description), hold: PassPhrases.hold)
        )
    }

    /// A lesson that was agreed on. Nil unless the reader can pay for it.
    static func lesson(_ lesson: LessonPaymentBody) -> OrderingPage? {
        guard lesson.isOpen, let amount = lesson.amount, let seller = lesson.seller,
            let intermediary = lesson.intermediary
        else { return nil }
        let id = lesson.deal.description
        return OrderingPage(
            item: .single,
            title: PassPhrases.pay,
            subject: lesson.title,
            back: DealPagePath.one.filled(id),
            isTest: lesson.isTest,
            amount: amount,
            facts: { visit in
                """
                <dt>\(OrderPhrases.starts[visit.language])</dt>\
                <dd>\(lesson.startsAt.words(at: visit.now)[visit.language])</dd>
                """
            },
            terms: { visit in
                """
                \(OrderFacts.timeline(lesson.refunds, for: visit))
                <p class="hint">\(PassPhrases.lessonHint[visit.language])</p>
                """
            },
            seller: seller,
            notice: { "<p class=\"hint\">\(OrderPhrases.notice(of: intermediary)[$0])</p>" },
            step: .button(to: OrderPagePath.payLesson.filled(id), hold: PassPhrases.lessonHold)
        )
    }

    /// The deposit of a shop, with the documents that its payer has to have seen. Nil unless it can be paid.
    static func deposit(
        _ listing: ListingBody,
        _ deposit: DepositBody,
        _ seller: SellerBody,
        _ entry: FormEntry
    ) -> OrderingPage? {
        guard deposit.isOpen, let offer = deposit.offer, let intermediary = deposit.intermediary else {
            return nil
        }
        return OrderingPage(
            item: .deposit,
            title: DepositPhrases.pay,
            subject: listing.title,
            back: listing.pageAddress,
            isTest: deposit.isTest,
            amount: offer.amount,
            facts: { DepositFacts.terms(of: offer, for: listing, in: $0.language) },
            terms: { visit in
                """
                \(DepositFacts.timeline(deposit.refunds, for: visit))
                <p class="hint">\(DepositPhrases.termsHint[visit.language])</p>
                """
            },
            seller: seller,
            notice: { "\(DepositFacts.law(in: $0))\n<p class=\"hint\">\(intermediary)</p>" },
            step: .form { DepositFacts.documents(of: listing, FormParts(visit: $0, entry: entry)) }
        )
    }
}
