import Foundation
import Synchronization

extension Streams {
    /// While somebody listens, Control-C no longer ends the process.
    @Sendable
    static func interrupts() -> AsyncStream<Void> {
        AsyncStream { heard in
            let ear = InterruptEar { heard.yield() }
            heard.onTermination = { _ in ear.close() }
        }
    }
}

/// Takes Control-C from the process until it is closed.
private final class InterruptEar: Sendable {
    private let source: Mutex<any DispatchSourceSignal>

    init(_ hear: @escaping @Sendable () -> Void) {
        signal(SIGINT, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGINT)
        source.setEventHandler(handler: hear)
        source.resume()
        self.source = Mutex(source)
    }

    func close() {
        source.withLock { $0.cancel() }
        signal(SIGINT, SIG_DFL)
    }
}
