import Domain
import Secrets
import Testing
import Vault

@Suite("Texts of API tokens")
struct KeyedAPITokensTests {
    private let tokens = KeyedAPITokens(.random())
    private let id = APIToken.ID(rawValue: 42)

    @Test("A text names its token, begins with madang_, and fits into a header")
    func names() {
        let text = tokens.text(of: id)
        #expect(tokens.read(text) == id && tokens.isAPIToken(text))
        #expect(text.hasPrefix("madang_") && text.utf8.count <= 100)
        #expect(text.utf8.allSatisfy { $0 > 32 && $0 < 127 })
    }

    @Test("A text of another token, server or form is refused")
    func altered() {
        let text = tokens.text(of: id)
        let seal = text.split(separator: ".").last.map(String.init) ?? ""
        let others = KeyedAPITokens(.random())
        for altered in [
            "madang_\(APIToken.ID(rawValue: 43)).\(seal)", "madang_\(id).A\(seal.dropFirst())", "madang_", "",
            String(text.dropFirst("madang_".count)), others.text(of: id),
        ] { #expect(tokens.read(altered) == nil, "\(altered)") }
    }
}
