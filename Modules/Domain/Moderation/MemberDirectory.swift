/// Reads members as operators see them. The caller must check that the reader is an operator.
public protocol MemberDirectory: Sendable {
    /// The members that fit the filter, newest first; one whose identifier, address or nickname the text is
    /// comes first of all. Deleted members aren't listed.
    func list(_ filter: DirectoryFilter, _ slice: SliceRequest, at now: Moment) async throws
        -> DirectoryMatches

    /// All members that fit the filter, newest first. Throws ``DirectoryRefusal/exportTooLong`` for more than
    /// ``DirectoryExport/most``.
    func export(_ filter: DirectoryFilter, at now: Moment) async throws -> [DirectoryEntry]

    /// Nil for a deleted or unknown member.
    func find(_ member: Member.ID, at now: Moment) async throws -> DirectoryRecord?
}

public enum DirectoryExport {
    /// Members of one export.
    public static let most = 50_000
}

/// Which members to list.
public struct DirectoryFilter: Hashable, Sendable {
    public enum State: String, CaseIterable, Sendable {
        case suspended
        /// The email address was never confirmed.
        case unconfirmed
        case operators
    }

    public static let longestText = 100

    /// A part of a nickname or an address, or an identifier; nil for all members.
    public let text: String?
    public let state: State?

    /// Blank text counts as none.
    public init(text: String? = nil, state: State? = nil) {
        let text = text?.trimmed() ?? ""
        self.text = text.isEmpty ? nil : text
        self.state = state
    }
}

/// A page of the members that fit a filter.
public struct DirectoryMatches: Sendable {
    public let slice: Slice<DirectoryEntry>
    /// How many fit in all.
    public let count: Int
    /// False where there may be more, since a count reads a limited number of members.
    public let isCountWhole: Bool

    public init(_ slice: Slice<DirectoryEntry>, count: Int, isCountWhole: Bool) {
        self.slice = slice
        self.count = count
        self.isCountWhole = isCountWhole
    }
}

/// A member in the list of operators.
public struct DirectoryEntry: Identifiable, Equatable, Sendable {
    public let id: Member.ID
    public let nickname: Nickname
    public let email: EmailAddress
    public let isEmailVerified: Bool
    public let joinedAt: Moment
    /// When one of the open sessions was last used; nil without one.
    public let lastSeenAt: Moment?
    public let suspendedUntil: Moment?
    public let isOperator: Bool

    public init(
        id: Member.ID,
        nickname: Nickname,
        email: EmailAddress,
        isEmailVerified: Bool,
        joinedAt: Moment,
        lastSeenAt: Moment?,
        suspendedUntil: Moment?,
        isOperator: Bool
    ) {
        self.id = id
        self.nickname = nickname
        self.email = email
        self.isEmailVerified = isEmailVerified
        self.joinedAt = joinedAt
        self.lastSeenAt = lastSeenAt
        self.suspendedUntil = suspendedUntil
        self.isOperator = isOperator
    }
}

/// What concerns one member, in numbers and links, without what is said between two.
public struct DirectoryRecord: Sendable {
    /// Reports and decisions that it names.
    public static let mostNamed = 20

    public let entry: DirectoryEntry
    /// The main one first.
    public let homes: [NeighbourhoodCode]
    public let suspension: Suspension?
    /// Since when the member has a second factor; nil without one.
    public let secondFactorSince: Moment?
    public let numbers: DirectoryNumbers
    /// About the member, latest first; at most ``mostNamed``.
    public let reports: [ReportMention]
    /// Taken or undone before, latest first; at most ``mostNamed``.
    public let measures: [PastMeasure]
    /// Latest first; at most ``mostNamed``.
    public let warnings: [GivenWarning]

    public init(
        _ entry: DirectoryEntry,
        homes: [NeighbourhoodCode],
        suspension: Suspension?,
        secondFactorSince: Moment? = nil,
        numbers: DirectoryNumbers,
        reports: [ReportMention],
        measures: [PastMeasure],
        warnings: [GivenWarning] = []
    ) {
        self.entry = entry
        self.homes = homes
        self.suspension = suspension
        self.secondFactorSince = secondFactorSince
        self.numbers = numbers
        self.reports = reports
        self.measures = measures
        self.warnings = warnings
    }
}

/// How much of everything a member has.
public struct DirectoryNumbers: Hashable, Sendable {
    public let sessions: Int
    /// Without states that no listing is in.
    public let listings: [Listing.Status: Int]
    /// Begun by the member with another; not of groups.
    public let conversations: Int
    public let reportsFiled: Int
    public let reportsAbout: Int
    /// As the payer.
    public let orders: Int
    /// As the seller.
    public let sales: Int

    public init(
        sessions: Int,
        listings: [Listing.Status: Int],
        conversations: Int,
        reportsFiled: Int,
        reportsAbout: Int,
        orders: Int,
        sales: Int
    ) {
        self.sessions = sessions
        self.listings = listings
        self.conversations = conversations
        self.reportsFiled = reportsFiled
        self.reportsAbout = reportsAbout
        self.orders = orders
        self.sales = sales
    }
}

/// A report about a member, without its content and who filed it.
public struct ReportMention: Identifiable, Equatable, Sendable {
    public let id: Report.ID
    public let kind: Subject.Kind
    public let reason: Report.Reason
    public let status: Report.Status
    /// Whether an operator acted without a report.
    public let isAct: Bool
    public let at: Moment

    public init(
        _ id: Report.ID,
        of kind: Subject.Kind,
        for reason: Report.Reason,
        _ status: Report.Status,
        isAct: Bool,
        at now: Moment
    ) {
        self.id = id
        self.kind = kind
        self.reason = reason
        self.status = status
        self.isAct = isAct
        at = now
    }
}

/// A decision about a member, and the report under which it is kept.
public struct PastMeasure: Sendable {
    public let report: Report.ID
    public let made: MadeDecision

    public init(_ made: MadeDecision, of report: Report.ID) {
        self.made = made
        self.report = report
    }
}
