/// A metric in the text format of Prometheus.
public struct Metric: Sendable {
    public enum Kind: String, Sendable {
        case counter
        case gauge
    }

    let name: String
    let help: String
    let kind: Kind
    let values: [(labels: String, value: Int64)]

    public init(_ kind: Kind, _ name: String, _ help: String, _ value: some BinaryInteger) {
        self.init(kind, name, help, by: [("", value)])
    }

    /// - Parameter values: each with its labels in the text format, such as `status="2xx"`.
    public init(_ kind: Kind, _ name: String, _ help: String, by values: [(String, some BinaryInteger)]) {
        self.kind = kind
        self.name = name
        self.help = help
        self.values = values.map { ($0, Int64($1)) }
    }
}

extension [Metric] {
    var text: String {
        map { metric in
            let lines = metric.values.map { labels, value in
                "\(metric.name)\(labels.isEmpty ? "" : "{\(labels)}") \(value)\n"
            }
            return "# HELP \(metric.name) \(metric.help)\n# TYPE \(metric.name) \(metric.kind.rawValue)\n"
                + lines.joined()
        }.joined()
    }
}
