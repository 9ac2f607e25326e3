/// Why a password could not be hashed or checked.
public enum SecretsError: Error, Hashable {
    /// As many as may wait are waiting already: try again in a moment.
    case busy
    case outOfMemory
}
