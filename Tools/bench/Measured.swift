import Foundation

/// The result of `wrk` for three seconds with 32 connections.
struct Measured {
    static let seconds = 3.0

    let rate: Double
    /// The average size of a response.
    let bytes: Int
    /// The 99th percentile.
    let slow: String

    init(_ address: String, script: String?) throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let options = script.map { ["-s", $0] } ?? []
        let span = "-d\(Int(Self.seconds))s"
        process.arguments = ["wrk", "-t1", "-c32", span, "--latency"] + options + [address]
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        let rate = lines.first { $0.first == "Requests/sec:" }.flatMap { Double($0[1]) }
        let read = lines.first { $0.contains("read") }
        guard let rate, let read, let count = Double(read[0]), !text.contains("Non-2xx") else {
            throw CocoaError(.featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "wrk said: \(text)"])
        }
        self.rate = rate
        bytes = Int(Self.size(read[read.count - 2]) / count)
        slow = lines.first { $0.first == "99%" }?[1] ?? ""
    }

    private static func size(_ text: String) -> Double {
        let units = ["KB": 1_024.0, "MB": 1_048_576, "GB": 1_073_741_824]
        return (Double(text.dropLast(2)) ?? 0) * (units[String(text.suffix(2))] ?? 1)
    }
}
