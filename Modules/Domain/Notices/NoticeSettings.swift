/// What a member wants to be told of, and how.
public struct NoticeSettings: Hashable, Sendable {
    /// The kinds that are off. There is neither a notice nor a push or an email of them.
    public private(set) var muted: Set<Notice.Kind>
    /// The groups that are listed but not pushed.
    public private(set) var unpushed: Set<NoticeGroup>
    /// The groups that are listed but not mailed.
    public private(set) var unmailed: Set<NoticeGroup>
    /// Whether the member gets what operators write to all.
    public private(set) var takesLetters: Bool
    /// Nil to be told at any time.
    public private(set) var quietHours: QuietHours?

    public init(
        muted: Set<Notice.Kind> = [],
        unpushed: Set<NoticeGroup> = usuallyUnpushed,
        unmailed: Set<NoticeGroup> = [],
        takesLetters: Bool = true,
        quietHours: QuietHours? = .usual
    ) {
        self.muted = muted
        self.unpushed = unpushed
        self.unmailed = unmailed
        self.takesLetters = takesLetters
        self.quietHours = quietHours
    }

    public mutating func mute(_ kind: Notice.Kind, _ isMuted: Bool) {
        if isMuted { muted.insert(kind) } else { muted.remove(kind) }
    }

    public mutating func push(_ group: NoticeGroup, _ isPushed: Bool) {
        if isPushed { unpushed.remove(group) } else { unpushed.insert(group) }
    }

    public mutating func mail(_ group: NoticeGroup, _ isMailed: Bool) {
        if isMailed { unmailed.remove(group) } else { unmailed.insert(group) }
    }

    public mutating func takeLetters(_ takesLetters: Bool) {
        self.takesLetters = takesLetters
    }

    public mutating func beQuiet(during hours: QuietHours?) {
        quietHours = hours
    }

    /// Off until the member turns them on: what changes on listings of others.
    public static let usuallyUnpushed: Set<NoticeGroup> = [.favourites, .stories]
}

/// The hours of each day, in Korea, in which only urgent notices are pushed.
public struct QuietHours: Hashable, Sendable {
    public static let usual = QuietHours(from: 22, until: 8)

    /// A full hour.
    public let from: Int
    public let until: Int

    /// Nil unless both are hours of a day, and different ones.
    public init?(_ from: Int, _ until: Int) {
        guard (0..<24).contains(from), (0..<24).contains(until), from != until else { return nil }
        self.init(from: from, until: until)
    }

    /// Of different hours of a day.
    init(from: Int, until: Int) {
        (self.from, self.until) = (from, until)
    }

    /// The end of the quiet hours that `moment` is in; nil outside of them.
    public func end(at moment: Moment) -> Moment? {
        let minute = moment.minuteInSeoul
        let (start, end) = (from * 60, until * 60)
        let isQuiet = start < end ? (start..<end).contains(minute) : minute >= start || minute < end
        guard isQuiet else { return nil }
        let today = moment.dateInSeoul
        let day = minute < end ? today : CivilDate(daysSince1970: today.daysSince1970 + 1)
        return Zone.seoul.moment(of: LocalTime(day, minute: end))
    }
}
