import Domain
import Testing

@Suite("Phone numbers")
struct PhoneNumberTests {
    @Test(
        "A Korean number is stored as in E.164 and shown in groups, however it is typed",
        arguments: [
            ("01012345678", "+821012345678", "010-1234-5678"),
            (" 010-1234-5678 ", "+821012345678", "010-1234-5678"),
            ("+82 10 1234 5678", "+821012345678", "010-1234-5678"),
            ("+82(0)10.1234.5678", "+821012345678", "010-1234-5678"),
            ("02-123-4567", "+8221234567", "02-123-4567"),
            ("0212345678", "+82212345678", "02-1234-5678"),
            ("031 123 4567", "+82311234567", "031-123-4567"),
            ("070-1234-5678", "+827012345678", "070-1234-5678"),
            ("0507-1234-56789", nil, nil),
            ("0507-1234-5678", "+8250712345678", "0507-1234-5678"),
            ("0505-123-4567", "+825051234567", "0505-123-4567"),
        ] as [(String, String?, String?)]
    )
    func written(_ typed: String, _ stored: String?, _ shown: String?) throws {
        let number = try? PhoneNumber(typed)
        #expect(number?.e164 == stored && number?.grouped == shown)
        guard let number else { return }
        #expect(try PhoneNumber(number.e164) == number && PhoneNumber(number.grouped) == number)
        #expect(number.isMobile == (shown?.hasPrefix("010") == true))
    }

    @Test(
        "Text that isn't a phone number is refused",
        arguments: [
            "", "010", "010-1234-567", "010-1234-56789", "1012345678", "+1 212 555 0100", "112", "1588-1588",
            "010-1234-567a", "전화", "019-1234-5678", "010+12345678", "+820", String(repeating: "0", count: 99),
            "٠١٠١٢٣٤٥٦٧٨",
        ]
    )
    func refused(_ typed: String) {
        #expect(throws: PhoneRefusal.number) { try PhoneNumber(typed) }
    }
}
