import CCrash
import Files
import Glibc

/// The reports that a program left in a folder when a signal ended it.
public struct CrashReports: Sendable {
    private let folder: String

    public init(in folder: String) {
        self.folder = folder
    }

    /// From now on a signal that ends this process, such as SIGILL or SIGSEGV, leaves a file with its number,
    /// its time and the frames. Only the last `count` reports stay.
    ///
    /// - Parameter program: name and version, as the reports show them.
    public func begin(naming program: String, keeping count: Int = 100) {
        for old in files.dropLast(count) { unlink("\(folder)/\(old)") }
        _ = crash_arm(folder, program)
    }

    public var count: Int { files.count }

    /// The path of the latest.
    public var newest: String? { files.last.map { "\(folder)/\($0)" } }

    /// Their names begin with the time, so that the last is the newest.
    private var files: [String] {
        let names = (try? Folder.names(in: folder)) ?? []
        return names.filter { $0.hasSuffix(".crash") }.sorted()
    }
}
