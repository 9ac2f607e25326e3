public import Domain

/// Operations on emails with news of the neighbourhood.
public struct DigestOperations: OperationList {
    private static let path: PathPattern<Void> = "/api/v1/me/digest"

    public let mine = Operation<SignedIn, Void, Nothing, DigestBody>(
        .get,
        path,
        "Get whether news of the neighbourhood is mailed to me, and since when I consent"
    )
    public let choose = Operation<SignedIn, Void, DigestChoiceBody, DigestBody>(
        .put,
        path,
        "Consent to emails with news of the neighbourhood, or withdraw the consent"
    )
}

extension API {
    public static let digests = DigestOperations()
}
