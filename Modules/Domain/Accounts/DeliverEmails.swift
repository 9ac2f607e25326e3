/// Sends the emails in the outbox. A failed one is tried again at growing intervals.
public struct DeliverEmails: Sendable {
    private static let atOnce = 20
    private static let backoff = Backoff(first: .seconds(60), longest: .seconds(6 * 3_600))

    private let outbox: any Outbox
    private let carrier: any EmailSender

    public init(outbox: any Outbox, carrier: any EmailSender) {
        self.outbox = outbox
        self.carrier = carrier
    }

    /// Throws the last failure, for the operator's log, after every email was tried.
    public func callAsFunction(at now: Moment) async throws {
        var failure: (any Error)?
        while true {
            let emails = try await outbox.take(Self.atOnce, at: now)
            for (message, attempts) in emails {
                do {
                    try await carrier.carry(message, writtenAt: now)
                    try await outbox.handedOver(message.id)
                } catch let error as UndeliverableEmail {
                    try await outbox.giveUp(message.id)
                    failure = error
                } catch {
                    try await outbox.postpone(message.id, until: now + Self.backoff.pause(after: attempts))
                    failure = error
                }
            }
            guard emails.count == Self.atOnce, failure == nil else { break }
        }
        if let failure { throw failure }
    }
}
