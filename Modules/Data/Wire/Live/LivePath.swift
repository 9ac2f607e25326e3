/// Where a member listens.
public enum LivePath: String, Path {
    case stream = "/api/v1/stream"
}

/// What an event of the stream is called.
public enum LiveEventName: String, CaseIterable, Sendable {
    /// The stream is open; its data is a `LiveHead`.
    case hello
    /// A `Message`.
    case message
    /// A `LiveRead`.
    case read
    /// A `Notice`.
    case notice
    /// What was missed isn't known any more: look at everything anew. Its data is a `LiveHead`.
    case reset
    /// The member listens on too many devices, and this was the first of them.
    case bye
}
