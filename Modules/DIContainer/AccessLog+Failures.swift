import Database
import Domain
import Files
import Glibc
import HTTPServer
import Web

extension AccessLog {
    /// On standard error, for whatever started the program to keep.
    init(_ plan: AppConfiguration, clock: any WallClock) {
        self.init(plan.accessLog, clock: clock) { line in
            try? File.write(line.utf8, to: STDERR_FILENO, named: "standard error")
        }
    }

    /// Notes `error`, once, and knows what a reader may be told of it: that storage is away is worth another
    /// try.
    @Sendable func explain(_ error: any Error, in request: Request) -> any Error {
        // The reader has hung up, and nothing is wrong.
        if error is CancellationError { return error }
        note(failureOf: "\(request.method.rawValue) \(request.path)", "\(error)", request: request.id)
        guard let error = error as? DatabaseError else { return error }
        switch error.kind {
        case .busy, .timedOut, .unavailable, .closed: return ServerRefusal.storageUnavailable
        case .full, .readOnly: return ServerRefusal.storageFull
        case .newerSchema: return ServerRefusal.newerVersion
        default: return error
        }
    }
}
