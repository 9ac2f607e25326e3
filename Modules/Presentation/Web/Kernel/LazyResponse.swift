import HTTPServer
import Synchronization

/// A response that is made with the first request for it, and then kept.
final class LazyResponse: Sendable {
    private let made = Mutex<Response?>(nil)
    private let make: @Sendable () -> Response

    init(_ make: @escaping @Sendable () -> Response) {
        self.make = make
    }

    var value: Response {
        made.withLock { made in
            if let made { return made }
            let response = make()
            made = response
            return response
        }
    }
}
