/// Objects to a measure: signed in, or by the address in the email about a suspension.
public struct MakeAppeal: Sendable {
    private let appeals: any AppealRepository
    private let queries: any AppealQueries
    private let links: any AppealLinkSealer
    private let identifiers: IdentifierGenerator
    private let clock: any WallClock

    public init(
        appeals: any AppealRepository,
        queries: any AppealQueries,
        links: any AppealLinkSealer,
        identifiers: IdentifierGenerator,
        clock: any WallClock
    ) {
        (self.appeals, self.queries, self.links) = (appeals, queries, links)
        (self.identifiers, self.clock) = (identifiers, clock)
    }

    /// Throws ``AppealRefusal/textMissing``, ``AppealRefusal/textTooLong`` and what
    /// ``AppealRepository/insert(_:against:by:)`` throws.
    public func callAsFunction(_ measure: TakenMeasure.ID, _ text: String, by member: Member.ID) async throws
        -> TakenMeasure
    {
        let appeal = Appeal(identifiers.next(), try AppealText(text), at: clock.now)
        return try await appeals.insert(appeal, against: measure, by: member)
    }

    /// Throws ``AppealRefusal/linkInvalid``, too.
    public func callAsFunction(with token: String, _ text: String) async throws -> TakenMeasure {
        let link = try await open(token).link
        return try await self(link.measure, text, by: link.member)
    }

    /// The measure that the email is about. Throws ``AppealRefusal/linkInvalid``.
    public func measure(of token: String) async throws -> TakenMeasure { try await open(token).measure }

    /// An address works for as long as its member may appeal, so that an old email reveals nothing.
    private func open(_ token: String) async throws -> (link: AppealLink, measure: TakenMeasure) {
        guard let link = links.link(of: token) else { throw AppealRefusal.linkInvalid }
        do {
            let measure = try await queries.measure(link.measure, of: link.member)
            guard clock.now < measure.appealableUntil else { throw AppealRefusal.linkInvalid }
            return (link, measure)
        } catch AppealRefusal.measureNotFound {
            throw AppealRefusal.linkInvalid
        }
    }
}

/// What the address in the email about a suspension stands for, since its member can't sign in.
public struct AppealLink: Equatable, Sendable {
    public let member: Member.ID
    public let measure: TakenMeasure.ID

    public init(_ member: Member.ID, _ measure: TakenMeasure.ID) {
        (self.member, self.measure) = (member, measure)
    }
}

/// Makes the tokens in such addresses, which only servers of this community can make.
public protocol AppealLinkSealer: Sendable {
    func token(of link: AppealLink) -> String
    /// Returns nil for a token it didn't make.
    func link(of token: String) -> AppealLink?
}
