/// What any feature may have to say when the house itself can't serve for a moment.
public enum HouseRefusal: String, Refusal {
    case busy = "house.busy"

    public var code: String { rawValue }
    public var kind: RefusalKind { .busy(retryAfter: .seconds(2)) }
}
