import CProcess
import Glibc

/// What this machine can do to confine programs.
public enum Confinement {
    /// Confines this process, for good, to computing and to the files that it has open. Returns false where
    /// the kernel can't.
    public static func enter() -> Bool { process_confine() == 0 }

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
