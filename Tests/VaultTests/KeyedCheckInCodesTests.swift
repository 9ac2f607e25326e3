import Domain
import Secrets
import Testing
import Vault

@Suite("Check-in codes of a server")
struct KeyedCheckInCodesTests {
    private let codes = KeyedCheckInCodes(SecretKey([UInt8](repeating: 1, count: 32))!)
    private let run = Listing.ID(rawValue: 5)

    @Test("A code belongs to one listing, one minute and one server's key")
    func belonging() {
        let code = codes.code(of: run, step: 100)
        #expect(
            codes.accepts(code, of: run, steps: [101, 100]) && codes.accepts(code, of: run, steps: [100, 99])
        )
        #expect(!codes.accepts(code, of: run, steps: [102, 101]))
        #expect(!codes.accepts(code, of: Listing.ID(rawValue: 6), steps: [100]))
        let others = KeyedCheckInCodes(SecretKey([UInt8](repeating: 2, count: 32))!)
        #expect(!others.accepts(code, of: run, steps: [100]))
    }

    @Test("Codes of many minutes hardly repeat")
    func spread() {
        #expect(Set((0..<1_000).map { codes.code(of: run, step: $0).digits }).count > 990)
    }
}
