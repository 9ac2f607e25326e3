import Foundation
import Glibc
import JSONCoding
import TestSupport
import Testing

/// Against the real program.
@Suite("A server that crashes")
struct CrashTraceTests {
    @Test(
        "It leaves a report that only its operator can read, says so in the log, and starts again",
        arguments: [(SIGILL, "SIGILL"), (SIGSEGV, "SIGSEGV"), (SIGABRT, "SIGABRT"), (SIGTRAP, "SIGTRAP")]
    )
    func report(_ signal: Int32, _ name: String) async throws {
        let folder = try TemporaryFolder()
        let madang = try await MadangProcess(data: folder.path)
        #expect(try await doctor(folder)["state"] == "fine")
        #expect(await madang.crash(by: signal) == 128 + signal)

        let crashes = folder.file("crashes").path
        let files = try FileManager.default.contentsOfDirectory(atPath: crashes)
        #expect(files.count == 1)
        let path = "\(crashes)/\(files.first ?? "")"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.hasPrefix("madang 0.1.0\ntime: 2"))
        #expect(text.contains("\nsignal: \(name), code 0\nsent by process: \(getpid())\n"))
        #expect(text.matches(of: /\[0x[0-9a-f]+\]/).count > 3, "\(text)")
        #expect(madang.said == "madang 0.1.0 was ended by \(name): \(path)\n")
        #expect(try mode(path) == 0o600)
        #expect(try mode(crashes) == 0o700)

        let finding = try await doctor(folder)
        #expect(finding["state"] == "doubtful" && finding["remedy"] == .string("cat \(path)"))
        #expect(finding["detail"]?.stringValue?.hasPrefix("Crash reports: 1.") == true)
        let again = try await MadangProcess(data: folder.path, ["--metrics", "anyone"])
        let metrics = try await again.get("/metrics")
        #expect(String(decoding: metrics.body, as: UTF8.self).contains("\nmadang_crash_reports 1\n"))
    }

    @Test("The frames of a report lead to lines of the source, though the program may be stripped")
    func lines() async throws {
        let folder = try TemporaryFolder()
        let madang = try await MadangProcess(data: folder.path)
        _ = await madang.crash(by: SIGSEGV)
        let crashes = folder.file("crashes")
        let name = try #require(try FileManager.default.contentsOfDirectory(atPath: crashes.path).first)
        let text = try String(contentsOf: crashes.appendingPathComponent(name), encoding: .utf8)
        // The handler of the signal is the first of them.
        let frame = try #require(text.firstMatch(of: /madang\(\+(0x[0-9a-f]+)\)/)?.1)
        #expect(try line(of: String(frame)).contains("crash.c:"))
    }

    private func line(of frame: String) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/addr2line")
        process.arguments = ["-Cfie", MadangProgram.path, frame]
        process.standardOutput = output
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("The last hundred crash reports are kept")
    func kept() async throws {
        let folder = try TemporaryFolder()
        let crashes = folder.file("crashes")
        try FileManager.default.createDirectory(at: crashes, withIntermediateDirectories: true)
        for number in 1_000..<1_150 {
            try Data().write(to: crashes.appendingPathComponent("20260101T00\(number)Z-7.crash"))
        }
        let madang = try await MadangProcess(data: folder.path)
        let left = try FileManager.default.contentsOfDirectory(atPath: crashes.path)
        #expect(left.count == 100 && left.min() == "20260101T001050Z-7.crash")
        await madang.kill()
    }

    private func doctor(_ folder: TemporaryFolder) async throws -> JSON {
        let report = try await MadangProgram().run(["doctor", "--data", folder.path, "--json"])
        return report.json["findings"]?.arrayValue?.first { $0["check"] == "crashes" } ?? .null
    }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
}
