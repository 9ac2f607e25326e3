public import Domain
import Network
import Synchronization

/// Finds addresses by a service. Finds nothing while the service fails, and pauses after each failure.
public final class GuardedService: AddressFinder {
    static let pauseAfterFailure = Duration.seconds(30)
    static let pauseAfterQuota = Duration.seconds(600)

    private let service: any AddressService
    private let clock: any WallClock
    private let complain: @Sendable (String) -> Void
    private let pausedUntil = Mutex<Moment?>(nil)

    /// - Parameter complain: receives the reason of a failure, for the operator.
    public init(
        _ service: any AddressService,
        clock: any WallClock,
        complaining complain: @escaping @Sendable (String) -> Void
    ) {
        self.service = service
        self.clock = clock
        self.complain = complain
    }

    public func find(_ sought: AddressText, limit: Int) async throws -> [FoundAddress] {
        await ask { try await $0.find(sought, limit: limit) } ?? []
    }

    public func address(at point: Point) async throws -> FoundAddress? {
        await ask { try await $0.address(at: point) } ?? nil
    }

    private func ask<Answer>(_ question: (any AddressService) async throws -> Answer) async -> Answer? {
        if let until = pausedUntil.withLock({ $0 }), clock.now < until { return nil }
        do {
            return try await question(service)
        } catch NetworkError.cancelled {
            return nil
        } catch AddressServiceFailure.quotaUsedUp {
            pause(for: Self.pauseAfterQuota, because: "the quota is used up")
        } catch AddressServiceFailure.refused(let answer) {
            pause(
                for: Self.pauseAfterFailure,
                because: "\(answer): is the key right and the service enabled?"
            )
        } catch {
            pause(for: Self.pauseAfterFailure, because: "\(error)")
        }
        return nil
    }

    private func pause(for duration: Duration, because reason: String) {
        pausedUntil.withLock { $0 = clock.now + duration }
        complain("\(service.name) isn't asked for \(duration.components.seconds) s: \(reason)")
    }
}
