public import Arguments
public import Domain
import Storage
import Terminal

/// Appoints and dismisses operators, which is possible only on the server's own machine.
extension App {
    public func appointOperator(_ settings: Settings, _ email: String) async throws -> Bool {
        try await entering(try AppConfiguration(settings), .existing) { try await $0.appointOperator(email) }
    }

    public func dismissOperator(_ settings: Settings, _ email: String) async throws -> Bool {
        let address = try EmailAddress(email)
        return try await entering(try AppConfiguration(settings), .existing) { container in
            try await container.operators.dismiss(address)
        }
    }

    public func operators(_ settings: Settings) async throws -> [OperatorSummary] {
        try await entering(try AppConfiguration(settings), .existing) { try await $0.operators.all() }
    }
}
