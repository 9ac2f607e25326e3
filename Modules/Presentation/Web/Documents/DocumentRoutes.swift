public import Domain
import HTTPServer
import Wire

/// Endpoints for the operator's documents, and for members' consents to them.
public struct DocumentRoutes: Sendable {
    private let documents: OperatorDocuments
    private let consents: any ConsentRepository
    private let consent: GiveConsent

    public init(documents: OperatorDocuments, consents: any ConsentRepository, consent: GiveConsent) {
        self.documents = documents
        self.consents = consents
        self.consent = consent
    }

    public var endpoints: [Endpoint] {
        [
            .on(API.documents.one) { name, _, _, request in
                OperatorDocumentBody(try await documents.current().find(name, for: request.language))
            },
            .on(API.documents.consents) { _, _, who, request in
                let given = try await consents.all(of: who.member)
                let states = await documents.current().states(of: given, for: request.language)
                return ListBody(states.map(ConsentBody.init))
            },
            .on(API.documents.consent) { name, given, who in
                do {
                    try await consent(to: name, given.digest, by: who.member)
                } catch let refusal as ConsentRefusal {
                    throw FieldRefusal(refusal: refusal, field: nil)
                }
                return Nothing()
            },
        ]
    }
}
