public import Arguments
public import Domain
import Storage
import Terminal
import Vault
import Wire

/// Appoints and dismisses operators, which is possible only on the server's own machine.
extension App {
    public func appointOperator(_ settings: Settings, _ email: String) async throws -> Appointment {
        try await entering(try AppConfiguration(settings), .existing) { try await $0.appointOperator(email) }
    }

    public func dismissOperator(_ settings: Settings, _ email: String) async throws -> Bool {
        try await entering(try AppConfiguration(settings), .existing) { try await $0.dismissOperator(email) }
    }

    public func operators(_ settings: Settings) async throws -> [OperatorSummary] {
        try await entering(try AppConfiguration(settings), .existing) { container in
            try await container.recording(.operatorsList) { try await $0.operators.all() }
        }
    }

    public func resetSecondFactor(_ settings: Settings, _ email: String) async throws -> Bool {
        try await entering(try AppConfiguration(settings), .existing) {
            try await $0.resetSecondFactor(of: email)
        }
    }

    public func confirmEmail(_ settings: Settings, _ email: String) async throws -> OperatorCandidate? {
        try await entering(try AppConfiguration(settings), .existing) { try await $0.confirmEmail(email) }
    }
}

extension Container {
    /// The link by which the first operator sets up the place; nil when there is one.
    public func setUpLink(at address: String) async -> String? {
        guard let operators = try? await operators.count(), operators == 0 else { return nil }
        return address + SetUpQuery.page + setUpTokens.issue(at: drivers.clock.now)
    }

    /// Appoints an operator.
    public func appointOperator(_ email: String) async throws -> Appointment {
        let address = try EmailAddress(email)
        return try await recording(.operatorAppoint) {
            try await $0.operators.appoint(address, at: $0.drivers.clock.now)
        }
    }

    /// Removes an operator; false when no operator has this address.
    public func dismissOperator(_ email: String) async throws -> Bool {
        let address = try EmailAddress(email)
        return try await recording(.operatorDismiss) { try await $0.operators.dismiss(address) }
    }

    /// Counts an address as confirmed; nil when no account has it.
    @discardableResult
    public func confirmEmail(_ email: String) async throws -> OperatorCandidate? {
        let address = try EmailAddress(email)
        return try await recording(.emailConfirm) {
            try await $0.operators.confirm(address, at: $0.drivers.clock.now)
        }
    }

    /// A reset code for a member who forgot the password, for the operator to hand over; nil for an unknown
    /// address.
    public func resetCode(for email: String) async throws -> (code: String, expiresAt: Moment)? {
        let address = try EmailAddress(email)
        guard let member = try await operators.member(with: address) else { return nil }
        return try await recording(.passwordCode, of: member, isUse: true) {
            try await $0.identities.resetPassword.code(for: address)
        }
    }

    /// Removes the second factor of a member who lost the app; false for an unknown address.
    public func resetSecondFactor(of email: String) async throws -> Bool {
        let address = try EmailAddress(email)
        guard let member = try await operators.member(with: address) else { return false }
        try await recording(.secondFactorReset, of: member, isUse: true) { container in
            let emails = container.identities.emails
            try await container.identities.secondFactors.reset(of: member, at: container.drivers.clock.now) {
                emails.notice(.secondFactorReset(reason: nil), to: $0)
            }
        }
        return true
    }

    /// Records a command on the server's machine.
    fileprivate func recording<Value: Sendable>(
        _ act: AuditAct,
        of member: Member.ID? = nil,
        isUse: Bool = false,
        _ work: (Container) async throws -> Value
    ) async throws -> Value {
        let occasion = AuditOccasion(.machine, act, of: member?.description, isUse: isUse)
        return try await audit.recording(occasion) { try await work(self) }
    }
}
