public import Foundation
import Glibc

/// The real program, started as an operator would start it, on any free port.
public final class MadangProcess: Sendable {
    public let address: String
    public let identifier: Int32
    private let gone: AsyncStream<Void>

    /// - Parameter arguments: what `serve` is told besides its data folder.
    public init(data folder: String, _ arguments: [String] = []) async throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = Self.program
        process.arguments = ["serve", "--data", folder, "--port", "0", "--access-log", "off"] + arguments
        process.standardOutput = output
        process.standardInput = FileHandle.nullDevice
        process.environment = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
        let (gone, end) = AsyncStream.makeStream(of: Void.self)
        process.terminationHandler = { _ in end.finish() }
        self.gone = gone
        try process.run()
        identifier = process.processIdentifier
        let line = await withCheckedContinuation { (said: CheckedContinuation<String, Never>) in
            DispatchQueue.global().async {
                said.resume(
                    returning: String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
                )
            }
        }
        guard let address = line.split(whereSeparator: \.isWhitespace).last, address.hasPrefix("http") else {
            throw CocoaError(.executableLoad)
        }
        self.address = String(address)
    }

    /// Ends it without a warning, as a power cut does, and returns when it is gone.
    public func kill() async {
        await end(with: SIGKILL)
    }

    /// Asks it to stop, and returns when it has.
    public func stop() async {
        await end(with: SIGTERM)
    }

    private func end(with signal: Int32) async {
        Glibc.kill(identifier, signal)
        for await _ in gone {}
    }

    /// The program that was built with these tests.
    public static var program: URL {
        let candidates = [
            Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(),
        ]
        let folders = candidates + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
        let found = folders.map { $0.appendingPathComponent("madang") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        return found ?? URL(fileURLWithPath: ".build/debug/madang")
    }
}
