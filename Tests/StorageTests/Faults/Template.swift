import Database
import Foundation
import TestSupport

/// A migrated database without anyone in it, as the file that it is.
enum Template {
    static let name = "madang.sqlite"

    private static let bytes = Task {
        let folder = try TemporaryFolder()
        await (try Store(in: folder)).database.close()
        return [UInt8](try Data(contentsOf: folder.file(name)))
    }

    /// As many places as a test should look at; `make faults` asks for very many.
    static let places = ProcessInfo.processInfo.environment["MADANG_TEST_FAULTS"].flatMap { Int($0) }

    static func files() async throws -> [String: [UInt8]] { [name: try await bytes.value] }

    /// A folder with these files in it.
    static func folder(_ files: [String: [UInt8]]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (name, bytes) in files { try Data(bytes).write(to: folder.file(name)) }
        return folder
    }
}

/// The same numbers each time.
struct FixedChance: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
