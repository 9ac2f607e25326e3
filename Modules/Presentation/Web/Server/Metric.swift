import Domain

/// A metric in the text format of Prometheus.
public struct Metric: Sendable {
    public enum Kind: String, Sendable {
        case counter
        case gauge
        case histogram
    }

    private struct Line: Sendable {
        let suffix: String
        let labels: String
        let value: String
    }

    private let name: String
    private let help: String
    private let kind: Kind
    private let lines: [Line]

    public init(_ kind: Kind, _ name: String, _ help: String, _ value: some BinaryInteger) {
        self.init(kind, name, help, by: [("", value)])
    }

    /// - Parameter values: each with its labels in the text format, such as `status="2xx"`.
    public init(_ kind: Kind, _ name: String, _ help: String, by values: [(String, some BinaryInteger)]) {
        self.init(name, help, kind, values.map { Line(suffix: "", labels: $0, value: "\($1)") })
    }

    /// - Parameter values: each with its labels.
    init(_ name: String, _ help: String, by values: [(String, Histogram.Counts)]) {
        self.init(name, help, .histogram, values.flatMap(Self.lines))
    }

    private init(_ name: String, _ help: String, _ kind: Kind, _ lines: [Line]) {
        self.name = name
        self.help = help
        self.kind = kind
        self.lines = lines
    }

    private static func lines(of labels: String, _ histogram: Histogram.Counts) -> [Line] {
        let bounds = Histogram.bounds.map { "\(Double($0) / 1_000)" } + ["+Inf"]
        var total = 0
        let buckets = zip(bounds, histogram.counts).map { bound, count in
            total += count
            return Line(suffix: "_bucket", labels: "\(labels),le=\"\(bound)\"", value: "\(total)")
        }
        let seconds = Double(histogram.sum.wholeMilliseconds) / 1_000
        return buckets + [
            Line(suffix: "_sum", labels: labels, value: "\(seconds)"),
            Line(suffix: "_count", labels: labels, value: "\(total)"),
        ]
    }

    fileprivate var text: String {
        let values = lines.map { line in
            "\(name)\(line.suffix)\(line.labels.isEmpty ? "" : "{\(line.labels)}") \(line.value)\n"
        }
        return "# HELP \(name) \(help)\n# TYPE \(name) \(kind.rawValue)\n" + values.joined()
    }
}

extension [Metric] {
    var text: String { map(\.text).joined() }
}
