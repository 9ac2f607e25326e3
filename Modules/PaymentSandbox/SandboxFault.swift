/// A way to be wrong, for the next requests of one kind.
public struct SandboxFault: Sendable, Hashable {
    public enum Operation: String, Sendable, CaseIterable {
        case register = "pre-register"
        case get
        case confirm
        case cancel
        case webhook
    }

    public enum Kind: String, Sendable, CaseIterable {
        /// Answers after the customer has given up.
        case slow
        /// A server error, and nothing is done.
        case failBefore = "fail-before"
        /// Does what it is asked and answers with a server error.
        case failAfter = "fail-after"
        /// Closes the connection, and nothing is done.
        case dropBefore = "drop-before"
        /// Does what it is asked and closes the connection.
        case dropAfter = "drop-after"
        /// Does what it is asked and sends half the answer.
        case cutOff = "cut-off"
        /// Refuses what it is asked for good, with a code.
        case refuse
        /// Knows nothing of the payment.
        case forget
        /// Accepts a cancellation and carries it out when told.
        case later
        case otherAmount = "other-amount"
        case otherOrder = "other-order"
        case otherStore = "other-store"
        case otherCurrency = "other-currency"
        case otherMode = "other-mode"
        case unknownStatus = "unknown-status"
        /// Sends a webhook twice.
        case duplicate
        /// Keeps a webhook back until told. Those kept back are sent in the opposite order.
        case hold
        case lose
        /// Signs a webhook with another secret.
        case forge
        /// Dates a webhook ten minutes back.
        case stale
    }

    public let operation: Operation
    public let kind: Kind
    /// The number of requests; nil for all until told otherwise.
    public let times: Int?

    public init(_ operation: Operation, _ kind: Kind, times: Int? = 1) {
        self.operation = operation
        self.kind = kind
        self.times = times
    }
}

/// The faults that are due, in order.
struct SandboxFaults {
    private var due: [(operation: SandboxFault.Operation, kind: SandboxFault.Kind, left: Int?)] = []

    mutating func add(_ fault: SandboxFault) {
        due.append((fault.operation, fault.kind, fault.times))
    }

    mutating func clear() {
        due = []
    }

    mutating func next(_ operation: SandboxFault.Operation) -> SandboxFault.Kind? {
        guard let place = due.firstIndex(where: { $0.operation == operation }) else { return nil }
        let kind = due[place].kind
        if let left = due[place].left {
            due[place].left = left - 1
            if left <= 1 { due.remove(at: place) }
        }
        return kind
    }
}
