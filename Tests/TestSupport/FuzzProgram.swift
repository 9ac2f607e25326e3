import Foundation

/// The fuzz targets as they are built with the tests, without libFuzzer.
public enum FuzzProgram {
    /// Gives the files to a target one by one. The last file named in `error` is the one that ended it.
    public static func replay(
        _ files: [String],
        on target: String
    ) async throws -> (status: Int32, error: String) {
        let folder = try TemporaryFolder()
        let surroundings = ["FUZZ_TARGET": target, "SWIFT_BACKTRACE": "enable=no", "TMPDIR": folder.path]
        let child = try ChildProcess(
            MadangProgram.products.appendingPathComponent("fuzz").path,
            files,
            environment: MadangProgram.surroundings.merging(surroundings) { $1 },
            input: .closed,
            output: .file(folder.file("output").path),
            error: .file(folder.file("error").path)
        )
        let status = await child.end()
        return (status, try String(contentsOf: folder.file("error"), encoding: .utf8))
    }
}
