/// Sends pushes to browsers' push services.
public protocol PushSender: Sendable {
    /// What browsers need to subscribe.
    func publicKey() async throws -> String

    /// The host of a valid offer; nil when the server would not send to it.
    func host(of offer: PushOffer) -> String?

    func send(_ push: PendingPush, at now: Moment) async -> PushAnswer

    /// Sends a push that only shows that pushes arrive.
    func sendTrial(to subscription: PushSubscription, in language: Language, at now: Moment) async
        -> PushAnswer
}

/// What a push service answered.
public enum PushAnswer: Equatable, Sendable {
    case delivered
    case gone
    case refused(String)
    /// - Parameter pause: what the service asks for.
    case failed(String, pause: Duration?)
}
