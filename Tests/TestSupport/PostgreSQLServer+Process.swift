import Foundation

extension PostgreSQLServer {
    /// Defines `owner`, which runs a command as whoever may own a server: never as root.
    static let asOwner = """
        folder=$1; shift
        if [ "$(id -u)" = 0 ]; then
            owner() { (cd / && exec setpriv --reuid=postgres --regid=postgres --init-groups "$@"); }
        else
            owner() { "$@"; }
        fi

        """

    /// Makes the data, starts the server, says so, and cleans up when its standard input ends.
    ///
    /// The collation is not the plain one, so that text sorts by code point only where a schema asks for it.
    static let script =
        asOwner + """
            binaries=$1
            mkdir -m 700 "$folder" && { [ "$(id -u)" != 0 ] || chown postgres: "$folder"; } || exit 1
            trap '' INT TERM HUP
            finish() {
                owner "$binaries/pg_ctl" -D "$folder/data" -m immediate stop
                rm -rf "$folder"
            }
            {
                owner "$binaries/initdb" -D "$folder/data" -U postgres -A trust -E UTF8 --no-sync \\
                    --locale=C.UTF-8 --locale-provider=icu --icu-locale=ko &&
                owner "$binaries/pg_ctl" -w -D "$folder/data" -l "$folder/log" -o "-k '$folder' \\
                    -c listen_addresses='' -c fsync=off -c synchronous_commit=on -c max_connections=60 \\
                    -c shared_buffers=32MB" start
            } >"$folder/setup" 2>&1 </dev/null && echo ready
            cat >/dev/null
            finish >/dev/null 2>&1
            """

    static func findBinaries() throws -> String {
        let root = "/usr/lib/postgresql"
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        let newest = versions.filter { FileManager.default.isExecutableFile(atPath: "\(root)/\($0)/bin/initdb") }
            .max { (Int($0) ?? 0) < (Int($1) ?? 0) }
        guard let newest else {
            throw PostgreSQLServerError(description: "no PostgreSQL server below \(root): install postgresql")
        }
        return "\(root)/\(newest)/bin"
    }

    static func waitForWord(_ word: String, from handle: FileHandle, log: String) async throws {
        let said = await withCheckedContinuation { (heard: CheckedContinuation<String, Never>) in
            DispatchQueue.global().async {
                heard.resume(returning: String(decoding: handle.availableData, as: UTF8.self))
            }
        }
        guard said.hasPrefix(word) else {
            let reasons = ["setup", "log"].compactMap { name in
                try? String(contentsOfFile: (log as NSString).deletingLastPathComponent + "/" + name, encoding: .utf8)
            }
            throw PostgreSQLServerError(description: "the server did not start: \(reasons.joined())")
        }
    }

    /// Runs a program to its end without holding up a thread.
    static func run(_ command: [String]) async throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command[0])
        process.arguments = Array(command.dropFirst())
        let complaints = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = complaints
        let status = try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Int32, any Error>) in
            process.terminationHandler = { ended.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch { ended.resume(throwing: error) }
        }
        guard status == 0 else {
            let words = String(decoding: complaints.fileHandleForReading.availableData, as: UTF8.self)
            throw PostgreSQLServerError(description: "\(command.joined(separator: " ")) failed: \(words)")
        }
    }
}
