public import Domain

/// Operations on the operator's documents, and on members' consents to them.
public struct DocumentOperations: OperationList {
    private static let document = PathPattern<OperatorDocument.Name>(
        "/api/v1/documents/{name}",
        else: DocumentRefusal.notFound
    )
    private static let consented = PathPattern<OperatorDocument.Name>(
        "/api/v1/me/consents/{name}",
        else: DocumentRefusal.notFound
    )

    public let one = Operation<SignedIn?, OperatorDocument.Name, Nothing, OperatorDocumentBody>(
        .get,
        document,
        "Get a document of the operator; in the requested language if possible"
    )
    public let consents = Operation<SignedIn, Void, Nothing, ListBody<ConsentBody>>(
        .get,
        "/api/v1/me/consents",
        "List the operator's documents with my consents"
    )
    public let consent = Operation<SignedIn, OperatorDocument.Name, ConsentToGiveBody, Nothing>(
        .put,
        consented,
        "Consent to the present text of a document; refused with the digest of another text"
    )
}

extension API {
    public static let documents = DocumentOperations()
}
