/// What the table promises a payer, as it is told before paying.
public enum MoneyPromise: String, CaseIterable, Sendable {
    /// After an edit, everything that lies ahead can be taken back until the next date.
    case changed
    /// What isn't taken yet comes back when the listing or the seller's account is deleted.
    case deleted
    /// Within the cooling period a contract needs the payer's yes.
    case contract
    /// Moving a lesson alone changes nothing of what is refunded.
    case moved
    /// Nothing moves while an operator looks at the payer's report.
    case disputed

    /// Those that hold for the item, by the table.
    public static func all(for item: Item) -> [MoneyPromise] {
        allCases.filter { $0.concerns(item) && $0.isKept }
    }

    /// The kinds of what an order buys.
    public enum Item: Sendable {
        case seat
        case deposit
        case pass
        case single
    }

    private func concerns(_ item: Item) -> Bool {
        switch (self, item) {
        case (.changed, .seat), (.changed, .deposit), (.changed, .pass): true
        case (.contract, .deposit): true
        case (.moved, .pass), (.moved, .single): true
        case (.deleted, _), (.disputed, _): true
        case (.changed, .single), (.contract, .seat), (.contract, .pass), (.contract, .single),
            (.moved, .seat), (.moved, .deposit):
            false
        }
    }

    private var isKept: Bool {
        func answer(
            _ change: MoneyRule.Change,
            _ actor: MoneyRule.Actor,
            _ stage: MoneyStage
        ) -> MoneyRule.Answer {
            MoneyRule.of(change, by: actor, at: stage).answer
        }
        return switch self {
        case .changed: [.ahead, .begun].allSatisfy { answer(.edit, .payee, $0) == .offers }
        case .deleted:
            answer(.deletion, .payee, .ahead) == .gives(.all)
                && answer(.deletion, .payee, .begun) == .gives(.ahead)
        case .contract: answer(.contract, .payee, .free) == .asks
        case .moved: answer(.move, .payer, .ahead) == .stays
        case .disputed:
            answer(.refund, .payee, .frozen) == .refused(.frozen)
                && answer(.delivery, .clock, .frozen) == .unconcerned
        }
    }
}
