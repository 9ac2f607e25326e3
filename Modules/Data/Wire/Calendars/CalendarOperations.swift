public import Domain

/// Operations on what a member takes part in, and on the secret address of their calendar.
public struct CalendarOperations: OperationList {
    private static let address: PathPattern<Void> = "/api/v1/me/calendar"

    public let agenda = Operation<SignedIn, Void, Nothing, AgendaBody>(
        .get,
        "/api/v1/me/agenda",
        "Get my next appointment and what waits for my answer"
    )
    public let mine = Operation<SignedIn, Void, Nothing, CalendarAddressBody>(
        .get,
        address,
        "Get the secret address of my calendar"
    )
    public let create = Operation<SignedIn, Void, Nothing, CalendarAddressBody>(
        .post,
        address,
        "Create a secret address of my calendar; replaces the former one",
        status: 201
    )
    public let delete = Operation<SignedIn, Void, Nothing, Nothing>(
        .delete,
        address,
        "Delete the secret address of my calendar"
    )
}

extension API {
    public static let calendar = CalendarOperations()
}
