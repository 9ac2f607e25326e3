public import Domain

/// Operations on the pushes of the caller's devices.
public struct PushOperations: OperationList {
    private static let mine: PathPattern<Void> = "/api/v1/me/push"
    private static let device = PathPattern<Session.ID>(
        "/api/v1/sessions/{id}/push",
        else: SessionRefusal.notFound
    )

    public let mine = Operation<SignedInDevice, Void, Nothing, DevicePushBody>(
        .get,
        mine,
        "Get this device's push subscription; with the key that browsers subscribe with"
    )
    public let subscribe = Operation<SignedInDevice, Void, PushOfferBody, DevicePushBody>(
        .put,
        mine,
        "Push notices to this device; until the session ends"
    )
    public let unsubscribe = Operation<SignedInDevice, Void, Nothing, Nothing>(
        .delete,
        mine,
        "Stop pushing to this device"
    )
    public let `try` = Operation<SignedInDevice, Session.ID, Nothing, Nothing>(
        .post,
        device,
        "Send a trial push to one of my devices; fails when its push service doesn't take it"
    )
}

extension API {
    public static let push = PushOperations()
}
