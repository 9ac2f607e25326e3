import Foundation
import Glibc

/// nginx with the recipe of `docs/deploy`, as it is but for ports and certificate, in front of a server.
public final class Nginx: Sendable {
    public struct Answer: Sendable, CustomStringConvertible {
        public let status: Int
        /// With names in small letters, as HTTP/2 spells them.
        public let head: String
        public let body: String

        /// Whether Madang wrote it, and not nginx.
        public var isOurs: Bool { head.contains("\nx-request-id: ") }

        public var description: String { "\(head)\n\(body.prefix(300))" }
    }

    /// What is asked for in the address; the certificate is for it.
    public static let host = "madang.example"

    /// Of TLS.
    public let port: Int
    /// Of plain HTTP.
    public let plainPort: Int
    private let child: ChildProcess
    private let folder: TemporaryFolder

    public var origin: String { "https://\(Self.host):\(port)" }

    /// - Parameter upstream: the port of the server behind it.
    public init(before upstream: Int) async throws {
        folder = try TemporaryFolder()
        (port, plainPort) = (try FreePort.any(), try FreePort.any())
        try await Self.makeCertificate(in: folder)
        let recipe = try Self.recipe([
            "listen 80;": "listen 127.0.0.1:\(plainPort);", "listen [::]:80;": "",
            "listen 443 ssl http2;": "listen 127.0.0.1:\(port) ssl http2;", "listen [::]:443 ssl http2;": "",
            "server 127.0.0.1:8080;": "server 127.0.0.1:\(upstream);",
            "/etc/letsencrypt/live/madang.example/fullchain.pem": folder.file("certificate.pem").path,
            "/etc/letsencrypt/live/madang.example/privkey.pem": folder.file("key.pem").path,
        ])
        try Data(recipe.utf8).write(to: folder.file("madang.conf"))
        try Data(Self.frame(in: folder.path).utf8).write(to: folder.file("nginx.conf"))
        child = try ChildProcess(
            "/usr/sbin/nginx",
            ["-p", folder.path, "-c", folder.file("nginx.conf").path, "-e", folder.file("error").path],
            environment: MadangProgram.surroundings,
            input: .file("/dev/null"),
            output: .file(folder.file("output").path),
            error: .file(folder.file("output").path)
        )
        let end = ContinuousClock.now + .seconds(30)
        while (try? RawConnection(port)) == nil {
            guard ContinuousClock.now < end else {
                let said = try? String(contentsOf: folder.file("error"), encoding: .utf8)
                throw ChildProcess.Failure(reason: "nginx: \(said ?? "no log")")
            }
            await Task.yield()
        }
    }

    /// Asks over TLS with the words that `curl` takes besides the address.
    public func ask(_ path: String, _ words: [String] = [], body: [UInt8]? = nil) async throws -> Answer {
        let signInState = try TemporaryFolder()
        if let body { try Data(body).write(to: signInState.file("body")) }
        let sent = body == nil ? [] : ["--data-binary", "@\(signInState.file("body").path)"]
        let said = try await run("/usr/bin/curl", curl(path) + sent + words, in: signInState)
        let parts = said.replacing("\r\n", with: "\n").split(separator: "\n\n", maxSplits: 1)
        let head = parts.first.map(String.init) ?? ""
        let status = head.split(separator: " ").dropFirst().first.flatMap { Int($0.prefix(3)) }
        return Answer(
            status: status ?? 0,
            head: Self.namesInSmallLetters(head),
            body: parts.count > 1 ? String(parts[1]) : ""
        )
    }

    /// A head as HTTP/2 writes it, whichever version brought it.
    private static func namesInSmallLetters(_ head: String) -> String {
        head.split(separator: "\n").map { line in
            guard let colon = line.firstIndex(of: ":") else { return String(line) }
            return line[..<colon].lowercased() + line[colon...]
        }
        .joined(separator: "\n")
    }

    /// What comes bit by bit, as it comes.
    public func follow(_ path: String, _ words: [String]) throws -> RunningCommand {
        try RunningCommand(
            "/usr/bin/curl",
            curl(path) + ["--no-buffer"] + words,
            environment: MadangProgram.surroundings
        )
    }

    /// Sends exactly these bytes over TLS; everything that comes back.
    public func send(_ bytes: [UInt8]) async throws -> String {
        let signInState = try TemporaryFolder()
        try Data(bytes).write(to: signInState.file("input"))
        let words = ["s_client", "-quiet", "-ign_eof", "-connect", "127.0.0.1:\(port)"]
        return try await run("/usr/bin/openssl", words + ["-servername", Self.host], in: signInState)
    }

    private func curl(_ path: String) -> [String] {
        [
            "--silent", "--include", "--path-as-is", "--cacert", folder.file("certificate.pem").path,
            "--resolve", "\(Self.host):\(port):127.0.0.1", "--interface", "127.0.0.2",
            // Else the head of an answer to a large body has another before it.
            "--header", "Expect:", origin + path,
        ]
    }

    private func run(
        _ program: String,
        _ words: [String],
        in signInState: TemporaryFolder
    ) async throws -> String {
        let input = signInState.file("input").path
        let child = try ChildProcess(
            program,
            words,
            environment: MadangProgram.surroundings,
            input: .file(FileManager.default.fileExists(atPath: input) ? input : "/dev/null"),
            output: .file(signInState.file("output").path),
            error: .file(signInState.file("error").path)
        )
        _ = await child.end()
        return String(decoding: try Data(contentsOf: signInState.file("output")), as: UTF8.self)
    }

    /// Throws where the recipe has nothing to replace: a test of something else would be none.
    private static func recipe(_ replacements: [String: String]) throws -> String {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = tests.deletingLastPathComponent().appendingPathComponent("docs/deploy/nginx.conf")
        var text = try String(contentsOf: file, encoding: .utf8)
        for (old, new) in replacements {
            guard text.contains(old) else { throw ChildProcess.Failure(reason: "no '\(old)' in the recipe") }
            text = text.replacing(old, with: new)
        }
        return text
    }

    /// One process, which ends with the test, and no file outside of its folder.
    private static func frame(in folder: String) -> String {
        let scratch = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map { "\($0)_temp_path \(folder)/\($0);" }.joined(separator: " ")
        return """
            daemon off; master_process off; pid \(folder)/pid;
            events { worker_connections 64; }
            http { access_log off; \(scratch) include \(folder)/madang.conf; }
            """
    }

    private static func makeCertificate(in folder: TemporaryFolder) async throws {
        let words = [
            "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
            "-days", "2", "-subj", "/CN=\(host)", "-addext", "subjectAltName=DNS:\(host)",
            "-keyout", folder.file("key.pem").path, "-out", folder.file("certificate.pem").path,
        ]
        let maker = try ChildProcess(
            "/usr/bin/openssl",
            words,
            environment: MadangProgram.surroundings,
            input: .file("/dev/null"),
            output: .file(folder.file("output").path),
            error: .file(folder.file("output").path)
        )
        guard await maker.end() == 0 else { throw ChildProcess.Failure(reason: "no certificate") }
    }
}
