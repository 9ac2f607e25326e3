public import Domain
public import Wire

extension MadangClient {
    public var documents: DocumentClient { DocumentClient(client: self) }
}

/// A client for the operator's documents, and for the member's consents to them.
public struct DocumentClient: Sendable {
    fileprivate let client: MadangClient

    public func one(_ name: OperatorDocument.Name) async throws -> Answer<OperatorDocumentBody> {
        try await client.readAsVisitor(DocumentPath.one.filled(name.rawValue))
    }

    /// The documents that a new member consents to.
    public func consented() async throws -> [OperatorDocument] {
        var documents: [OperatorDocument] = []
        for name in OperatorDocument.Name.consented {
            do {
                documents.append(try await one(name).value.document)
            } catch RemoteError.refused(let problem, _) where problem.code == DocumentRefusal.notFound.code {}
        }
        return documents
    }

    public func consents() async throws -> Answer<[ConsentBody]> {
        let answer: Answer<ListBody<ConsentBody>> = try await client.readAsMember(
            DocumentPath.consents.rawValue
        )
        return answer.map(\.items)
    }

    public func consent(to document: OperatorDocument) async throws {
        let path = DocumentPath.consent.filled(document.name.rawValue)
        try await client.tellAsMember("PUT", path, ConsentToGiveBody(to: document.digest))
    }
}
