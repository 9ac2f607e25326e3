/// Paths of the event stream.
public enum LivePath: String, Path {
    case stream = "/api/v1/stream"
}

/// The name of an event in the stream.
public enum LiveEventName: String, CaseIterable, Sendable {
    /// The stream is open; its data is a `LiveHead`.
    case hello
    /// A `Message`.
    case message
    /// A `LiveRead`.
    case read
    /// A `Notice`.
    case notice
    /// Missed events are no longer available; reload all data. The event's data is a `LiveHead`.
    case reset
    /// The member has too many open streams, and this was the oldest.
    case bye
}
