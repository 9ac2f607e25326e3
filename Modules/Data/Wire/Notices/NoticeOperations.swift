public import Domain

/// Operations on notices and their settings.
public struct NoticeOperations: OperationList {
    private static let settings: PathPattern<Void> = "/api/v1/me/notices"

    public let list = Operation<SignedIn, Void, SliceQuery, ListBody<NoticeBody>>(
        .get,
        "/api/v1/notices",
        "List my notices; newest first"
    )
    public let read = Operation<SignedIn, Void, ChosenNoticesBody, UnreadBody>(
        .put,
        "/api/v1/notices/read",
        "Mark notices as read; returns the remaining unread counts"
    )
    public let unread = Operation<SignedIn, Void, Nothing, UnreadBody>(
        .get,
        "/api/v1/me/unread",
        "Count my unread entries"
    )
    public let switches = Operation<SignedIn, Void, Nothing, MutedNoticesBody>(
        .get,
        settings,
        "Get my notice settings; the kinds that are switched off"
    )
    public let mute = Operation<SignedIn, Void, MutedNoticesBody, MutedNoticesBody>(
        .put,
        settings,
        "Replace my notice settings; the kinds to switch off, all others are on"
    )
}

extension API {
    public static let notices = NoticeOperations()
}
