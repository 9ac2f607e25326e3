import Domain
import Markup
import Wire
import Wording

/// Asks once before money moves that doesn't come back by itself.
struct OrderQuestions {
    /// The field of a form whose reader has been asked.
    static let confirmed = "confirmed"

    let order: OrderBody

    private var back: String { OrderPagePath.one.filled(order.id.description) }

    /// Nil for an order that is given up without a question, since nothing is paid, or can't be.
    func withdrawal(_ visit: Visit) -> Page? {
        guard order.state != .held, let act = OrderPage(order: order, places: [:], entry: .empty).withdrawal
        else { return nil }
        let isEnding = order.actions.contains(.ending)
        let consequences =
            isEnding
            ? OrderPhrases.endingAsTeacher
            : OrderPhrases.withdrawal(returning: order.share, losing: order.refundable - order.share)
        return page(OrderPhrases.withdrawQuestion, consequences, act, .withdraw, .empty, visit)
    }

    /// - Parameter entry: the refund that was asked for.
    func refund(_ entry: FormEntry, _ visit: Visit) -> Page {
        let typed = entry.text("amount")
        let amount = Money(typed: typed)?.words ?? Words(typed, typed)
        return page(
            OrderPhrases.refundQuestion,
            OrderPhrases.refunding(amount, to: order.payer?.member.nickname.text),
            OrderPhrases.refund,
            .refund,
            entry,
            visit
        )
    }

    private func page(
        _ title: Words,
        _ consequences: Words,
        _ act: Words,
        _ path: OrderPagePath,
        _ entry: FormEntry,
        _ visit: Visit
    ) -> Page {
        let chosen = entry.saying(["true"], at: Self.confirmed).all.map { field -> HTML in
            "<input type=\"hidden\" name=\"\(field.name)\" value=\"\(field.text)\">"
        }
        let question = Question(
            title: title,
            about: order.title,
            consequences: consequences,
            act: act,
            action: path.filled(order.id.description),
            back: back,
            fields: "\(chosen)"
        )
        return Page(
            title[visit.language],
            tab: .mine,
            back: back,
            content: question.html(in: visit.language)
        )
    }
}
