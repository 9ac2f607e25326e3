import Domain
import Push
import Storage
import Web

/// The use cases, routes and deliveries of pushes.
struct PushFeature: Sendable {
    let routes: PushRoutes
    let deliver: DeliverPushes
    /// Makes the server's key before the first request.
    let prepare: @Sendable () async throws -> Void

    init(_ drivers: Drivers, _ repositories: Repositories) {
        let key = PushKey(SQLServerKeyStore(drivers.database, for: .push, seal: drivers.pushSeal))
        let sender = LocalizedPushSender(
            PushServices(key, contact: drivers.push.contact, reach: drivers.push.reach),
            from: repositories.site
        )
        routes = PushRoutes(
            Pushes(
                repository: repositories.pushes,
                accounts: repositories.accounts,
                sender: sender,
                throttle: repositories.calls,
                clock: drivers.clock
            )
        )
        deliver = DeliverPushes(
            queue: SQLPushQueue(drivers.database),
            signal: SQLPushSignal(drivers.database),
            sender: sender,
            clock: drivers.clock
        )
        prepare = { try await key.prepare() }
    }
}
