/// A line of an operator that every page shows between two times.
public struct Announcement: Identifiable, Equatable, Sendable {
    /// How many are shown at the same time.
    public static let mostAtOnce = 3
    public static let longest = Duration.seconds(90 * 86_400)

    public let id: Identifier<Announcement>
    public private(set) var contents: AnnouncementContents
    public private(set) var startsAt: Moment
    public private(set) var endsAt: Moment

    /// Throws ``AnnouncementRefusal/endsBeforeStart``, ``AnnouncementRefusal/endsInPast`` and
    /// ``AnnouncementRefusal/tooLong``.
    public init(
        _ id: ID,
        _ contents: AnnouncementContents,
        from start: Moment,
        until end: Moment,
        at now: Moment
    ) throws(AnnouncementRefusal) {
        self.init(stored: id, contents, from: start, until: end)
        try checkSpan(at: now)
    }

    /// One that was checked before.
    public init(
        stored id: ID,
        _ contents: AnnouncementContents,
        from start: Moment,
        until end: Moment
    ) {
        self.id = id
        self.contents = contents
        (startsAt, endsAt) = (start, end)
    }

    /// Shown before its end, and not at it.
    public func isShown(at now: Moment) -> Bool { startsAt <= now && now < endsAt }

    /// Replaces what it says and when.
    public mutating func edit(
        _ contents: AnnouncementContents,
        from start: Moment,
        until end: Moment,
        at now: Moment
    ) throws(AnnouncementRefusal) {
        try requireUnended(at: now)
        self.contents = contents
        (startsAt, endsAt) = (start, end)
        try checkSpan(at: now)
    }

    /// Ends it now. One that hasn't begun is never shown.
    public mutating func end(at now: Moment) throws(AnnouncementRefusal) {
        try requireUnended(at: now)
        (startsAt, endsAt) = (min(startsAt, now), now)
    }

    private func requireUnended(at now: Moment) throws(AnnouncementRefusal) {
        guard now < endsAt else { throw .ended }
    }

    private func checkSpan(at now: Moment) throws(AnnouncementRefusal) {
        guard startsAt < endsAt else { throw .endsBeforeStart }
        guard now < endsAt else { throw .endsInPast }
        guard endsAt - startsAt <= Self.longest else { throw .tooLong }
    }

    /// Throws ``AnnouncementRefusal/tooMany`` when at some time it would be shown with too many others.
    public func checkRoom(beside others: [Announcement]) throws(AnnouncementRefusal) {
        // The number of those that are shown only grows when one begins.
        let all = others.filter { $0.id != id } + [self]
        let begins = all.map(\.startsAt).filter(isShown(at:))
        guard begins.allSatisfy({ moment in all.count { $0.isShown(at: moment) } <= Self.mostAtOnce }) else {
            throw .tooMany
        }
    }
}

/// What an announcement says.
public struct AnnouncementContents: Hashable, Sendable {
    public static let longest = 200

    /// In Korean; one line.
    public let text: String
    /// Nil when readers of English see the Korean text.
    public let english: String?
    public let link: AnnouncementLink?

    public init(
        text: String,
        english: String? = nil,
        link: AnnouncementLink? = nil
    ) throws(AnnouncementRefusal) {
        let text = text.tidied()
        guard !text.isEmpty else { throw .textMissing }
        guard Self.isLine(text) else { throw .textTooLong }
        let english = english?.tidied() ?? ""
        guard Self.isLine(english) else { throw .englishTooLong }
        self.text = text
        self.english = english.isEmpty ? nil : english
        self.link = link
    }

    private static func isLine(_ text: String) -> Bool {
        text.fits(longest) && !text.contains(where: \.isNewline)
    }
}

/// Where an announcement leads: a page of this site, such as `/terms`, or an address with `https`.
public struct AnnouncementLink: Hashable, Sendable {
    public static let longest = 500

    public let text: String

    /// Nil for an empty text.
    public init?(_ text: String) throws(AnnouncementRefusal) {
        let text = text.tidied()
        guard !text.isEmpty else { return nil }
        guard text.fits(Self.longest), Self.isPath(text) || Self.isSecureAddress(text) else { throw .link }
        self.text = text
    }

    /// Whether it leads to another site.
    public var isElsewhere: Bool { !text.hasPrefix("/") }

    /// Two slashes or a backslash would name another host.
    private static func isPath(_ text: String) -> Bool {
        text.hasPrefix("/") && !text.hasPrefix("//")
            && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }
    }

    private static func isSecureAddress(_ text: String) -> Bool {
        text.lowercased().hasPrefix("https://") && (try? WebsiteHost(text)) != nil
            && text.unicodeScalars.allSatisfy {
                $0.value > 0x20 && !$0.properties.isWhitespace && !"\"<>\\^`{|}".unicodeScalars.contains($0)
            }
    }
}

public enum AnnouncementRefusal: String, Refusal, CaseIterable {
    /// It doesn't exist, or the member is no operator.
    case notFound = "announcement.not-found"
    case textMissing = "announcement.text-missing"
    case textTooLong = "announcement.text-too-long"
    case englishTooLong = "announcement.english-too-long"
    case link = "announcement.link"
    case endsBeforeStart = "announcement.ends-before-start"
    case endsInPast = "announcement.ends-in-past"
    /// Shown for more than ``Announcement/longest``.
    case tooLong = "announcement.too-long"
    /// Others are shown at the same time.
    case tooMany = "announcement.too-many"
    case ended = "announcement.ended"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .tooMany, .ended: .conflict
        default: .invalid
        }
    }

    public var field: String? {
        switch self {
        case .textMissing, .textTooLong: "text"
        case .englishTooLong: "textEn"
        case .link: "link"
        case .endsBeforeStart, .endsInPast, .tooLong: "endsAt"
        case .notFound, .tooMany, .ended: nil
        }
    }
}
