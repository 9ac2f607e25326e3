/// Produces a response's events once its client is connected.
public struct EventSource: Sendable {
    let capacity: Int
    let open: @Sendable (EventStream) -> Void

    /// A source for pushing: `opened` receives the stream and retains it; `EventStream.onClose` reports its
    /// end.
    public init(capacity: Int = 64, opened: @escaping @Sendable (EventStream) -> Void) {
        self.capacity = capacity
        open = opened
    }

    /// A source with a producer task. The producer is cancelled when the client disconnects or is too slow;
    /// the stream ends when the producer returns.
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

    /// A source that sends the elements of a sequence.
    public init<Events: AsyncSequence & Sendable>(_ events: Events, capacity: Int = 64)
    where Events.Element == StreamEvent {
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
