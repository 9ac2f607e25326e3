import Foundation

/// Demo data, generated once and kept for later runs.
enum DemoData {
    /// A PostgreSQL database, empty or with this data; SQLite without it.
    static let database = ProcessInfo.processInfo.environment["BENCH_DATABASE"]

    static func made(of listings: Int) throws -> URL {
        let engine = database == nil ? "" : "-postgresql"
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("madang-demo\(engine)-\(listings)")
        guard !FileManager.default.fileExists(atPath: folder.path) else { return folder }
        let half = folder.appendingPathExtension("half")
        try? FileManager.default.removeItem(at: half)
        let process = Process()
        process.executableURL = Served.program
        process.arguments =
            ["demo", "--listings", "\(listings)", "--data", half.path]
            + (database.map { ["--database", $0] } ?? [])
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
        try FileManager.default.moveItem(at: half, to: folder)
        return folder
    }
}
