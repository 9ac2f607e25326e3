import Domain
import Markup
import Wire
import Wording

extension OrderingPage {
    /// Nil unless a seat can be bought.
    static func seat(
        _ listing: ListingBody,
        _ sale: SaleBody,
        _ seller: SellerBody,
        for visit: Visit
    ) -> OrderingPage? {
        guard sale.isOpen, let amount = sale.amount, let intermediary = sale.intermediary else { return nil }
        let language = visit.language
        let address = OrderPagePath.buy.filled(listing.id.description)
        return OrderingPage(
            item: .seat,
            title: OrderPhrases.buyTitle,
            subject: listing.title,
            back: listing.pageAddress,
            isTest: sale.isTest,
            amount: amount.won,
            terms: OrderFacts.timeline(sale.refunds, for: visit),
            seller: seller,
            notice: hint(OrderPhrases.notice(of: intermediary)[language]),
            form: button(to: address, OrderPhrases.hold, in: language)
        )
    }

    /// Nil unless a pass can be bought.
    static func pass(
        _ listing: ListingBody,
        _ sale: SaleBody,
        _ seller: SellerBody,
        in language: Language
    ) -> OrderingPage? {
        guard sale.isOpen, let pass = sale.pass, let intermediary = sale.intermediary else { return nil }
        let address = OrderPagePath.buyPass.filled(listing.id.description)
        return OrderingPage(
            item: .pass,
            title: PassPhrases.buy,
            subject: listing.title,
            back: listing.pageAddress,
            isTest: sale.isTest,
            amount: pass.amount,
            facts: PassFacts.terms(of: pass, in: language),
            terms: PassFacts.timeline(pass.refunds, of: pass.count, in: language),
            seller: seller,
            notice: "\(PassFacts.law(in: language))\n\(hint(intermediary))",
            form: button(to: address, PassPhrases.hold, in: language)
        )
    }

    /// A lesson that was agreed on. Nil unless the reader can pay for it.
    static func lesson(_ lesson: LessonPaymentBody, for visit: Visit) -> OrderingPage? {
        guard lesson.isOpen, let amount = lesson.amount, let seller = lesson.seller,
            let intermediary = lesson.intermediary
        else { return nil }
        let (language, id) = (visit.language, lesson.deal.description)
        return OrderingPage(
            item: .single,
            title: PassPhrases.pay,
            subject: lesson.title,
            back: DealPagePath.one.filled(id),
            isTest: lesson.isTest,
            amount: amount,
            facts: """
                <dt>\(OrderPhrases.starts[language])</dt>\
                <dd>\(lesson.startsAt.words(at: visit.now)[language])</dd>
                """,
            terms: """
                \(OrderFacts.timeline(lesson.refunds, for: visit))
                \(hint(PassPhrases.lessonHint[language]))
                """,
            seller: seller,
            notice: hint(OrderPhrases.notice(of: intermediary)[language]),
            form: button(to: OrderPagePath.payLesson.filled(id), PassPhrases.lessonHold, in: language)
        )
    }

    /// The deposit of a shop, with the documents that its payer has to have seen. Nil unless it can be paid.
    static func deposit(
        _ listing: ListingBody,
        _ deposit: DepositBody,
        _ seller: SellerBody,
        _ entry: FormEntry,
        for visit: Visit
    ) -> OrderingPage? {
        guard deposit.isOpen, let offer = deposit.offer, let intermediary = deposit.intermediary else {
            return nil
        }
        let language = visit.language
        return OrderingPage(
            item: .deposit,
            title: DepositPhrases.pay,
            subject: listing.title,
            back: listing.pageAddress,
            isTest: deposit.isTest,
            amount: offer.amount,
            facts: DepositFacts.terms(of: offer, for: listing, in: language),
            terms: """
                \(DepositFacts.timeline(deposit.refunds, for: visit))
                \(hint(DepositPhrases.termsHint[language]))
                """,
            seller: seller,
            notice: "\(DepositFacts.law(in: language))\n\(hint(intermediary))",
            form: DepositFacts.documents(of: listing, FormParts(visit: visit, entry: entry))
        )
    }
}
