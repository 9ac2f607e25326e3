public import Arguments
public import Domain
import Storage
import Terminal

/// Who looks after the house is said on its own machine.
extension House {
    public func appointOperator(_ settings: Settings, _ email: String) async throws -> Bool {
        try await entering(try HousePlan(settings), .existing) { try await $0.appointOperator(email) }
    }

    public func dismissOperator(_ settings: Settings, _ email: String) async throws -> Bool {
        let address = try EmailAddress(email)
        return try await entering(try HousePlan(settings), .existing) { container in
            try await container.operators.dismiss(address)
        }
    }

    public func operators(_ settings: Settings) async throws -> [HouseOperator] {
        try await entering(try HousePlan(settings), .existing) { try await $0.operators.all() }
    }
}
