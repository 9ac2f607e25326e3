/// A member's consent to one text of the operator. It stays when the text changes.
public struct Consent: Equatable, Sendable {
    public let document: OperatorDocument.Name
    /// The language in which the member read it.
    public let language: Language
    public let digest: DocumentDigest
    public let givenAt: Moment

    /// Restores a stored consent.
    public init(
        to document: OperatorDocument.Name,
        in language: Language,
        _ digest: DocumentDigest,
        at givenAt: Moment
    ) {
        self.document = document
        self.language = language
        self.digest = digest
        self.givenAt = givenAt
    }

    init(to document: OperatorDocument, at now: Moment) {
        self.init(to: document.name, in: document.language, document.digest, at: now)
    }
}

/// The texts that someone read and agreed to, by their digests.
public typealias AgreedTexts = [OperatorDocument.Name: DocumentDigest]
