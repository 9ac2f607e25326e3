import Domain
import Markup
import Wire
import Wording

/// Asks an operator how a refund that the provider refuses was settled; on the page of an order.
struct RefundSettlementForm {
    let order: OrderBody
    let entry: FormEntry

    /// The refund that waits for it; nil if none does.
    var refund: RefundBody? {
        order.problem?.isOfRefund == true ? order.refunds.first { $0.state == .open } : nil
    }

    func html(for visit: Visit) -> HTML {
        guard let refund else { return "" }
        let parts = FormParts(visit: visit, entry: entry)
        return """
            <section class="section" aria-labelledby="settlement">
            <h2 id="settlement">\(OrderPhrases.settlement[visit.language])</h2>
            <p class="hint">\(OrderPhrases.settlementHint[visit.language])</p>
            <p><b>\(OrderPhrases.won(refund.amount)[visit.language])</b></p>
            \(parts.form(
                to: OrderPagePath.settlement.filled(order.id.description),
                """
                \(parts.key)
                <input type="hidden" name="refund" value="\(refund.id.description)">\
                <input type="hidden" name="amount" value="\(refund.amount)">
                \(parts.area(
                    "reason",
                    OrderPhrases.settlementReason,
                    rows: 2,
                    most: RefundReason.longest,
                    isRequired: true
                ))
                \(parts.button(OrderPhrases.settle))
                """
            ))</section>
            """
    }
}
