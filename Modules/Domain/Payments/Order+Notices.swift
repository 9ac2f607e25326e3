extension Order {
    /// The notices of an event to both parties, or to the payer alone.
    public func notices(of event: Line.Event) -> [NoticeDraft] {
        guard let kind = Notice.Kind(rawValue: event.rawValue) else { return [] }
        let told = Notice.Kind.ofPayers.contains(kind) ? [payer] : [payer, payee]
        return told.compactMap(\.self).sorted().map {
            NoticeDraft(to: $0, kind, of: Subject(.order, id), amount: amount(toldBy: kind))
        }
    }

    /// The amount of the refund that a notice tells of, or else of the order.
    private func amount(toldBy kind: Notice.Kind) -> Money {
        guard kind == .orderRefunded else { return amount }
        return refunds.last { $0.state == .done }?.amount ?? amount
    }
}
