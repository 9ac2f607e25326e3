import CCrash
import Files
import Glibc

/// Reports written to a folder when a signal ends the program.
public struct CrashReports: Sendable {
    private let folder: String

    public init(in folder: String) {
        self.folder = folder
    }

    /// Installs handlers: a signal such as SIGILL or SIGSEGV writes a file with its number, the time and
    /// the frames. Only the last `count` reports are kept.
    ///
    /// - Parameter program: name and version, as the reports show them.
    public func begin(naming program: String, keeping count: Int = 100) {
        for old in files.dropLast(count) { unlink("\(folder)/\(old)") }
        _ = crash_arm(folder, program)
    }

    public var count: Int { files.count }

    /// The path of the latest report.
    public var newest: String? { files.last.map { "\(folder)/\($0)" } }

    /// The texts of the last reports, newest first. One that can't be read is left out.
    public func latest(_ count: Int) -> [String] {
        files.suffix(count).reversed().compactMap { name in
            (try? File.contents(of: "\(folder)/\(name)")).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// File names begin with the time, so the last is the newest.
    private var files: [String] {
        let names = (try? Folder.names(in: folder)) ?? []
        return names.filter { $0.hasSuffix(".crash") }.sorted()
    }
}
