public import HTTPServer
import Synchronization
import Wire

/// How long requests took, in classes that operators can tell apart.
public final class RequestTimes: Sendable {
    private enum Class: String, CaseIterable {
        case api
        case page
        case picture
        case asset
        case other

        private static let pictures =
            [ImagePath.file.rawValue] + [SharePicturePath.site, .kind, .listing].map(\.rawValue)
        private static let assets = [
            ServerPath.asset, .mapLibrary, .mapTile, .manifest, .serviceWorker, .favicon,
        ]
        private static let monitored = [ServerPath.alive, .ready, .metrics]
        /// Looked up with each request.
        private static let named = Dictionary(
            uniqueKeysWithValues: pictures.map { ($0, Class.picture) } + assets.map { ($0.rawValue, .asset) }
                + monitored.map { ($0.rawValue, .other) }
        )

        /// - Parameter route: nil for a request that no route took.
        init(route: String?) {
            guard let route else {
                self = .other
                return
            }
            self = Self.named[route] ?? (route.hasPrefix(ServerPath.interface.rawValue) ? .api : .page)
        }
    }

    private let histograms = Dictionary(
        uniqueKeysWithValues: Class.allCases.map { ($0, Histogram()) }
    )

    public init() {}

    public func note(_ record: AccessRecord) {
        // A stream is open as long as its page, which says nothing about the server.
        guard record.isComplete, record.route?.hasSuffix("/stream") != true else { return }
        histograms[Class(route: record.route)]?.note(record.duration)
    }

    public var metric: Metric {
        Metric(
            "madang_http_request_duration_seconds",
            "Time from a request's head to the last byte of its answer.",
            by: Class.allCases.compactMap { one in
                histograms[one].map { ("class=\"\(one.rawValue)\"", $0.counts) }
            }
        )
    }
}

/// Counts of durations up to each bound.
public final class Histogram: Sendable {
    public struct Counts: Sendable {
        /// As many as there are bounds, and one for what is beyond.
        let counts: [Int]
        let sum: Duration
    }

    /// In milliseconds.
    static let bounds = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000]

    private let state = Mutex((counts: [Int](repeating: 0, count: bounds.count + 1), sum: Duration.zero))

    func note(_ duration: Duration) {
        let place = Self.bounds.firstIndex { duration <= .milliseconds($0) } ?? Self.bounds.count
        state.withLock {
            $0.counts[place] += 1
            $0.sum += duration
        }
    }

    var counts: Counts { state.withLock { Counts(counts: $0.counts, sum: $0.sum) } }
}
