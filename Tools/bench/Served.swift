import Foundation
import FoundationNetworking
import Glibc

/// The real program in a separate process.
final class Served {
    static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("madang")

    private let process = Process()
    private let base: String

    /// - Parameter settings: further options of `serve`.
    init(_ folder: URL, with settings: [String] = []) throws {
        let output = Pipe()
        process.executableURL = Self.program
        // All requests come from one address.
        process.arguments =
            [
                "serve", "--data", folder.path, "--port", "0", "--access-log", "off",
                "--connections-per-address", "100000", "--trusted-proxies", "127.0.0.1",
            ] + settings
        if let database = DemoData.database { process.arguments? += ["--database", database] }
        process.standardOutput = output
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        base = line.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
    }

    func address(_ path: String) -> URL {
        URL(string: base + path) ?? URL(fileURLWithPath: "/")
    }

    /// The processor time used until now, in milliseconds.
    var processorTime: Double {
        let path = "/proc/\(process.processIdentifier)/stat"
        let fields = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: " ") ?? []
        // User and system time, in hundredths of a second.
        return fields.dropFirst(13).prefix(2).compactMap { Double($0) }.reduce(0, +) * 10
    }

    /// Waits until the board is loaded.
    func becomesReady() async throws {
        while true {
            let answer = try await URLSession.shared.data(for: URLRequest(url: address("/readyz"))).1
            if (answer as? HTTPURLResponse)?.statusCode == 200 { return }
        }
    }

    /// A new member's access token. The member has told what conditions of listings ask for.
    func signUp(_ number: Int) async throws -> String {
        let name = "bench\(getpid())n\(number)"
        var request = URLRequest(url: address("/api/v1/accounts"))
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.setValue("10.0.\(number).1", forHTTPHeaderField: "X-Forwarded-For")
        request.httpBody = try JSONSerialization.data(withJSONObject: [
            "email": "\(name)@example.com", "nickname": name, "password": "korn feld 99 haus",
        ])
        let (answer, _) = try await URLSession.shared.data(for: request)
        let document = try JSONSerialization.jsonObject(with: answer) as? [String: Any]
        let session = document?["session"] as? [String: Any]
        guard let token = session?["accessToken"] as? String else {
            throw CocoaError(.featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "no one signs up"])
        }
        try await tell(number, as: token)
        return token
    }

    private func tell(_ number: Int, as token: String) async throws {
        var request = URLRequest(url: address("/api/v1/me"))
        request.httpMethod = "PATCH"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        request.httpBody = try JSONSerialization.data(withJSONObject: [
            "birthYear": 1970 + number, "gender": number.isMultiple(of: 2) ? "female" : "male",
            "jobGroup": "design", "pace": "average",
        ])
        let answer = try await URLSession.shared.data(for: request).1 as? HTTPURLResponse
        guard answer?.statusCode == 200 else {
            throw CocoaError(.featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "no one tells"])
        }
    }

    var memory: Memory { Memory(of: process) }

    func stop() {
        process.terminate()
        process.waitUntilExit()
    }
}

/// The memory of a process, in bytes.
struct Memory {
    /// Private memory.
    let own: Int
    /// Pages of the program and of mapped files, which the system can reclaim. A page that is mapped twice
    /// counts twice.
    let files: Int

    init(of process: Process) {
        let path = "/proc/\(process.processIdentifier)/status"
        let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n") ?? []
        let bytes = { (name: String) in
            let words = lines.first { $0.hasPrefix("\(name):") }?.split(whereSeparator: \.isWhitespace)
            return 1_024 * (words?.dropFirst().first.flatMap { Int($0) } ?? 0)
        }
        own = bytes("RssAnon") + bytes("RssShmem")
        files = bytes("RssFile")
    }
}

extension Int {
    var megabytes: String { "\((Double(self) / 1e6).rounded) MB" }
}

/// nginx with one file, if installed, as the baseline.
final class Nginx {
    let address = "http://127.0.0.1:18099/page.json"
    private let process = Process()
    private let folder: URL

    init?(serving bytes: Int) throws {
        let program = "/usr/sbin/nginx"
        guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("madang-nginx-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(repeating: 97, count: bytes).write(to: folder.appendingPathComponent("page.json"))
        let configuration = """
            worker_processes 2; daemon off; pid \(folder.path)/pid; error_log /dev/null;
            events { worker_connections 512; }
            http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000;
                open_file_cache max=10;
                client_body_temp_path \(folder.path); proxy_temp_path \(folder.path);
                fastcgi_temp_path \(folder.path); uwsgi_temp_path \(folder.path);
                scgi_temp_path \(folder.path);
                server { listen 127.0.0.1:18099; root \(folder.path); } }
            """
        let file = folder.appendingPathComponent("nginx.conf")
        try configuration.write(to: file, atomically: true, encoding: .utf8)
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["-c", file.path, "-p", folder.path]
        try process.run()
        Thread.sleep(forTimeInterval: 1)
    }

    func stop() {
        process.terminate()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }
}
