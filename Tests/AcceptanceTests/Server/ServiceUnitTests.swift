import Foundation
import TestSupport
import Testing

/// `docs/deploy/madang.service`, as systemd reads it.
@Suite("The unit for systemd")
struct ServiceUnitTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("docs/deploy").path

    /// Runs a line of a shell beside a copy of the unit that starts a program which exists.
    private func analyze(_ line: String) async throws -> MadangProgram.Outcome {
        let copy = try TemporaryFolder()
        let unit = "'\(Self.folder)/madang.service'"
        let copying = "sed 's#/usr/local/bin/madang#/bin/true#' \(unit) > madang.service"
        return try await MadangProgram().runLine("\(copying) && systemd-analyze \(line)", in: copy.path)
    }

    @Test("It says nothing that systemd does not understand")
    func understood() async throws {
        let outcome = try await analyze("verify ./madang.service")
        #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.error.isEmpty, "\(outcome)")
    }

    @Test("It leaves the program next to no right that it could misuse: exposure 2.0 of 10 at most")
    func exposure() async throws {
        let outcome = try await analyze("security --offline=yes --no-pager --threshold=20 ./madang.service")
        #expect(outcome.status == 0, "\(outcome)")
    }

    @Test("It starts Madang again whenever it ends, and lets it open enough files")
    func restart() throws {
        let text = try String(contentsOfFile: "\(Self.folder)/madang.service", encoding: .utf8)
        let lines = [
            "Restart=always", "StartLimitIntervalSec=0", "LimitNOFILE=65536", "StateDirectory=madang",
        ]
        for line in lines {
            #expect(text.contains("\n\(line)\n"), "\(line)")
        }
    }
}
