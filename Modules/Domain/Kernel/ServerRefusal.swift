/// What any feature may have to say when the server itself can't serve for a moment.
public enum ServerRefusal: String, Refusal, CaseIterable {
    case busy = "server.busy"
    /// What is kept can't be reached; nothing was changed.
    case storageUnavailable = "server.storage-unavailable"
    case storageFull = "server.storage-full"
    /// A later version has taken over what is kept; this one still shows it, and changes nothing.
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
