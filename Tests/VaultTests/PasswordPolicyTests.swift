import TestSupport
import Testing
import Vault

@testable import Domain

@Suite("Accepted passwords")
struct PasswordPolicyTests {
    private let policy = PasswordPolicy(ZxcvbnPasswordEstimator())

    private func refusal(_ password: String, _ email: String = "ana@example.com", _ nickname: String = "달래")
        throws -> AccountRefusal?
    {
        do {
            try policy.check(try Password(password), of: EmailAddress(email), Nickname(nickname))
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "Commonly guessed passwords are refused, with the reason",
        arguments: [
            ("password12", AccountRefusal.passwordTooCommon), ("12341234ab", .passwordRepeats),
            ("aaaaaaaaaa", .passwordRepeats), ("abcdefghij", .passwordSequence),
            ("zxcvbnm,./", .passwordKeyboard), ("19900101aa", .passwordDate),
            ("dkssudgktpdy", .passwordTooCommon), ("안녕하세요안녕하세요", .passwordTooCommon),
            ("비밀번호비밀번호12", .passwordTooCommon), ("madang1234", .passwordTooCommon),
            ("마당마당마당마당마당", .passwordTooCommon), ("ｐａｓｓｗｏｒｄ１２", .passwordTooCommon),
        ]
    )
    func weak(_ password: String, _ reason: AccountRefusal) throws {
        #expect(try refusal(password) == reason)
    }

    @Test(
        "A password can't be the member's nickname or address",
        arguments: [
            ("ana@example.com", "ana@example.com", "달래"), ("kimhyunwoo", "k@b.kr", "kimhyunwoo"),
            ("kimhyunwoo@b.kr", "kimhyunwoo@b.kr", "달래"), ("뽀글뽀글파마머리좋아", "k@b.kr", "뽀글뽀글파마머리좋아"),
            ("Kim.Hyunwoo1", "kim.hyunwoo@b.kr", "달래"),
        ]
    )
    func own(_ password: String, _ email: String, _ nickname: String) throws {
        #expect(try refusal(password, email, nickname) == .passwordAboutMember)
        #expect(try refusal(password, "x@y.kr", "냉이") == nil || password.contains("@"))
    }

    @Test(
        "A few words together and random text are accepted",
        arguments: [
            Neighbour.password, "a brand new gate 5", "another gate 7", "third gate 8",
            "correct horse battery", "파란 고양이가 좋아하는 피자", "x9Qz!r4Tmm",
        ]
    )
    func strong(_ password: String) throws {
        #expect(try refusal(password) == nil)
    }
}
