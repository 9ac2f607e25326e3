public import Domain

/// Operations that confirm a member's identity before an irreversible action.
public struct ConfirmationOperations: OperationList {
    private static let confirmation: PathPattern<Void> = "/api/v1/sessions/current/confirmation"
    private static let provider = PathPattern<IdentityProvider>(
        "/api/v1/sessions/current/confirmation/{provider}",
        else: IdentityRefusal.notOffered
    )

    public let methods = Operation<SignedInDevice, Void, Nothing, ConfirmationMethodsBody>(
        .get,
        confirmation,
        "List my confirmation methods; and whether a confirmation is needed"
    )
    public let byPassword = Operation<SignedInDevice, Void, ConfirmationBody, Nothing>(
        .post,
        confirmation,
        "Confirm my password; valid for ten minutes"
    )
    public let byProvider = Operation<SignedInDevice, IdentityProvider, ReturnBody, Nothing>(
        .post,
        provider,
        "Confirm my identity; with the parameters of a provider's redirect, valid for ten minutes"
    )
}

extension API {
    public static let confirmation = ConfirmationOperations()
}
