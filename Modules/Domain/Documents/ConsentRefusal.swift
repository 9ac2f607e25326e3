public enum ConsentRefusal: Refusal, CaseIterable, Equatable {
    /// A new member hasn't consented to a document that is there.
    case missing(OperatorDocument.Name)
    /// The text isn't the present one; the member has to read it first.
    case changed(OperatorDocument.Name)

    public static var allCases: [ConsentRefusal] {
        OperatorDocument.Name.consented.flatMap { [.missing($0), .changed($0)] }
    }

    public var code: String {
        switch self {
        case .missing(let name): "consent.\(name.rawValue)-missing"
        case .changed(let name): "consent.\(name.rawValue)-changed"
        }
    }

    public var kind: RefusalKind {
        switch self {
        case .missing: .invalid
        case .changed: .conflict
        }
    }

    public var field: String? {
        switch self {
        case .missing(let name), .changed(let name): "consents.\(name.rawValue)"
        }
    }
}
