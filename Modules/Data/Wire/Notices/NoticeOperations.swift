public import Domain

/// Operations on notices and their settings.
public struct NoticeOperations: OperationList {
    private static let mine: PathPattern<Void> = "/api/v1/me/notices"

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
    public let settings = Operation<SignedIn, Void, Nothing, NoticeSettingsBody>(
        .get,
        mine,
        "Get my notice settings; what is off, and what is pushed when"
    )
    public let choose = Operation<SignedIn, Void, NoticeSettingsBody, NoticeSettingsBody>(
        .put,
        mine,
        "Replace my notice settings; kinds that aren't named are on"
    )
    /// For the holder of an email, signed in or not.
    public let unsubscribe = Operation<Anyone, Void, UnsubscribeTokenBody, UnsubscribedBody>(
        .post,
        "/api/v1/unsubscriptions",
        "Turn off the mails of one group, or the digest; with the token in such a mail, without signing in"
    )
}

extension API {
    public static let notices = NoticeOperations()
}
