public import Domain
public import Wire

extension MadangClient {
    public var documents: DocumentClient { DocumentClient(client: self) }
}

/// A client for the operator's documents.
public struct DocumentClient: Sendable {
    fileprivate let client: MadangClient

    public func one(_ name: OperatorDocument.Name) async throws -> Answer<OperatorDocumentBody> {
        try await client.readAsVisitor(DocumentPath.one.filled(name.rawValue))
    }
}
