import Domain
import Secrets
import Testing
import Vault

@Suite("Addresses in emails about suspensions")
struct KeyedAppealLinksTests {
    private let links = KeyedAppealLinks(.random())
    private let link = AppealLink(.init(rawValue: 42), .init(rawValue: 7))

    @Test("A token names its member and the measure, and fits into an address")
    func names() {
        let token = links.token(of: link)
        #expect(links.link(of: token) == link)
        #expect(token.utf8.allSatisfy { $0 > 32 && $0 < 127 && $0 != UInt8(ascii: "&") })
        #expect(token.utf8.count <= 200)
    }

    @Test("Changing the member or the measure of a token, or its seal, makes it worthless")
    func altered() {
        let seal = links.token(of: link).split(separator: ".").last.map(String.init) ?? ""
        #expect(links.link(of: "\(Member.ID(rawValue: 43)).\(link.measure).\(seal)") == nil)
        #expect(links.link(of: "\(link.member).\(TakenMeasure.ID(rawValue: 8)).\(seal)") == nil)
        #expect(links.link(of: "\(link.member).\(link.measure).A\(seal.dropFirst())") == nil)
        for text in ["", ".", "..", "a.b.c"] { #expect(links.link(of: text) == nil) }
        #expect(KeyedAppealLinks(.random()).link(of: links.token(of: link)) == nil)
        let mail = MailSubscription(link.member, .letters)
        let key = SecretKey.random()
        #expect(KeyedAppealLinks(key).link(of: KeyedUnsubscribeTokens(key).token(of: mail)) == nil)
    }
}
