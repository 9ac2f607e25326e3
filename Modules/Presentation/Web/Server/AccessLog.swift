public import Domain
public import HTTPServer
import JSONCoding
import Synchronization
import WebAddresses
import Wire

/// Logs one line per request and failure, as text or JSON. Queries are left out because they contain what
/// members type.
public struct AccessLog: Sendable {
    public enum Format: String, Sendable {
        case off
        case text
        case json
    }

    /// The latest failures, as they were logged.
    public let failures = RecentFailures()
    private let chosen: ChosenFormat
    private let clock: any WallClock
    private let write: @Sendable (String) -> Void

    public init(_ format: Format, clock: any WallClock, to write: @escaping @Sendable (String) -> Void) {
        chosen = ChosenFormat(format)
        self.clock = clock
        self.write = write
    }

    private var format: Format { chosen.format.withLock { $0 } }

    /// From the next line on.
    public func change(to format: Format) {
        chosen.format.withLock { $0 = format }
    }

    public func note(_ record: AccessRecord) {
        switch format {
        case .off: return
        case .text: write(text(record))
        case .json: write(json(record))
        }
    }

    /// Logs an unexpected failure, even when request logging is off.
    ///
    /// - Parameter work: what failed, as in `GET /feed` or `maintenance, emails`.
    public func note(failureOf work: String, _ cause: String, request: String? = nil) {
        let time = clock.now
        failures.note(NotedFailure(work, cause, request: request, at: time))
        guard format == .json else {
            let name = request.map { " \($0)" } ?? ""
            return write("\(time.rfc3339) failure \(work)\(name): \(cause)\n")
        }
        var writer = JSONWriter()
        writer.object { writer in
            writer.field("time", time)
            writer.field("failure", work)
            writer.field("cause", cause)
            writer.field("request", request)
        }
        write(String(decoding: writer.bytes, as: UTF8.self) + "\n")
    }

    /// Logs what the operator should know, even when request logging is off.
    public func note(_ news: String, of work: String) {
        guard format == .json else { return write("\(clock.now.rfc3339) \(work): \(news)\n") }
        var writer = JSONWriter()
        writer.object { writer in
            writer.field("time", clock.now)
            writer.field("work", work)
            writer.field("news", news)
        }
        write(String(decoding: writer.bytes, as: UTF8.self) + "\n")
    }

    private func text(_ record: AccessRecord) -> String {
        let microseconds = record.duration.components.attoseconds / 1_000_000_000_000
        let time = record.duration.components.seconds * 1_000_000 + microseconds
        let call = "\(record.method?.rawValue ?? "-") \(record.path.onOneLine)"
        return "\(clock.now.rfc3339) \(record.status) \(call) \(time)µs "
            + "\(record.bytesSent)B \(record.remoteAddress) \(record.account ?? "-") \(record.requestID)\n"
    }

    private func json(_ record: AccessRecord) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.field("time", clock.now)
            writer.field("status", record.status)
            writer.field("method", record.method?.rawValue)
            writer.field("path", record.path)
            writer.field("route", record.route)
            writer.field("milliseconds", Double(record.duration.wholeMilliseconds))
            writer.field("bytes", record.bytesSent)
            writer.field("from", record.remoteAddress)
            writer.field("account", record.account)
            writer.field("request", record.requestID)
        }
        return String(decoding: writer.bytes, as: UTF8.self) + "\n"
    }
}

/// The format that holds now, for all copies of a log.
private final class ChosenFormat: Sendable {
    let format: Mutex<AccessLog.Format>

    init(_ format: AccessLog.Format) {
        self.format = Mutex(format)
    }
}

extension String {
    /// Percent-encodes control characters, so that a target cannot start a new line or control a terminal.
    fileprivate var onOneLine: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        return unicodeScalars.map {
            $0.isControl ? PercentEncoding.encode(String($0)) { _ in false } : String($0)
        }.joined()
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
