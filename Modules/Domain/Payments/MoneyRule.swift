/// What a change means for money that has come in, or is about to. Decides it for every change, member and
/// state of the money; acts on orders, the buttons of pages, and the promises before paying follow from it.
public struct MoneyRule: Equatable, Sendable {
    public enum Change: String, CaseIterable, Sendable {
        /// The payer gives up a seat, a deposit or a pass.
        case withdrawal
        /// The teacher ends a pass.
        case ending
        /// The giver chooses the refund.
        case refund
        /// A hold ends before it is paid.
        case holdEnd = "hold-end"
        /// The title, text, dates, place or price of the listing changes.
        case edit
        /// The listing or an account is deleted.
        case deletion
        /// The reservation of a shop ends without a contract.
        case release
        /// The contract about a shop is made.
        case contract
        /// A paid lesson is moved. The payee makes the change, too, by agreeing to it.
        case move
        /// A paid lesson is cancelled, or one of the two didn't come.
        case cancellation
        /// What was paid for took place, or its time is over.
        case delivery
        /// The listing is hidden, or its author suspended.
        case measure
    }

    /// Who makes the change. The clock makes those that come due by themselves.
    public enum Actor: String, CaseIterable, Sendable {
        case payer
        case payee
        case `operator`
        case clock
    }

    public enum Answer: Equatable, Sendable {
        case refused(OrderRefusal)
        /// The change doesn't concern the money.
        case unconcerned
        /// The unpaid order ends.
        case ends
        /// The change waits for the payer's yes.
        case asks
        /// The change is made, and the payer can take back everything that lies ahead.
        case offers
        case gives(Share)
        /// The money is the payee's for good.
        case keeps
        /// The payer's terms follow the lesson to its new time.
        case follows
        /// The payer's terms stay with the earlier time.
        case stays
        /// The operator decides about the money in the same step.
        case decides
    }

    public enum Share: Equatable, Sendable {
        case all
        /// What isn't taken yet.
        case ahead
        /// What the payer's terms say.
        case terms
        /// What the giver names.
        case chosen
    }

    public let answer: Answer
    /// The parties who read of it.
    public let told: Set<Actor>

    public static func of(_ change: Change, by actor: Actor, at stage: MoneyStage) -> MoneyRule {
        let answer = Answer(change, by: actor, at: stage)
        return MoneyRule(answer: answer, told: answer.told(by: actor))
    }
}

/// The state of an order's money, in which the same change means the same.
public enum MoneyStage: String, CaseIterable, Sendable {
    case unpaid
    /// The provider is asked to charge the payer.
    case charging
    /// The payer can withdraw from a deposit with everything back.
    case free
    /// Paid, and nothing is taken yet.
    case ahead
    /// A part is taken.
    case begun
    /// The payee's for good.
    case given
    /// Nothing moves before an operator has decided.
    case frozen
    /// The payer has nothing of it any more.
    case ended
}

extension MoneyRule.Answer {
    fileprivate func told(by actor: MoneyRule.Actor) -> Set<MoneyRule.Actor> {
        switch self {
        case .refused, .unconcerned: []
        case .ends: actor == .payer ? [] : [.payer]
        case .asks, .offers: [.payer]
        case .gives, .keeps, .follows, .stays, .decides: [.payer, .payee]
        }
    }
}
