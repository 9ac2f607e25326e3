import Domain
import Secrets
import Storage
import Web

/// The routes of the operator's documents and of consents to them.
struct DocumentsFeature: Sendable {
    let endpoints: [Endpoint]

    init(_ drivers: Drivers, _ repositories: Repositories) {
        let (documents, clock) = (drivers.documents, drivers.clock)
        let consents = SQLConsentRepository(drivers.database)
        let routes = DocumentRoutes(
            documents: documents,
            consents: consents,
            consent: GiveConsent(documents: documents, consents: consents, clock: clock)
        )
        let written = WrittenDocumentRoutes(
            operators: repositories.operators,
            documents: documents,
            repository: drivers.writtenDocuments,
            write: WriteDocument(
                operators: repositories.operators,
                documents: documents,
                repository: drivers.writtenDocuments,
                digest: { DocumentDigest(bytes: Digest.sha256(of: Array($0.utf8))) },
                clock: clock
            )
        )
        endpoints = routes.endpoints + written.endpoints
    }
}
