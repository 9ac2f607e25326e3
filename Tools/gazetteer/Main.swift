import Atlas
import Foundation

/// Compiles the gazetteer's sources into the embedded file.
///
/// Usage, from the root of the repository: `swift run gazetteer`
@main
struct Main {
    static func main() throws {
        let root = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
        let sources = try GazetteerSources(
            folder: root.appendingPathComponent("Modules/Data/Atlas/Gazetteer").path
        )
        let target = root.appendingPathComponent("Modules/System/CGazetteer/data")
        let bytes = try GazetteerCompiler.compile(sources)
        try Data(bytes).write(to: target.appendingPathComponent("gazetteer.bin"), options: .atomic)
        try Data(GazetteerCompiler.stamp(of: bytes).utf8)
            .write(to: target.appendingPathComponent("stamp.h"), options: .atomic)
        print("gazetteer.bin: \(bytes.count) bytes")
    }
}
