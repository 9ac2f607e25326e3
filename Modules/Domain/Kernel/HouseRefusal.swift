/// What any feature may have to say when the house itself can't serve for a moment.
public enum HouseRefusal: String, Refusal, CaseIterable {
    case busy = "house.busy"
    /// What is kept can't be reached; nothing was changed.
    case storageUnavailable = "house.storage-unavailable"
    case storageFull = "house.storage-full"

    public var code: String { rawValue }
    public var kind: RefusalKind { .busy(retryAfter: .seconds(self == .storageFull ? 60 : 2)) }
}
