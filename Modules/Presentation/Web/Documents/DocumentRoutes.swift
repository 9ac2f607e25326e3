public import Domain
import HTTPServer
import Wire

/// The endpoint for the operator's documents.
public struct DocumentRoutes: Sendable {
    private let documents: OperatorDocuments

    public init(documents: OperatorDocuments) {
        self.documents = documents
    }

    public var endpoints: [Endpoint] {
        [
            .visitor(
                .get,
                DocumentPath.one,
                "Get a document of the operator; in the requested language if possible",
                answers: .json()
            ) { [documents] request, _ in
                guard let name = OperatorDocument.Name(rawValue: request.parameters["name"] ?? "") else {
                    throw DocumentRefusal.notFound
                }
                return OperatorDocumentBody(try documents.find(name, for: request.language))
            }
        ]
    }
}
