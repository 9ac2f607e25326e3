/// What a payer asks for, with what the answer depends on.
struct OrderQuestion {
    /// Which of the lessons; nil for anything else.
    let choice: LessonChoice?
    let standing: PayerStanding
    /// For seats and single lessons, as the operator has set it.
    let ladder: RefundLadder
    /// What the payer has seen; nothing is needed but for a deposit.
    let ticks: DocumentTicks
}

extension Sale {
    func order(
        of offer: LessonOffer,
        _ asked: OrderQuestion,
        at now: Moment
    ) throws -> (amount: Money, terms: OrderTerms) {
        switch asked.choice {
        case nil: throw OrderRefusal.notForSale
        case .pass:
            guard let pass = offer.pass else { throw OrderRefusal.notForSale }
            return (pass.price, terms(.pass(pass.pass), until: pass.validity.end(from: now)))
        case .lesson(let id):
            guard let deal = asked.standing.deals.first(where: { $0.id == id }) else {
                throw DealRefusal.notFound
            }
            guard let price = deal.lessonPrice else { throw OrderRefusal.lessonUnpriced }
            let lesson = PaidLesson(deal: id, ladder: asked.ladder)
            return (price, terms(.single(lesson), until: deal.terms.startsAt))
        }
    }
}
