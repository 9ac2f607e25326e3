/// Why a command on the server's machine changes nothing.
public enum OperatorRefusal: String, Refusal, CaseIterable {
    case noAccount = "operator.no-account"
    /// The address is that of no operator.
    case notAppointed = "operator.not-appointed"

    public var code: String { rawValue }

    public var kind: RefusalKind { .notFound }
}
