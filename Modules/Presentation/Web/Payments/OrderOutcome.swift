import Domain
import Markup
import Wire
import Wording

/// What became of a payment, as its payer reads it first: done, failed, or being checked.
struct OrderOutcome {
    private let drawing: Drawing
    private let title: Words
    private let text: Words

    /// Nil for other parties, and for an order that is still to be paid or was refunded.
    init?(of order: OrderBody) {
        guard order.role == .payer, order.problem == nil else { return nil }
        switch order.state {
        case .sold where order.hasSeat:
            drawing = .done
            title = OrderPhrases.paid(OrderPhrases.won(order.amount))
            text = OrderPhrases.paidText
        case .confirming, .paid:
            drawing = .checking
            title = order.state == .paid ? order.state.words : OrderPhrases.checkingTitle
            text = order.state == .paid ? OrderPhrases.owedText : OrderPhrases.checking
        case .cancelled, .expired:
            drawing = .failed
            title = OrderPhrases.notPaid
            text = OrderPhrases.notChargedText
        case .sold, .held, .partlyRefunded, .refunded: return nil
        }
    }

    func html(in language: Language) -> HTML {
        """
        <section class="empty">\(drawing.html)<h1>\(title[language])</h1><p>\(text[language])</p></section>
        """
    }
}
