import Foundation
import Glibc

/// How long the real program takes from being started to its first answer, and what it then holds in memory.
enum Start {
    static func measure() throws {
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("madang")
        guard FileManager.default.isExecutableFile(atPath: program.path) else { return }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("madang-start-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        var times: [Duration] = []
        var memory: Memory?
        for _ in 1...6 {
            let (time, held) = try start(program, on: folder)
            times.append(time)
            memory = held
        }
        // The first start makes the database and the key; the others are what a restart costs.
        let restarts = times.dropFirst().sorted()
        let milliseconds = restarts[restarts.count / 2] / .milliseconds(1)
        Bench.row("start to first answer, on a database that is there", "\(milliseconds.rounded) ms", "50 ms")
        let (own, files) = (memory?.own.megabytes ?? "?", memory?.files.megabytes ?? "?")
        Bench.row("memory after the first answer", "\(own) of its own, \(files) of files", "100 MB")
    }

    private static func start(_ program: URL, on folder: URL) throws -> (Duration, Memory) {
        let process = Process()
        let output = Pipe()
        process.executableURL = program
        process.arguments = ["serve", "--data", folder.path, "--port", "0", "--access-log", "off"]
        process.standardOutput = output
        let clock = ContinuousClock()
        let start = clock.now
        try process.run()
        defer {
            process.terminate()
            process.waitUntilExit()
        }
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let address = line.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
        guard let url = URL(string: address + "/healthz"), try Data(contentsOf: url).count == 3 else {
            throw CocoaError(.executableLoad)
        }
        return (clock.now - start, Memory(of: process))
    }
}
