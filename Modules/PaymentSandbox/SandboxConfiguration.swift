import Glibc
public import Secrets

/// How the sandbox is reached, and what it shares with its customer.
public struct SandboxConfiguration: Sendable {
    /// 0 for any free port. It listens on the loopback interface only.
    public var port: Int
    public var apiSecret: String
    public var webhookSecret: WebhookSecret
    public var storeID: String
    /// Whether payments wait for a confirmation after the payer has approved them.
    public var waitsForConfirmation: Bool
    /// The delay of a slow answer. The customer is expected to give up before.
    public var slowness: Duration
    /// The pauses before a webhook is sent again that was not answered with success.
    public var retryPauses: [Duration]
    /// Seconds since 1970.
    public var now: @Sendable () -> Int64
    /// Waited for before and after each request is carried out, so that a test can stop the customer there.
    public var pause: @Sendable (SandboxFault.Operation) async -> Void

    public init(
        port: Int = 0,
        apiSecret: String,
        webhookSecret: WebhookSecret,
        storeID: String,
        waitsForConfirmation: Bool = false,
        slowness: Duration = .seconds(90),
        retryPauses: [Duration] = [.seconds(1), .seconds(4), .seconds(16)],
        now: @escaping @Sendable () -> Int64 = SandboxConfiguration.wallClock,
        pause: @escaping @Sendable (SandboxFault.Operation) async -> Void = { _ in }
    ) {
        self.port = port
        self.apiSecret = apiSecret
        self.webhookSecret = webhookSecret
        self.storeID = storeID
        self.waitsForConfirmation = waitsForConfirmation
        self.slowness = slowness
        self.retryPauses = retryPauses
        self.now = now
        self.pause = pause
    }

    @Sendable
    public static func wallClock() -> Int64 { Int64(time(nil)) }
}
