import Foundation

/// A password good enough to be set; one that is only tried is plain text, and compared.
public struct Password: Sendable {
    public static let lengths = 10...200

    /// Composed the same way whichever keyboard typed it.
    public let text: String

    public init(_ text: String) throws(AccountRefusal) {
        let text = Self.composed(text)
        guard text.count >= Self.lengths.lowerBound else { throw .passwordTooShort }
        guard text.count <= Self.lengths.upperBound else { throw .passwordTooLong }
        guard Set(text).count > 2, !commonPasswords.contains(text.lowercased()) else {
            throw .passwordTooCommon
        }
        self.text = text
    }

    /// The form in which a typed password is sealed and compared.
    public static func composed(_ typed: String) -> String {
        typed.precomposedStringWithCompatibilityMapping
    }
}

/// Of the passwords found most often in leaks, those that are long enough to be chosen here.
private let commonPasswords: Set<String> = [
    "0123456789", "0987654321", "1029384756", "1111122222", "1122334455", "123123123123", "1231231234",
    "1234554321", "1234567890", "12345678900", "12345678901", "123456789012", "1234567890a", "1234567890q",
    "123456789a", "123456789abc", "123456789q", "123456asdf", "123456qwerty", "12345qwert", "1234qwerasdf",
    "1234qwerty", "147258369a", "1q2w3e4r5t", "1q2w3e4r5t6y", "1qaz2wsx3edc", "1qazxsw2!@", "1qaz@wsx3edc",
    "9876543210", "a123456789", "a1234567890", "aa12345678", "aaaa1111!!", "abc1234567", "abc123456789",
    "abcd123456", "abcd1234!!", "abcdefghij", "abcdefghijk", "admin12345", "administrator", "asdf123456",
    "asdf1234!!", "asdfasdf123", "asdfghjkl1", "asdfghjkl;", "asdfghjkl123", "baseball123", "changeme123",
    "dkssudgktpdy", "dragon12345", "football123", "godqhrgkek", "gksrnrdj12", "helloworld", "hello12345",
    "iloveyou12", "iloveyou123", "iloveyou1234", "letmein123", "letmein1234", "loveme1234", "master1234",
    "monkey12345", "p@ssw0rd123", "p@ssword123", "pass123456", "passw0rd123", "password00", "password01",
    "password10", "password11", "password12", "password123", "password1234", "password12345", "password1!",
    "password12!", "password123!", "passwordpassword", "princess123", "q1w2e3r4t5", "q1w2e3r4t5y6",
    "qazwsx1234", "qazwsxedc1", "qazwsxedcrfv", "qlalfqjsgh", "qwe1234567", "qwer123456", "qwer1234!!",
    "qwerasdfzxcv", "qwerqwer12", "qwerty1234", "qwerty12345", "qwerty123456", "qwertyqwerty", "qwertyuiop",
    "qwertyuiop1", "qwertyuiop123", "qwertyuiop[]", "rkskekfk12", "samsung123", "sunshine123", "superman123",
    "tkfkdgo486", "tkfkdgody", "welcome123", "welcome1234", "zaq12wsxcde", "zxcvbnm123", "zxcvbnm1234",
    "zxcvbnm,./", "비밀번호1234", "비밀번호12345", "비밀번호비밀번호", "사랑해사랑해사랑해1",
]
