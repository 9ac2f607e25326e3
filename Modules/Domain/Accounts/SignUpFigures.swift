/// New accounts, in numbers.
public struct SignUpFigures: Equatable, Sendable {
    public static let days = 14
    /// The mail domains and networks that are named.
    public static let most = 5

    /// The oldest first; the last is today.
    public let byDay: [SignUpDay]
    /// Of the last 24 hours, the most frequent first.
    public let domains: [SignUpSource]
    /// The networks of the last 24 hours, as far as this process saw them.
    public let networks: [SignUpSource]

    public init(byDay: [SignUpDay], domains: [SignUpSource], networks: [SignUpSource]) {
        (self.byDay, self.domains, self.networks) = (byDay, domains, networks)
    }
}

/// The accounts of a day.
public struct SignUpDay: Hashable, Sendable {
    public let day: CivilDate
    public let count: Int

    public init(_ day: CivilDate, count: Int) {
        (self.day, self.count) = (day, count)
    }
}

/// Where new accounts come from.
public struct SignUpSource: Hashable, Sendable {
    public let name: String
    public let count: Int

    public init(_ name: String, count: Int) {
        (self.name, self.count) = (name, count)
    }
}

/// Reads numbers of new accounts. The caller must check that the reader is an operator.
public protocol SignUpQueries: Sendable {
    /// The days until and with the last one, the oldest first.
    func byDay(_ days: Int, until last: CivilDate) async throws -> [SignUpDay]

    /// The mail domains of accounts that joined since a moment, the most frequent first.
    func domains(since moment: Moment, most: Int) async throws -> [SignUpSource]
}

/// Remembers the networks of new accounts for a day, in the memory of this process only: nothing is stored
/// of an account's network.
public protocol SignUpOrigins: Sendable {
    func note(_ origin: Origin, at now: Moment)

    func busiest(_ most: Int, at now: Moment) -> [SignUpSource]
}

/// Shows operators how many sign up, and from where.
public struct ReadSignUps: Sendable {
    private let operators: any OperatorRepository
    private let queries: any SignUpQueries
    private let origins: any SignUpOrigins
    private let clock: any WallClock

    public init(
        operators: any OperatorRepository,
        queries: any SignUpQueries,
        origins: any SignUpOrigins,
        clock: any WallClock
    ) {
        self.operators = operators
        self.queries = queries
        self.origins = origins
        self.clock = clock
    }

    /// Throws ``MemberRefusal/notFound`` to anyone else.
    public func callAsFunction(by who: Member.ID) async throws -> SignUpFigures {
        guard try await operators.isOperator(who) else { throw MemberRefusal.notFound }
        let now = clock.now
        return SignUpFigures(
            byDay: try await queries.byDay(SignUpFigures.days, until: now.dateInSeoul),
            domains: try await queries.domains(since: now - .seconds(86_400), most: SignUpFigures.most),
            networks: origins.busiest(SignUpFigures.most, at: now)
        )
    }
}
