/// A number of lessons that are paid together, as its payer bought it. It never changes.
public struct Pass: Equatable, Sendable {
    /// In hours before its start: a lesson that is cancelled by then isn't used.
    public static let usualNotice = 24
    /// How long before its end the parties are reminded of it.
    public static let reminderTime = Duration.seconds(7 * 86_400)

    public let count: Int
    public let validity: PassValidity
    /// The refund if the payer cancels.
    public let ladder: PassLadder
    /// In hours before a lesson.
    public let notice: Int

    public init(
        count: Int,
        validity: PassValidity,
        ladder: PassLadder = .law,
        notice: Int = Pass.usualNotice
    ) {
        self.count = count
        self.validity = validity
        self.ladder = ladder
        self.notice = notice
    }

    /// Until when a lesson can be cancelled without being used.
    public func noticeEnd(before start: Moment) -> Moment { start - .seconds(notice * 3_600) }

    /// The refund of `price` if the payer cancels.
    public func share(of price: Money, used: Int) -> Money {
        ladder.amount(of: price, used: used, of: count, months: validity.months)
    }

    /// The price of the lessons that aren't used, rounded up to the won.
    func unused(of price: Money, used: Int) -> Money {
        let left = max(0, count - used)
        return Money(won: (price.won * left + count - 1) / count) ?? .zero
    }

    /// The refund, by the number of lessons that are used.
    public func stretches(of price: Money) -> [PassStretch] {
        (0...count).reduce(into: []) { stretches, used in
            let amount = share(of: price, used: used)
            if stretches.last?.amount != amount { stretches.append(PassStretch(from: used, amount)) }
        }
    }
}

/// The numbers of used lessons with the same refund of a pass.
public struct PassStretch: Equatable, Sendable {
    /// The least of them.
    public let used: Int
    public let amount: Money

    init(from used: Int, _ amount: Money) {
        self.used = used
        self.amount = amount
    }
}

/// For how long the lessons of a pass can be taken after it is paid.
public enum PassValidity: Hashable, Sendable {
    case days(Int)
    case months(Int)

    /// The months that have begun at its end; 30 days are one.
    public var months: Int {
        switch self {
        case .days(let days): max(1, (days + 29) / 30)
        case .months(let months): max(1, months)
        }
    }

    /// The end of its last day in Seoul. The day of the payment doesn't count.
    public func end(from moment: Moment) -> Moment {
        let today = moment.dateInSeoul
        let last =
            switch self {
            case .days(let days): today.daysSince1970 + days
            case .months(let months): Self.day(months, after: today)
            }
        return CivilDate(daysSince1970: last + 1).startInSeoul
    }

    /// The same day of a later month, or else that month's last.
    private static func day(_ months: Int, after day: CivilDate) -> Int {
        let month = day.year * 12 + day.month - 1 + months
        let last = (1...day.day).reversed().lazy.compactMap {
            CivilDate(year: month / 12, month: month % 12 + 1, day: $0)
        }.first
        return last?.daysSince1970 ?? day.daysSince1970 + 30 * months
    }
}

extension PassValidity: LosslessStringConvertible {
    /// `30 days` or `3 months`.
    public var description: String {
        switch self {
        case .days(let days): "\(days) days"
        case .months(let months): "\(months) months"
        }
    }

    public init?(_ description: String) {
        let parts = description.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 2, let count = Int(parts[0]), count > 0 else { return nil }
        switch parts[1] {
        case "days": self = .days(count)
        case "months": self = .months(count)
        default: return nil
        }
    }
}

/// A lesson that is taken with a pass, or was to be.
public struct PassUse: Equatable, Sendable {
    public let deal: Identifier<Deal>
    /// When the lesson begins, as agreed last.
    public private(set) var startsAt: Moment
    /// The start from which its notice is counted. Earlier than ``startsAt`` after its student moved it
    /// alone.
    public private(set) var noticeStart: Moment
    /// When it was booked.
    public let usedAt: Moment
    /// When the lesson came back to the pass, since it was cancelled.
    public private(set) var returnedAt: Moment?

    public init(
        deal: Identifier<Deal>,
        startsAt: Moment,
        noticeStart: Moment? = nil,
        usedAt: Moment,
        returnedAt: Moment? = nil
    ) {
        self.deal = deal
        self.startsAt = startsAt
        self.noticeStart = noticeStart ?? startsAt
        self.usedAt = usedAt
        self.returnedAt = returnedAt
    }

    public var counts: Bool { returnedAt == nil }

    /// - Parameter isAgreed: whether the teacher moved it or agreed to it.
    mutating func move(to start: Moment, isAgreed: Bool) {
        noticeStart = isAgreed ? start : min(noticeStart, start)
        startsAt = start
    }

    mutating func comeBack(at now: Moment) {
        returnedAt = now
    }
}

/// The law that both parties should know before a pass is paid.
public enum PassLaw: String, CaseIterable, Sendable {
    /// 학원의 설립·운영 및 과외교습에 관한 법률 시행령 별표 4: the student gives lessons up.
    case studentLeaves
    /// The same: the teacher can't give them.
    case teacherEnds
    /// 전자상거래법 제20조: the operator isn't a party.
    case intermediary
}
