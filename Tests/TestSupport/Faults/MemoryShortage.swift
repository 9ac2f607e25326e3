import Foundation
import Glibc

/// Memory that runs out for one C library of the real program, as often as a test says.
public final class MemoryShortage: Sendable {
    private let library: String
    private let folder: TemporaryFolder

    /// - Parameter library: the beginning of its file's name, as in `libsqlite3`, or `*` for all of the
    ///   program.
    public init(of library: String) throws {
        self.library = library
        folder = try TemporaryFolder()
        try Data(repeating: 0, count: 24).write(to: folder.file("control"))
    }

    /// What the program has to be started with.
    public var environment: [String: String] {
        [
            "LD_PRELOAD": MadangProgram.products.appendingPathComponent("libMallocFaults.so").path,
            "MALLOC_FAULTS": folder.file("control").path,
            "MALLOC_FAULTS_IN": library,
        ]
    }

    /// From now on every n-th allocation fails; none when it is zero.
    public func fail(every period: Int64) throws {
        let file = try FileHandle(forWritingTo: folder.file("control"))
        try file.write(contentsOf: withUnsafeBytes(of: period) { Data($0) })
        try file.close()
    }

    /// How many allocations there have been so far.
    public var allocations: Int { get throws { try number(1) } }

    /// How many of them have failed.
    public var failures: Int { get throws { try number(2) } }

    private func number(_ place: Int) throws -> Int {
        let numbers = [UInt8](try Data(contentsOf: folder.file("control")))
        return Int(numbers[(8 * place)...].withUnsafeBytes { $0.loadUnaligned(as: Int64.self) })
    }
}
