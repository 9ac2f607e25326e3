/// How an author tells where to meet, besides the place on the map.
public struct MeetingPlace: Hashable, Sendable {
    /// In characters, of each part.
    public static let longest = 35

    public static let untold = MeetingPlace(name: nil, hint: nil)

    /// Shown to all readers and found by search, as in "한강공원 반포지구".
    public let name: String?
    /// For those who may know the exact place, as in "편의점 앞".
    public let hint: String?

    private init(name: String?, hint: String?) {
        self.name = name
        self.hint = hint
    }

    /// Empty texts tell nothing. Throws the refusals of both.
    public init(name: String, hint: String) throws {
        var refusals = RefusalCollector()
        let told = try refusals.collect { try Self.part(name, or: .nameTooLong) }
        let hidden = try refusals.collect { try Self.part(hint, or: .hintTooLong) }
        guard let told, let hidden else { throw refusals.refusal }
        self.init(name: told, hint: hidden)
    }

    private static func part(_ text: String, or refusal: MeetingPlaceRefusal) throws(MeetingPlaceRefusal)
        -> String?
    {
        let text = text.tidied().split(whereSeparator: \.isNewline).joined(separator: " ")
        guard text.fits(longest) else { throw refusal }
        return text.isEmpty ? nil : text
    }

    var withoutHint: MeetingPlace { MeetingPlace(name: name, hint: nil) }
}

/// The reasons to refuse the texts of a ``MeetingPlace``.
public enum MeetingPlaceRefusal: String, Refusal, CaseIterable {
    case nameTooLong = "meeting.name-too-long"
    case hintTooLong = "meeting.hint-too-long"

    public var code: String { rawValue }
    public var kind: RefusalKind { .invalid }

    public var field: String? {
        switch self {
        case .nameTooLong: "placeName"
        case .hintTooLong: "meetingHint"
        }
    }
}
