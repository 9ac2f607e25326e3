import Domain
import Markup
import Wire
import Wording

/// An order and its receipt, for its parties and for operators.
struct OrderPage {
    let order: OrderBody
    /// The names of the neighbourhoods among the changes, by code.
    let places: [String: Words]
    let entry: FormEntry

    private var id: String { order.id.description }

    func page(for visit: Visit) -> Page {
        let language = visit.language
        var page = Page(
            OrderPhrases.order[language],
            tab: .mine,
            back: order.role == .operator ? OrderPagePath.all.rawValue : OrderPagePath.mine.rawValue,
            content: """
                \(head(language))
                <div class="stack columns">
                \(OrderFacts.test(order.isTest, in: language))
                \(notes(visit))
                \(OrderChanges(order: order, places: places).html(for: visit))
                \(facts(visit))
                \(RefundAccountForm(order: order, entry: entry).html(for: visit))
                \(actions(visit))
                \(refunds(visit))
                \(order.deposit.map { DepositFacts.agreed($0, for: visit) })
                \(order.pass.map { PassFacts.uses($0, for: visit) })
                \(terms(visit))
                \(OrderFacts.seller(order.seller, in: language))
                \(settlement.refund != nil ? settlement.html(for: visit) : refundForm(visit))
                \(history(visit))
                \(report(visit))
                </div>
                """
        )
        page.isWide = true
        return page
    }

    private func head(_ language: Language) -> HTML {
        let tag = OrderFacts.tag(order, language)
        guard let outcome = OrderOutcome(of: order) else {
            return "<div class=\"head\"><h1>\(order.title)</h1><p>\(tag)</p></div>"
        }
        return "\(outcome.html(in: language))<div class=\"head\"><h2>\(order.title)</h2><p>\(tag)</p></div>"
    }

    private var settlement: RefundSettlementForm { RefundSettlementForm(order: order, entry: entry) }

    private func terms(_ visit: Visit) -> HTML {
        guard order.hasSeat else { return "" }
        if let pass = order.pass {
            return PassFacts.timeline(pass.refunds, of: pass.count, in: visit.language)
        }
        guard order.deposit != nil else { return OrderFacts.timeline(order.timeline, for: visit) }
        return """
            \(DepositFacts.timeline(order.timeline, for: visit))
            <p class="hint">\(DepositPhrases.termsHint[visit.language])</p>
            """
    }

    private func notes(_ visit: Visit) -> HTML {
        let language = visit.language
        var notes: [Words] = []
        if order.state == .confirming, order.role == .payee { notes.append(OrderPhrases.checking) }
        if order.state == .held, !isWrong {
            notes.append(
                order.account == nil
                    ? OrderPhrases.heldUntil(order.heldUntil, at: visit.now)
                    : OrderPhrases.transferUntil(order.heldUntil, at: visit.now)
            )
        }
        if order.isFrozen { notes.append(OrderRefusal.frozen.words) }
        if order.deposit != nil { notes += contract(visit) }
        return "\(problem(language))\(notes.map { "<p class=\"callout\">\($0[language])</p>" as HTML })"
    }

    /// What the parties of a deposit read about their contract.
    private func contract(_ visit: Visit) -> [Words] {
        if order.contractAgreedAt != nil { return [DepositPhrases.contractAgreed] }
        switch order.role {
        case .payee where order.hasSeat && order.contractAskedAt != nil:
            return [DepositPhrases.contractWaits(until: order.deposit?.coolingUntil, at: visit.now)]
        case .payee where order.hasSeat: return [DepositPhrases.contractHint]
        case .payer where order.actions.contains(.contract): return [DepositPhrases.contractQuestion]
        case .payee, .payer, .operator: return []
        }
    }

    /// How it differs from the provider's records. Its parties read that an operator looks at it.
    private func problem(_ language: Language) -> HTML {
        guard let problem = order.problem else { return "" }
        let words = order.role == .operator ? problem.words : OrderPhrases.inDoubt
        return "<p class=\"callout warn\">\(words[language])</p>"
    }

    /// Whether a payment contradicts the order.
    private var isWrong: Bool { order.problem?.isOfPayment == true }

    private func facts(_ visit: Visit) -> HTML {
        let language = visit.language
        let account = order.account.map { account in
            PostFact(
                label: OrderPhrases.account,
                value: """
                    \(Bank.words(of: account.bank)[language]) \(account.number) \
                    \(CopyButton(text: account.number, words: OrderPhrases.copyAccount).html(in: language))
                    """
            )
        }
        let payer = order.payer.map { card in
            PostFact(label: OrderPhrases.payer, value: "\(card.member.nickname.text)")
        }
        func won(_ label: Words, _ won: Int) -> PostFact {
            PostFact(label: label, value: "\(OrderPhrases.won(won)[language])")
        }
        let refunded = order.refunded > 0 ? won(OrderPhrases.refunded, order.refunded) : nil
        let commission = order.commission.flatMap { $0 > 0 ? $0 : nil }
        let receipt = order.receipt.map { address in
            PostFact(
                label: OrderPhrases.order,
                value: """
                    <a class="line-link" href="\(link: address)" rel="noreferrer">\
                    \(OrderPhrases.receipt[language])</a>
                    """
            )
        }
        let listing = PostFact(
            label: OrderPhrases.listing,
            value: """
                <a class="line-link" href="\(link: ListingPagePath.one.filled(order.listing.description))">\
                \(order.title)</a>
                """
        )
        let all: [PostFact?] = [
            listing, won(OrderPhrases.amount, order.amount), refunded,
            commission.map { won(OrderPhrases.commission, $0) },
            commission.map { won(OrderPhrases.income, order.amount - order.refunded - $0) },
            starts(visit),
            order.role == .payer ? nil : payer, account, receipt,
            PostFact(label: OrderPhrases.number, value: "\(id)"),
        ]
        return "<dl class=\"facts\">\(all.compactMap { $0?.html(in: language) })</dl>"
    }

    /// The start, or all dates of a class with several.
    private func starts(_ visit: Visit) -> PostFact? {
        let dates = order.dates.count > 1 ? order.dates : [order.startsAt].compactMap(\.self)
        guard !dates.isEmpty else { return nil }
        let words = dates.map { $0.words(at: visit.now)[visit.language] }.joined(separator: " · ")
        return PostFact(label: OrderPhrases.starts, value: "\(words)")
    }

    /// The payer reports the order, and the seller the payer.
    private func report(_ visit: Visit) -> HTML {
        guard order.role != .operator else { return "" }
        let link = ReportLink(subject: SubjectBody(Subject(.order, order.id)), visit: visit).html
        return "<p class=\"soft\">\(link)</p>"
    }

    private func actions(_ visit: Visit) -> HTML {
        let language = visit.language
        func button(_ words: Words, _ path: OrderPagePath) -> HTML {
            ActionButton(words: words, action: path.filled(id), style: "button wide").html(in: language)
        }
        let canPay = order.state == .held && order.role == .payer && order.account == nil && !isWrong
        let pay: HTML =
            canPay
            ? """
            <a class="button primary wide" href="\(link: OrderPagePath.pay.filled(id))">\
            \(OrderPhrases.toPay[language])</a>
            """ : ""
        let mayCheck = order.role == .operator || order.state == .held || order.state == .confirming
        let check = mayCheck ? button(OrderPhrases.check, .check) : ""
        let mayReject = isWrong && order.role == .operator
        let rejection = mayReject ? button(OrderPhrases.cancelPayment, .cancelPayment) : ""
        let agreement = order.actions.contains(.contract) ? button(DepositPhrases.agree, .contract) : ""
        let release = order.actions.contains(.holdEnd) ? button(OrderPhrases.endHold, .endHold) : ""
        return """
            \(pay)\(agreement)\(rejection)\(check)\(release)\(withdrawal.map { button($0, .withdraw) })\
            \(lesson(language))
            """
    }

    /// What the reader does by giving it up; nil for a reader who can't.
    var withdrawal: Words? {
        if order.actions.contains(.ending) { return PassPhrases.endAsTeacher }
        guard order.actions.contains(.withdrawal) else { return nil }
        guard order.state != .held else { return OrderPhrases.withdrawUnpaid }
        let share = Money(won: order.share) ?? .zero
        if order.pass != nil { return PassPhrases.end(share) }
        return order.deposit == nil ? OrderPhrases.withdraw(share) : DepositPhrases.withdraw(share)
    }

    /// A paid lesson is given up with its appointment.
    private func lesson(_ language: Language) -> HTML {
        guard let deal = order.deal, order.role != .operator else { return "" }
        let address = DealPagePath.one.filled(deal.description)
        return """
            <a class="button wide" href="\(link: address)">\(PassPhrases.openDeal[language])</a>
            """
    }

    private func refunds(_ visit: Visit) -> HTML {
        let (language, rows) = (visit.language, order.refunds)
        guard !rows.isEmpty else { return "" }
        return """
            <section class="section" aria-labelledby="refunds">
            <h2 id="refunds">\(OrderPhrases.refunds[language])</h2>
            <ul class="plain rows pairs">\(rows.map { refund in
                """
                <li><span>\(refund.cause.words[language])\(refund.reason.map { ": \($0)" as HTML })\
                \(refund.settlement.map { " · \($0)" as HTML }) \
                <span class="tag">\(refund.state.words[language])</span></span>\
                <b>\(OrderPhrases.won(refund.amount)[language])</b></li>
                """ as HTML
            })</ul></section>
            """
    }

    private func refundForm(_ visit: Visit) -> HTML {
        guard order.actions.contains(.refund) else { return "" }
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry)
        return """
            <section class="section" aria-labelledby="refund">
            <h2 id="refund">\(OrderPhrases.refund[language])</h2>
            \(parts.form(
                to: OrderPagePath.refund.filled(id),
                """
                \(parts.key)
                \(parts.line(
                    "amount",
                    OrderPhrases.refundAmount,
                    hint: OrderPhrases.left(order.refundable),
                    isRequired: true,
                    attributes: " inputmode=\"numeric\" data-won"
                ))
                \(reasons(parts))
                \(parts.area(
                    "reason",
                    OrderPhrases.refundReason,
                    rows: 2,
                    most: RefundReason.longest,
                    isRequired: true
                ))
                \(parts.button(OrderPhrases.refund))
                """
            ))</section>
            """
    }

    /// Why a deposit is refunded, for the owner of the shop.
    private func reasons(_ parts: FormParts) -> HTML {
        guard order.deposit != nil, order.role == .payee else { return "" }
        return parts.select(
            "because",
            DepositPhrases.because,
            [("", DepositPhrases.choose)] + DepositReason.allCases.map { ($0.rawValue, $0.words) }
        )
    }

    private func words(of event: OrderFact.Event) -> Words {
        if order.pass != nil { return event.wordsOfPass }
        if order.deal != nil { return event.wordsOfLesson }
        return order.deposit == nil ? event.words : event.wordsOfDeposit
    }

    /// What made the server look at the order, for operators.
    private func source(of fact: OrderFactBody, _ language: Language) -> HTML {
        guard order.role == .operator else { return "" }
        return " · <span class=\"soft small\">\(fact.source.words[language])</span>"
    }

    private func history(_ visit: Visit) -> HTML {
        let language = visit.language
        return """
            <section class="section" aria-labelledby="history">
            <h2 id="history">\(OrderPhrases.history[language])</h2>
            <ol class="plain rows pairs">\(order.facts.map { fact in
                """
                <li><span>\(words(of: fact.event)[language])\
                \(fact.amount.map { " · \(OrderPhrases.won($0)[language])" as HTML })\
                \(fact.account.map { " · \($0[language])" as HTML })\
                \(source(of: fact, language))</span>\
                <time class="soft small" datetime="\(fact.at.rfc3339)">\
                \(fact.at.words(at: visit.now)[language])</time></li>
                """ as HTML
            })</ol></section>
            """
    }
}

extension OrderFactBody {
    /// The bank account that was named, by its last digits.
    fileprivate var account: Words? {
        guard let bank, let digits else { return nil }
        return bank.words(endingWith: digits)
    }
}
