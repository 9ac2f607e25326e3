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

    private static let written: PathPattern<Void> = "/api/v1/operator/documents"
    private static let writtenOne = PathPattern<OperatorDocument.Name>(
        "/api/v1/operator/documents/{name}",
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
    public let written = Operation<SignedIn, Void, Nothing, ListBody<DocumentStateBody>>(
        .get,
        written,
        "List the documents in each language with their sources; for operators"
    )
    public let write = Operation<SignedIn, OperatorDocument.Name, DocumentDraftBody, DocumentStateBody>(
        .put,
        writtenOne,
        "Write a document; an empty text takes it away, for operators"
    )
    public let versions = Operation<
        SignedIn, OperatorDocument.Name, DocumentVersionQuery, ListBody<DocumentVersionBody>
    >(
        .get,
        writtenOne / "versions",
        "List the texts of a document; latest first, for operators"
    )
}

extension API {
    public static let documents = DocumentOperations()
}
