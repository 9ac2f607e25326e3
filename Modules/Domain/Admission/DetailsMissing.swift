/// What an applicant or a host hasn't told yet and a listing asks for, all of it at once.
public struct DetailsMissing: Refusal, Equatable {
    public static let code = "admission.details-missing"

    /// Never empty, in the order of ``MemberDetail``.
    public let details: [MemberDetail]

    /// Nil when nothing is missing.
    public init?(_ details: Set<MemberDetail>) {
        guard !details.isEmpty else { return nil }
        self.details = MemberDetail.allCases.filter(details.contains)
    }

    public static let examples = [Set(MemberDetail.allCases)].compactMap(DetailsMissing.init)

    public var code: String { Self.code }
    public var kind: RefusalKind { .conflict }
    public var accountFields: [String] { details.map(\.rawValue) }
}
