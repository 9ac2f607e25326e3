import Database
import Domain
import Files
import Glibc
import HTTPServer
import Web

extension AccessLog {
    /// Writes to standard error, which the service manager collects.
    init(_ plan: AppConfiguration, clock: any WallClock) {
        self.init(plan.accessLog, clock: clock) { line in
            try? File.write(line.utf8, to: STDERR_FILENO, named: "standard error")
        }
    }

    /// Logs `error` once and returns the error to report. Unavailable storage becomes a refusal to retry
    /// later.
    @Sendable func explain(_ error: any Error, in request: Request) -> any Error {
        // The client disconnected, which isn't an error.
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
