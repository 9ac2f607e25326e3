import Testing
import Wire

@Suite("The address of a secret")
struct AuthenticatorAddressTests {
    @Test("Issuer and account are escaped, and a colon in the issuer doesn't separate them")
    func escaped() {
        let address = AuthenticatorAddress(secret: "MZXW6", account: "a+b@x.kr", issuer: "마당: 서촌 & co")
        let issuer = "%EB%A7%88%EB%8B%B9%20%20%EC%84%9C%EC%B4%8C%20%26%20co"
        #expect(address.text == "otpauth://totp/\(issuer):a%2Bb%40x.kr?secret=MZXW6&issuer=\(issuer)")
    }
}
