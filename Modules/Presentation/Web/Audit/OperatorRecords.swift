public import Domain
import HTTPServer
import Wire

/// Records what operators see and do through the API, which the pages use, too.
public struct OperatorRecords: Sendable {
    private let audit: any AuditLog

    public init(_ audit: any AuditLog) {
        self.audit = audit
    }

    /// Wraps every endpoint that knows its caller. Whether one is for operators isn't asked here: using an
    /// operator's right is what makes a record, so that no endpoint can forget it.
    func around(_ endpoint: Endpoint) -> Endpoint {
        guard endpoint.access != .anyone else { return endpoint }
        var recorded = endpoint
        recorded.answer = { [audit] asked, who in
            guard let who else { return try await endpoint.answer(asked, nil) }
            let occasion = AuditOccasion(
                .member(who.member),
                endpoint.act,
                of: endpoint.subject(of: asked),
                refusing: who.device == nil ? APITokenRefusal.deviceNeeded : nil
            )
            return try await audit.recording(occasion) { try await endpoint.answer(asked, who) }
        }
        return recorded
    }
}

extension Endpoint {
    /// An endpoint for operators, or for others as well, whose use by operators is recorded as this act.
    func audited(as act: AuditAct) -> Endpoint {
        var endpoint = self
        endpoint.act = act
        return endpoint
    }

    /// The identifiers in the path, or the query of a list. A searched text may be a name, so only its
    /// presence is recorded.
    fileprivate func subject(of asked: Asked) -> String? {
        let places = asked.places(of: self)
        guard places.isEmpty else { return places.joined(separator: " ") }
        let query = asked.query.map { name, value in name == "q" ? name : "\(name)=\(value)" }
        return query.isEmpty ? nil : String(query.joined(separator: "&").prefix(200))
    }
}
