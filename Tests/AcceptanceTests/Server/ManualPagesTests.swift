import TestSupport
import Testing

@Suite("The manual pages of the program")
struct ManualPagesTests {
    @Test(
        "man reads each page without a warning, in both languages",
        arguments: ["madang", "madang.conf"],
        ["en", "ko"]
    )
    func page(name: String, language: String) async throws {
        let folder = try TemporaryFolder()
        // A word that is longer than a line can't be broken, which groff says of many examples.
        let line = "madang manual \(name) --language \(language) | groff -man -Tutf8 -k -ww -Wbreak -z"
        let outcome = try await MadangProgram().runLine("set -o pipefail; \(line)", in: folder.path)
        #expect(outcome.status == 0 && outcome.error.isEmpty, "\(outcome)")
    }
}
