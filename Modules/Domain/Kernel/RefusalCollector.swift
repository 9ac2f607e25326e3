/// Collects the refusals of a form's fields, so that its sender learns of all of them at once.
public struct RefusalCollector {
    private var refusals: [any Refusal]

    public init(_ refusals: [any Refusal] = []) {
        self.refusals = refusals
    }

    /// Returns nil if the value is refused at a field. Other errors are thrown.
    public mutating func collect<Value>(_ make: () throws -> Value) throws -> Value? {
        do {
            return try make()
        } catch {
            try add(error)
            return nil
        }
    }

    /// Returns nil if the value is refused at a field. Other errors are thrown.
    public mutating func collect<Value>(_ make: () async throws -> Value) async throws -> Value? {
        do {
            return try await make()
        } catch {
            try add(error)
            return nil
        }
    }

    /// Checks a rule that refuses a field.
    public mutating func check(_ rule: () async throws -> Void) async throws {
        do {
            try await rule()
        } catch {
            try add(error)
        }
    }

    private mutating func add(_ error: any Error) throws {
        switch error {
        case let several as FieldRefusals: refusals += several.all
        case let refusal as any Refusal where refusal.field != nil: refusals.append(refusal)
        default: throw error
        }
    }

    public func throwIfRefused() throws {
        if !refusals.isEmpty { throw refusal }
    }

    /// What was collected; there has to be a refusal.
    public var refusal: any Refusal { refusals.count == 1 ? refusals[0] : FieldRefusals(refusals) }
}

/// The refusals of several fields. Clients that read one find the first.
public struct FieldRefusals: Refusal {
    /// In the order of the form; at least one.
    public let all: [any Refusal]

    public init(_ all: [any Refusal]) {
        precondition(!all.isEmpty, "nothing was refused")
        self.all = all
    }

    public var code: String { all[0].code }
    public var kind: RefusalKind { all[0].kind }
    public var field: String? { all[0].field }
    public var allowedFrom: Moment? { all[0].allowedFrom }
}
