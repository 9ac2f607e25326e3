/// What a member has consented to of one document.
public struct ConsentState: Equatable, Sendable {
    public let document: OperatorDocument.Name
    /// The latest consent, or the one to the present text. Nil if the member has given none.
    public let consent: Consent?
    /// The present text, for the reader. Nil if the operator has taken the document away.
    public let present: OperatorDocument?
    /// Whether the consent is to the present text, in either language.
    public let isCurrent: Bool

    public init(
        of document: OperatorDocument.Name,
        _ consent: Consent?,
        present: OperatorDocument?,
        isCurrent: Bool
    ) {
        self.document = document
        self.consent = consent
        self.present = present
        self.isCurrent = isCurrent
    }
}
