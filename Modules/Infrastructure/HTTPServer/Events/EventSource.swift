/// Where a response's events come from, once its client listens.
public struct EventSource: Sendable {
    let capacity: Int
    let open: @Sendable (EventStream) -> Void

    /// For pushing: `opened` gets the stream and keeps it; `EventStream.onClose` says when it is over.
    public init(capacity: Int = 64, opened: @escaping @Sendable (EventStream) -> Void) {
        self.capacity = capacity
        open = opened
    }

    /// For a producer of its own: it runs while the client listens and is cancelled when the client goes or
    /// lags; the stream ends when the producer does.
    public init(
        capacity: Int = 64,
        producing: @escaping @Sendable (EventStream) async throws -> Void
    ) {
        self.init(capacity: capacity) { stream in
            let producer = Task(executorPreference: globalConcurrentExecutor) {
                try? await producing(stream)
                stream.close()
            }
            stream.onClose { producer.cancel() }
        }
    }

    /// For whatever a sequence brings.
    public init<Events: AsyncSequence & Sendable>(_ events: Events, capacity: Int = 64)
    where Events.Element == Event {
        self.init(
            capacity: capacity,
            producing: { stream in
                for try await event in events {
                    guard stream.send(event) else { return }
                }
            }
        )
    }
}
