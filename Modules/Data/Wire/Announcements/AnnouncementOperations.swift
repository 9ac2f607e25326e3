public import Domain

/// Operations on what operators announce to everybody.
public struct AnnouncementOperations: OperationList {
    public typealias OfAnnouncement<In: Body> = Operation<SignedIn, Announcement.ID, In, AnnouncementBody>

    private static let all: PathPattern<Void> = "/api/v1/operator/announcements"
    private static let announcement = PathPattern<Announcement.ID>(
        "/api/v1/operator/announcements/{id}",
        else: AnnouncementRefusal.notFound
    )

    public let shown = Operation<Anyone, Void, Nothing, ListBody<AnnouncementBody>>(
        .get,
        "/api/v1/announcements",
        "List the announcements that every page shows now; latest first"
    )
    public let list = Operation<SignedIn, Void, SliceQuery, ListBody<AnnouncementBody>>(
        .get,
        all,
        "List all announcements, ended ones too; latest first, for operators"
    )
    public let post = Operation<SignedIn, Void, AnnouncementDraftBody, AnnouncementBody>(
        .post,
        all,
        "Post an announcement; at most three are shown at the same time, for operators",
        status: 201
    )
    public let one = OfAnnouncement<Nothing>(.get, announcement, "Get an announcement; for operators")
    public let edit = OfAnnouncement<AnnouncementDraftBody>(
        .put,
        announcement,
        "Replace an announcement that hasn't ended; for operators"
    )
    public let end = OfAnnouncement<Nothing>(
        .post,
        announcement / "end",
        "End an announcement now; for operators"
    )
}

extension API {
    public static let announcements = AnnouncementOperations()
}
