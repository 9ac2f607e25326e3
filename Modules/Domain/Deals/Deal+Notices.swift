extension Deal {
    /// The notices of a line to the parties, except to its actor.
    public func notices(of line: Line, namingActor: Bool) -> [NoticeDraft] {
        // A viewing that is over asks for nothing, such as a review.
        guard purpose == .teaching || line.event != .dealDone,
            let kind = Notice.Kind(rawValue: line.event.rawValue)
        else { return [] }
        return parties.all.sorted().filter { $0 != line.actor }.map {
            NoticeDraft(to: $0, kind, of: Subject(.deal, id), by: namingActor ? line.actor : nil)
        }
    }

    /// Both parties are reminded.
    public func notices(of reminder: DealReminder) -> [NoticeDraft] {
        parties.all.sorted().map { NoticeDraft(to: $0, reminder.notice, of: Subject(.deal, id)) }
    }

    /// Who moved it, for the money; nil if it wasn't moved. The payer alone, or the two by agreeing.
    public func mover(from former: Deal) -> MoneyRule.Actor? {
        guard terms.startsAt != former.terms.startsAt, former.state == .accepted else { return nil }
        return progress.rebookings > former.progress.rebookings ? .payer : .payee
    }
}
