import Domain
import Storage
import Web

/// The routes of the operator's documents and of consents to them.
struct DocumentsFeature: Sendable {
    let routes: DocumentRoutes

    init(_ drivers: Drivers) {
        let consents = SQLConsentRepository(drivers.database)
        routes = DocumentRoutes(
            documents: drivers.documents,
            consents: consents,
            consent: GiveConsent(documents: drivers.documents, consents: consents, clock: drivers.clock)
        )
    }
}
