import Domain
import Markup
import Wire
import Wording

/// Asks an operator how a refund that the provider refuses was given back; on the page of an order.
struct RefundSettlementForm {
    let order: OrderBody
    let entry: FormEntry

    /// Whether a refund waits for it.
    var isNeeded: Bool {
        order.problem?.isOfRefund == true && order.refunds.contains { $0.state == .open }
    }

    func html(for visit: Visit) -> HTML {
        let parts = FormParts(visit: visit, entry: entry)
        return """
            <section class="section" aria-labelledby="settlement">
            <h2 id="settlement">\(OrderPhrases.settlement[visit.language])</h2>
            <p class="hint">\(OrderPhrases.settlementHint[visit.language])</p>
            \(parts.form(
                to: OrderPagePath.settlement.filled(order.id.description),
                """
                \(parts.key)
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
