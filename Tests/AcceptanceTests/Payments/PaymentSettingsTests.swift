import Foundation
import JSONCoding
import TestSupport
import Testing

/// What an operator does before taking payments, with the real program.
@Suite("Switching payments on", .timeLimit(.minutes(2)))
struct PaymentSettingsTests {
    private func finding(_ check: String, in report: MadangProgram.Outcome) -> String? {
        report.json["findings"]?.arrayValue?.first { $0["check"] == .string(check) }?["state"]?.stringValue
    }

    /// The settings that the sandbox prints, as words.
    private func words(_ document: String) throws -> [String] {
        let settings = try JSON(parsing: Array(document.utf8))["settings"]?.objectValue ?? JSONObject()
        return settings.flatMap { ["--\($0.key)", $0.value.stringValue ?? ""] }
    }

    @Test("Payments are off until the operator names a store, and that is no fault")
    func off() async throws {
        let folder = try TemporaryFolder()
        let report = try await MadangProgram().run(["provider", "check", "--data", folder.path, "--json"])
        #expect(report.status == 0)
        #expect(finding("payments", in: report) == "fine")
        #expect(report.json["findings"]?.arrayValue?.count == 1)
    }

    @Test("The sandbox prints settings with which the check finds the provider, its keys and its clock")
    func sandbox() async throws {
        let folder = try TemporaryFolder()
        let madang = try MadangProgram()
        let sandbox = try madang.begin([
            "provider", "sandbox", "--listen", "0", "--data", folder.path, "--json",
        ])
        try await sandbox.say("}}\n")
        let words = try words(sandbox.said)
        let report = try await madang.run(["provider", "check", "--json"] + words)
        #expect(finding("payment-provider", in: report) == "fine", "\(report)")
        #expect(finding("payment-clock", in: report) == "fine")
        #expect(finding("payments", in: report) == "doubtful")
        #expect(finding("payment-webhook", in: report) == "doubtful")
        #expect(report.status == 0)

        let secret = folder.file("sandbox/api-secret")
        let mode = try FileManager.default.attributesOfItem(atPath: secret.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        try "another secret".replacing(" ", with: "-").write(to: secret, atomically: true, encoding: .utf8)
        let refused = try await madang.run(["provider", "check", "--json"] + words)
        #expect(finding("payment-provider", in: refused) == "broken" && refused.status == 1)

        sandbox.interrupt()
        #expect(try await sandbox.end() == 0)
        let gone = try await madang.run(["doctor", "--json"] + words)
        #expect(finding("payment-provider", in: gone) == "broken" && gone.status == 1)
    }

    @Test("A commission that isn't a percentage is refused at the start, with the setting's name")
    func commission() async throws {
        let folder = try TemporaryFolder()
        let payments = try LocalPayments()
        var settings = try payments.settings(secretsIn: folder)
        settings["commission"] = "31"
        let words = settings.flatMap { ["--\($0.key)", $0.value] }
        let refusal = try await MadangProgram().run(
            ["serve", "--data", folder.path, "--port", "0"] + words
        )
        #expect(refusal.status == 2 && refusal.error.contains("commission"), "\(refusal)")
        await payments.close()
    }

    @Test("With half of the settings the server doesn't start, and the message names what is missing")
    func incomplete() async throws {
        let folder = try TemporaryFolder()
        let secret = folder.file("secret")
        try "whsec_c2hvcnQ=\n".write(to: secret, atomically: true, encoding: .utf8)
        var words = ["serve", "--data", folder.path, "--port", "0", "--portone-store-id", "store-1"]
        for (name, next) in [
            ("public-url", ["--public-url", "https://madang.example"]),
            ("portone-channel-key", ["--portone-channel-key", "channel-1"]),
            ("portone-secret-file", ["--portone-secret-file", secret.path]),
            ("portone-webhook-secret-file", ["--portone-webhook-secret-file", secret.path]),
            ("portone-webhook-secret-file", []),
        ] {
            let refusal = try await MadangProgram().run(words)
            #expect(refusal.status == 2, "\(refusal)")
            #expect(refusal.error.contains(name), "\(refusal)")
            words += next
        }
    }
}
