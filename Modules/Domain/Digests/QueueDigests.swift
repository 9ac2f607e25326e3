/// Queues the emails with news of the neighbourhood that are due.
public struct QueueDigests: Sendable {
    private static let atOnce = 50

    private let digests: any DigestRepository
    private let queries: any DigestQueries
    private let identifiers: IdentifierGenerator

    public init(
        digests: any DigestRepository,
        queries: any DigestQueries,
        identifiers: IdentifierGenerator
    ) {
        self.digests = digests
        self.queries = queries
        self.identifiers = identifiers
    }

    /// Does nothing at night: what is due then waits for the morning. A failure doesn't stop the others; the
    /// first one is thrown at the end.
    public func callAsFunction(at now: Moment) async throws {
        guard AdvertisingLaw.korean.allowsSending(at: now) else { return }
        var failure: (any Error)?
        var wasFull = true
        while wasFull, failure == nil {
            let due = try await digests.due(Self.atOnce, at: now)
            for digest in due {
                do { try await finish(digest, at: now) } catch { failure = failure ?? error }
            }
            wasFull = due.count == Self.atOnce
        }
        if let failure { throw failure }
    }

    private func finish(_ due: DueDigest, at now: Moment) async throws {
        var subscription = DigestSubscription(consent: due.consent)
        subscription.settle(at: now)
        subscription.proceed(at: now)
        let email = subscription.consent == nil ? nil : try await email(of: due, at: now)
        try await digests.finish(due, as: subscription, sending: email, at: now)
    }

    /// Nil when there is neither news nor a question.
    private func email(of due: DueDigest, at now: Moment) async throws -> EmailMessage? {
        guard let address = due.address else { return nil }
        let news = try await queries.news(
            for: due.member,
            in: due.consent.span(at: now),
            weekend: due.consent.weekend(at: now),
            at: now
        )
        let isFirstQuestion = due.consent.isAsked(at: now) && due.consent.askedAt == nil
        guard !news.isEmpty || isFirstQuestion else { return nil }
        return EmailMessage(
            id: identifiers.next(),
            member: due.member,
            to: address,
            language: due.language,
            content: .digest(news, of: due.consent),
            expiresAt: now + EmailMessage.patience
        )
    }
}
