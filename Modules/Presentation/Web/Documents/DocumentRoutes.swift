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

    public var endpoints: [Endpoint] { [one, mine, give] }

    private var one: Endpoint {
        .visitor(
            .get,
            DocumentPath.one,
            "Get a document of the operator; in the requested language if possible",
            answers: .json()
        ) { [documents] request, _ in
            OperatorDocumentBody(try documents.find(try request.document, for: request.language))
        }
    }

    private var mine: Endpoint {
        .member(
            .get,
            DocumentPath.consents,
            "List the operator's documents with my consents",
            answers: .json()
        ) { [documents, consents] request, who in
            let states = documents.states(of: try await consents.all(of: who.member), for: request.language)
            return ListBody(states.map(ConsentBody.init))
        }
    }

    private var give: Endpoint {
        .member(
            .put,
            DocumentPath.consent,
            "Consent to the present text of a document; refused with the digest of another text",
            takes: ConsentToGiveBody.self,
            answers: .nothing
        ) { [consent] request, who, body in
            do {
                try await consent(to: try request.document, body.digest, by: who.member)
            } catch let refusal as ConsentRefusal {
                throw FieldRefusal(refusal: refusal, field: nil)
            }
            return Nothing()
        }
    }
}

extension Request {
    fileprivate var document: OperatorDocument.Name {
        get throws {
            guard let name = OperatorDocument.Name(rawValue: parameters["name"] ?? "") else {
                throw DocumentRefusal.notFound
            }
            return name
        }
    }
}
