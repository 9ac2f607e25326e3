import CProcess
import Glibc

/// What this machine can do to confine programs.
public enum Confinement {
    /// Confines this process, for good, to computing and to the files that it has open. Returns false where
    /// the kernel can't.
    public static func enter() -> Bool { process_confine() == 0 }

    /// Confines this process, for good, to computing, to the files that it has open, and to reading
    /// libraries and `paths`. To be called before there is a second thread. Returns false where the kernel
    /// can't.
    public static func enter(reading paths: [String]) -> Bool {
        let copies = (ConfinedProcess.libraries + paths).map { strdup($0) }
        defer { copies.forEach { free($0) } }
        var readable = copies.map { UnsafePointer($0) } + [nil]
        return process_confine_reading(&readable) == 0
    }

    /// The reason `program` can't be run confined on this machine; nil when it can.
    public static func obstacle(to program: String) -> String? {
        guard access(program, X_OK) == 0 else { return "there is no \(program)" }
        guard let ruleset = try? ConfinedProcess.ruleset(for: program, .libraries) else {
            return "the kernel has no Landlock"
        }
        close(ruleset)
        return nil
    }
}
