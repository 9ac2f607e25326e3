import Foundation
import Glibc

/// The time from start to first response, and the memory afterwards, on an empty and on a large database.
enum Start {
    private static let large = 1_000_000

    static func measure() throws {
        let program = Served.program
        guard FileManager.default.isExecutableFile(atPath: program.path) else { return }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("madang-start-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        // The first start creates database and key; the others measure a restart.
        _ = try First(program, on: folder)
        let small = try restarts(program, on: folder)
        Bench.row("start to first response, existing database", small.time, "50 ms")
        let (own, files) = (small.memory.own.megabytes, small.memory.files.megabytes)
        Bench.row("memory after the first response", "\(own) of its own, \(files) of files", "100 MB")

        let demo = try DemoData.made(of: large)
        let database = demo.appendingPathComponent("madang.sqlite")
        let warm = try restarts(program, on: demo)
        Bench.row("start, \(Double(large).rounded) listings", "\(warm.time), \(warm.reading)", "50 ms")
        let cold = try restarts(program, on: demo) { try forget(database) }
        Bench.row("the same, the database not in the system's cache", "\(cold.time), \(cold.reading)", "")
    }

    /// The median of five starts.
    private static func restarts(
        _ program: URL,
        on folder: URL,
        after preparation: () throws -> Void = {}
    ) throws -> First {
        let all = try (1...5).map { _ in
            try preparation()
            return try First(program, on: folder)
        }
        return all.sorted { $0.duration < $1.duration }[2]
    }

    /// Evicts a file from the system's cache.
    private static func forget(_ file: URL) throws {
        let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw CocoaError(.fileReadNoSuchFile) }
        defer { close(descriptor) }
        fsync(descriptor)
        posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED)
    }
}

/// One start, until the first response.
private struct First {
    let duration: Duration
    let memory: Memory
    /// Of all files, by system calls; excludes mapped files.
    let bytesRead: Int

    var time: String { "\((duration / .milliseconds(1)).rounded) ms" }
    var reading: String { "\((Double(bytesRead) / 1_024).rounded) KiB read" }

    init(_ program: URL, on folder: URL) throws {
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
        duration = clock.now - start
        memory = Memory(of: process)
        let counters = try String(contentsOfFile: "/proc/\(process.processIdentifier)/io", encoding: .utf8)
        bytesRead = counters.split(separator: "\n").first?.split(separator: " ").last.flatMap { Int($0) } ?? 0
    }
}
