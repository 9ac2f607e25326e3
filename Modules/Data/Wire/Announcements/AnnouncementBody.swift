public import Domain
import JSONCoding

/// A line of an operator that every page shows.
public struct AnnouncementBody: ShapedBody, Hashable {
    public let id: Announcement.ID
    public let text: String
    public let english: String?
    public let link: String?
    public let startsAt: Moment
    public let endsAt: Moment

    public static let shape = Shape<Self>(
        "Announcement",
        Field("id", \.id),
        Field("text", \.text, about: "In Korean"),
        Field("textEn", \.english, about: "In English; null to show the Korean text"),
        Field("link", \.link, about: "A path of this site, or an address with https"),
        Field("startsAt", \.startsAt),
        Field("endsAt", \.endsAt, about: "From when it isn't shown"),
        make: Self.init
    )
}

extension AnnouncementBody {
    public init(_ announcement: Announcement) {
        let contents = announcement.contents
        id = announcement.id
        (text, english, link) = (contents.text, contents.english, contents.link?.text)
        (startsAt, endsAt) = (announcement.startsAt, announcement.endsAt)
    }

    /// As ``Announcement/isShown(at:)``.
    public func isShown(at now: Moment) -> Bool { startsAt <= now && now < endsAt }
}

/// What an operator announces.
public struct AnnouncementDraftBody: ShapedBody, Hashable {
    public let text: String
    public let english: String?
    public let link: String?
    public let startsAt: Moment?
    public let endsAt: Moment

    public init(
        text: String,
        english: String? = nil,
        link: String? = nil,
        startsAt: Moment? = nil,
        endsAt: Moment
    ) {
        (self.text, self.english, self.link) = (text, english, link)
        (self.startsAt, self.endsAt) = (startsAt, endsAt)
    }

    public static let shape = Shape<Self>(
        "AnnouncementDraft",
        Field("text", \.text, .nonBlank(atMost: AnnouncementContents.longest), about: "In Korean; one line"),
        Field(
            "textEn",
            \.english,
            .text(maxLength: AnnouncementContents.longest),
            .optional,
            about: "In English; null to show the Korean text"
        ),
        Field(
            "link",
            \.link,
            .text(maxLength: AnnouncementLink.longest),
            .optional,
            about: "A path of this site, or an address with https"
        ),
        Field(
            "startsAt",
            \.startsAt,
            nil,
            .optional,
            about: "Default: now, or as it is when it is edited"
        ),
        Field("endsAt", \.endsAt, about: "At most 90 days after the start"),
        make: Self.init
    )

    /// Throws the refusals of all fields that a rule refuses.
    public func contents() throws -> AnnouncementContents {
        var refusals = RefusalCollector()
        let link = try refusals.collect { try AnnouncementLink(self.link ?? "") } ?? nil
        let contents = try refusals.collect {
            try AnnouncementContents(text: text, english: english, link: link)
        }
        guard let contents else { throw refusals.refusal }
        try refusals.throwIfRefused()
        return contents
    }
}
