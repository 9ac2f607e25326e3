public import Domain
import JSONCoding

/// Operations on the log of what operators see and do; for operators.
public struct AuditOperations: OperationList {
    public let list = Operation<SignedIn, Void, AuditQuery, ListBody<AuditRecordBody>>(
        .get,
        "/api/v1/operator/audit",
        "List what operators saw and did; latest first, for operators"
    )
    public let export = Operation<SignedIn, Void, SpanQuery, ListBody<AuditRecordBody>>(
        .get,
        "/api/v1/operator/audit/export",
        "Export what operators saw and did in a stretch of time; oldest first, for operators"
    )
}

/// The filter of the log.
public struct AuditQuery: ShapedBody {
    public let filter: AuditFilter
    public let slice: SliceRequest

    public init(_ filter: AuditFilter = AuditFilter(), _ slice: SliceRequest = SliceRequest()) {
        self.filter = filter
        self.slice = slice
    }

    public static let shape = Shape<Self>(
        "AuditQuery",
        Field("act", \.filter.act, nil, .omittable, about: "Only this act"),
        Field("operator", \.filter.member, .identifier, .omittable, about: "Only acts of this member"),
        Field(flat: \.slice),
        make: { Self(AuditFilter(act: $0, member: $1), $2) }
    )
}

extension API {
    public static let audit = AuditOperations()
}
