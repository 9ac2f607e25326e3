/// The reason a password could not be hashed or verified.
public enum SecretsError: Error, Hashable {
    /// The queue is full; try again in a moment.
    case busy
    case outOfMemory
}
