import Domain
import Secrets
import Testing
import Vault

@Suite("Tokens that turn off mails")
struct KeyedUnsubscribeTokensTests {
    private let tokens = KeyedUnsubscribeTokens(.random())
    private let mail = MailSubscription(.init(rawValue: 42), .notices(.savedSearches))

    @Test("A token names its member and group, and fits into an address")
    func names() {
        for topic in MailTopic.allCases {
            let mail = MailSubscription(.init(rawValue: 42), topic)
            #expect(tokens.mail(of: tokens.token(of: mail)) == mail)
        }
        let token = tokens.token(of: mail)
        #expect(tokens.mail(of: token) == mail)
        #expect(token.utf8.allSatisfy { $0 > 32 && $0 < 127 && $0 != UInt8(ascii: "&") })
        #expect(token.utf8.count <= 200)
    }

    @Test("Changing the member or the group of a token, or its seal, makes it worthless")
    func altered() {
        let seal = tokens.token(of: mail).split(separator: ".").last.map(String.init) ?? ""
        let other = Member.ID(rawValue: 43)
        #expect(tokens.mail(of: "\(other).saved-searches.\(seal)") == nil)
        #expect(tokens.mail(of: "\(mail.member).talk.\(seal)") == nil)
        #expect(tokens.mail(of: "\(mail.member).digest.\(seal)") == nil)
        #expect(tokens.mail(of: "\(mail.member).saved-searches.A\(seal.dropFirst())") == nil)
        for text in ["", ".", "..", "a.b.c"] { #expect(tokens.mail(of: text) == nil) }
        let others = KeyedUnsubscribeTokens(.random())
        #expect(others.mail(of: tokens.token(of: mail)) == nil)
    }
}
