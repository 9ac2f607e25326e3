import Domain
import Markup
import Wire
import Wording

/// Leads the payer of a held order to the provider.
struct PayPage {
    let order: OrderBody
    let checkout: CheckoutBody
    let way: PaymentWay

    func page(for visit: Visit) -> Page {
        let (language, id) = (visit.language, order.id.description)
        let title = title[language]
        var page = Page(
            title,
            back: OrderPagePath.one.filled(id),
            scripts: [.payment],
            content: """
                <div class="head"><h1>\(title)</h1><p class="soft">\(order.title)</p></div>
                <div class="stack">
                \(OrderFacts.test(order.isTest, in: language))
                <dl class="facts"><dt>\(OrderPhrases.amount[language])</dt>\
                <dd><b>\(OrderPhrases.won(order.amount)[language])</b></dd></dl>
                \(timeLeft(visit))
                \(ways(language))
                \(entrance(language))
                \(ActionButton(
                    words: OrderPhrases.withdrawUnpaid,
                    action: OrderPagePath.withdraw.filled(id),
                    style: "button wide"
                ).html(in: language))
                </div>
                """
        )
        page.providerOrigins = checkout.origins
        return page
    }

    private var title: Words {
        if order.pass != nil { return PassPhrases.buy }
        if order.deposit != nil { return DepositPhrases.pay }
        return order.deal == nil ? OrderPhrases.buyTitle : PassPhrases.pay
    }

    /// The end of the hold, and without scripts the minutes left when the page was opened.
    private func timeLeft(_ visit: Visit) -> HTML {
        let (language, end) = (visit.language, order.heldUntil)
        let seconds = max(0, (end.milliseconds - visit.now.milliseconds) / 1_000)
        return """
            <p class="callout time-left"><time datetime="\(end.rfc3339)">\
            \(OrderPhrases.heldUntil(end, at: visit.now)[language])</time> \
            <b data-seconds-left="\(seconds)">\(OrderPhrases.minutesLeft(Int(seconds / 60))[language])</b></p>
            """
    }

    /// The ways to pay as tabs; nothing if there is only one.
    private func ways(_ language: Language) -> HTML {
        guard checkout.ways.count > 1 else { return "" }
        let page = OrderPagePath.pay.filled(order.id.description)
        let tabs = checkout.ways.map { choice -> HTML in
            """
            <a class="chip" href="\(link: "\(page)?way=\(choice.rawValue)")"\
            \(" aria-current=\"true\"", if: choice == way)>\(choice.words[language])</a>
            """
        }
        let hint: HTML =
            way == .transfer ? "<p class=\"hint\">\(OrderPhrases.transferHint[language])</p>" : ""
        return """
            <nav class="chips" aria-label="\(OrderPhrases.waysToPay[language])">\(tabs)</nav>\(hint)
            """
    }

    private func entrance(_ language: Language) -> HTML {
        if let address = checkout.page {
            return """
                <a class="button primary wide" href="\(link: address)" rel="noreferrer">\
                \(OrderPhrases.pay[language])</a>
                """
        }
        return """
            <script src="\(link: checkout.script ?? "")"></script>
            <button class="button primary wide" type="button" data-checkout="\(checkout.parameters ?? "")">\
            \(OrderPhrases.pay[language])</button>
            <noscript><p class="callout warn">\(OrderPhrases.needsScript[language])</p></noscript>
            """
    }
}
