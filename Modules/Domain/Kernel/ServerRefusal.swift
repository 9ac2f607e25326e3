/// Refusals of any feature while the server can't serve temporarily.
public enum ServerRefusal: String, Refusal, CaseIterable {
    case busy = "server.busy"
    /// Storage is unavailable; nothing was changed.
    case storageUnavailable = "server.storage-unavailable"
    case storageFull = "server.storage-full"
    /// A later version has migrated the storage; this one is read-only.
    case newerVersion = "server.newer-version"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .busy, .storageUnavailable: .busy(retryAfter: .seconds(2))
        case .newerVersion: .busy(retryAfter: .seconds(10))
        case .storageFull: .busy(retryAfter: .seconds(60))
        }
    }
}
