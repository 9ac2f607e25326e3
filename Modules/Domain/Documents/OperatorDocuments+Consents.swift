extension OperatorDocuments {
    /// The documents that a new member consents to, as a reader of that language sees them.
    public func consented(for language: Language) -> [OperatorDocument] {
        OperatorDocument.Name.consented.compactMap { version(of: $0, for: language) }
    }

    /// The consents of a new member: to each document that is there. Throws one refusal for each that is
    /// missing, or isn't to the present text.
    public func consents(ofNewcomer agreed: AgreedTexts, at now: Moment) throws -> [Consent] {
        var refusals = RefusalCollector()
        var consents: [Consent] = []
        for name in OperatorDocument.Name.consented where agreed[name] != nil || !versions(of: name).isEmpty {
            try refusals.collect { try consent(to: name, agreed[name], at: now) }.map { consents.append($0) }
        }
        try refusals.throwIfRefused()
        return consents
    }

    /// The consent to the present text with that digest, in either language.
    func consent(
        to name: OperatorDocument.Name,
        _ digest: DocumentDigest?,
        at now: Moment
    ) throws(ConsentRefusal) -> Consent {
        guard let digest else { throw .missing(name) }
        guard let read = versions(of: name).first(where: { $0.digest == digest }) else {
            throw .changed(name)
        }
        return Consent(to: read, at: now)
    }

    /// What a member has consented to of each document, as a reader of that language sees them.
    /// - Parameter given: in the order they were given.
    public func states(of given: [Consent], for language: Language) -> [ConsentState] {
        OperatorDocument.Name.consented.compactMap { name in
            let consents = given.filter { $0.document == name }
            let digests = Set(versions(of: name).map(\.digest))
            let current = consents.last { digests.contains($0.digest) }
            let present = version(of: name, for: language)
            guard let consent = current ?? consents.last else {
                return present.map { ConsentState(of: name, nil, present: $0, isCurrent: false) }
            }
            return ConsentState(of: name, consent, present: present, isCurrent: current != nil)
        }
    }
}
