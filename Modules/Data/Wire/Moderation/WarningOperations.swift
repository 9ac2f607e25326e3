public import Domain

/// Operations on warnings of the reader.
public struct WarningOperations: OperationList {
    public let mine = Operation<SignedIn, Void, SliceQuery, ListBody<WarningBody>>(
        .get,
        "/api/v1/me/warnings",
        "List what operators warned me of; latest first"
    )
}

extension API {
    public static let warnings = WarningOperations()
}

/// What an operator told a member who did wrong.
public struct WarningBody: ShapedBody, Hashable {
    public let id: Warning.ID
    public let text: String
    public let at: Moment
    /// After an appeal; nil for a warning that stands.
    public let takenBackAt: Moment?
    /// For operators; null after the account is deleted, too.
    public let by: MemberCardBody?

    public static let shape = Shape<Self>(
        "Warning",
        Field("id", \.id),
        Field("text", \.text),
        Field("at", \.at),
        Field("takenBackAt", \.takenBackAt, about: "After an appeal; null for a warning that stands"),
        Field("by", \.by, about: "The operator; null for others than operators"),
        make: Self.init
    )
}

extension WarningBody {
    /// As its member sees it.
    public init(_ warning: Warning) {
        self.init(GivenWarning(warning, by: nil))
    }

    public init(_ given: GivenWarning) {
        (id, text, at) = (given.warning.id, given.warning.text.text, given.warning.at)
        takenBackAt = given.warning.takenBackAt
        by = given.by.map(MemberCardBody.init)
    }
}
