/// Queues the emails of notices that stayed unread.
public struct MailNotices: Sendable {
    private static let atOnce = 100

    private let mails: any NoticeMailRepository
    private let identifiers: IdentifierGenerator

    public init(mails: any NoticeMailRepository, identifiers: IdentifierGenerator) {
        self.mails = mails
        self.identifiers = identifiers
    }

    public func callAsFunction(at now: Moment) async throws {
        var wasFull = true
        while wasFull {
            let count = try await mails.queue(Self.atOnce, at: now) { [identifiers] in
                $0.email(as: identifiers.next(), at: now)
            }
            wasFull = count == Self.atOnce
        }
    }
}
