import Database
import Domain
import Foundation
import HTTPServer

/// Where failures that are nobody's refusal are written down, once, for the operator.
enum FailureLog {
    /// Notes `error` and knows what a reader may be told of it: that storage is away is worth another try.
    @Sendable static func explain(_ error: any Error, in request: Request) -> any Error {
        // Whoever asked has hung up: nobody waits for the answer, and nothing is wrong.
        if error is CancellationError { return error }
        let call = "\(request.method.rawValue) \(request.path) \(request.id)"
        write("\(SystemClock().now.milliseconds) failure \(call): \(error)\n")
        guard let error = error as? DatabaseError else { return error }
        switch error.kind {
        case .busy, .timedOut, .unavailable, .closed: return HouseRefusal.storageUnavailable
        case .full, .readOnly: return HouseRefusal.storageFull
        case .newerSchema: return HouseRefusal.newerVersion
        default: return error
        }
    }

    @Sendable static func write(_ line: String) {
        FileHandle.standardError.write(Data(line.utf8))
    }
}
