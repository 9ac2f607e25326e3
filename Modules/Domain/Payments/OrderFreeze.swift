/// A reason to let nothing move before an operator has decided.
public struct OrderFreeze: Hashable, Sendable {
    public enum Cause: String, CaseIterable, Sendable {
        /// The payer reported the order.
        case dispute
        /// An operator who hid the listing or suspended the seller holds the money.
        case measure
    }

    public let report: Identifier<Report>
    public let cause: Cause
    public let at: Moment

    public init(report: Identifier<Report>, cause: Cause, at moment: Moment) {
        self.report = report
        self.cause = cause
        at = moment
    }
}

/// What an operator decides about the money of a listing that is hidden, of a suspended seller, or of a
/// disputed order.
public enum MoneyDecision: String, CaseIterable, Sendable {
    /// Everything that lies ahead is refunded.
    case giveBack = "give-back"
    /// Nothing moves before another decision.
    case hold
    case leave
}

extension OrderFreeze: LosslessStringConvertible {
    /// As stored: the report's number, the cause and the moment in milliseconds.
    public var description: String { "\(report.rawValue) \(cause.rawValue) \(at.milliseconds)" }

    public init?(_ description: String) {
        let parts = description.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 3, let report = Int64(parts[0]), let cause = Cause(rawValue: String(parts[1])),
            let at = Int64(parts[2])
        else { return nil }
        self.init(
            report: Identifier(rawValue: report),
            cause: cause,
            at: Moment(milliseconds: at)
        )
    }
}
