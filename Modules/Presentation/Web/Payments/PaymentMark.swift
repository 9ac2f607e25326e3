import Domain
import Markup
import Wire
import Wording

/// How a lesson is paid, on its card and in lists.
struct PaymentMark {
    let payment: DealPaymentBody

    /// Nil for a lesson that isn't paid.
    var words: Words? {
        switch payment.way {
        case .pass: numbered(PassPhrases.number)
        case .passAhead: numbered(PassPhrases.ahead)
        case .order: stateWords
        case .payable: nil
        }
    }

    private func numbered(_ words: (Int, Int) -> Words) -> Words? {
        guard let number = payment.number, let count = payment.count else { return nil }
        return words(number, count)
    }

    private var stateWords: Words? {
        if let refunded = payment.refunded, let paid = payment.amount, refunded > 0 {
            return PassPhrases.refunded(refunded, of: paid)
        }
        return payment.state.map { state in
            switch state {
            case .sold: PassPhrases.paid
            case .held, .confirming: PassPhrases.beingPaid
            default: state.words
            }
        }
    }

    /// The term in the list of a deal, with a link to the order.
    func term(in language: Language) -> HTML {
        guard let words else { return "" }
        let value: HTML =
            payment.order.map { order in
                """
                <a href="\(link: OrderPagePath.one.filled(order.description))">\(words[language])</a>
                """
            } ?? "\(words[language])"
        return "<dt>\(PassPhrases.payment[language])</dt><dd>\(value)</dd>"
    }

    /// What cancelling the lesson does to what was paid; nil if nothing was.
    ///
    /// - Parameter isStudents: whether its student cancels it. A teacher refunds everything.
    func cancelling(byStudent isStudents: Bool) -> Words? {
        if let comesBack = payment.comesBack {
            return comesBack || !isStudents ? PassPhrases.cancelReturning : PassPhrases.cancelUsing
        }
        guard let paid = payment.amount, let share = payment.share else { return nil }
        let left = paid - (payment.refunded ?? 0)
        return isStudents
            ? PassPhrases.cancel(returning: share, losing: left - share) : PassPhrases.cancelGiving(left)
    }

    /// The button with which the student pays; empty for anyone else.
    func button(of deal: DealBody, in language: Language) -> HTML? {
        guard payment.way == .payable, deal.party == .partner, let amount = payment.amount else { return nil }
        return """
            <a class="button primary" href="\(link: OrderPagePath.payLesson.filled(deal.id.description))">\
            \(PassPhrases.pay(amount)[language])</a>
            """
    }
}
