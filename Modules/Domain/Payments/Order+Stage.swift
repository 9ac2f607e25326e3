extension Order {
    public func stage(at now: Moment) -> MoneyStage {
        switch state {
        case .held: return .unpaid
        case .confirming: return .charging
        case .paid, .refunded, .cancelled, .expired: return .ended
        case .sold, .partlyRefunded: break
        }
        guard !isFrozen else { return .frozen }
        guard withdrawnAt == nil else { return .ended }
        return fulfilledAt == nil ? stageOfItem(at: now) : .given
    }

    /// Of what is paid, kept and not frozen.
    private func stageOfItem(at now: Moment) -> MoneyStage {
        switch terms.item {
        case .seat(let seat): stage(of: seat, at: now)
        case .deposit(let deposit):
            isFree(deposit, at: now) ? .free : .ahead
        case .pass: lessonsTaken(at: now) == 0 ? .ahead : .begun
        case .single: now < terms.deadline ? .ahead : .begun
        }
    }

    /// Within the cooling period, after a change, and once the reservation is over.
    private func isFree(_ deposit: Deposit, at now: Moment) -> Bool {
        now < deposit.coolingEnd(after: soldAt ?? now) || now >= terms.deadline
            || offer?.holds(at: now) == true
    }

    private func stage(of seat: PaidSeat, at now: Moment) -> MoneyStage {
        let begun = seat.begun(at: now)
        guard begun > 0 else { return .ahead }
        let isOver = begun == seat.dates.count && offer?.holds(at: now) != true
        return isOver ? .given : .begun
    }

    /// The refund of everything that isn't used yet.
    public func ahead(at now: Moment) -> Money {
        raised(untaken(at: now), at: now)
    }

    func untaken(at now: Moment) -> Money {
        switch terms.item {
        case .seat(let seat): rest(of: seat.unused(of: amount, at: now))
        case .pass(let pass):
            now < terms.deadline ? rest(of: pass.unused(of: amount, used: lessonsTaken(at: now))) : .zero
        case .deposit, .single: rest(of: amount)
        }
    }

    /// What a change of this order means for its money now.
    public func rule(for change: MoneyRule.Change, by actor: MoneyRule.Actor, at now: Moment) -> MoneyRule {
        MoneyRule.of(change, by: actor, at: stage(at: now))
    }
}
