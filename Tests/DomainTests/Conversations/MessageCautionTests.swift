import Domain
import Testing

@Suite("Cautions of messages")
struct MessageCautionTests {
    @Test(
        "A phone number is noticed, however it is written",
        arguments: ["010-1234-5678로 연락 주세요", "제 번호 01012345678", "010 1234 5678", "011.123.4567"]
    )
    func contact(_ text: String) throws {
        #expect(try MessageText(text).caution == .contact)
    }

    @Test(
        "A bank account or a link for sending money is noticed",
        arguments: [
            "국민 123456-01-123456으로 보내 주세요", "신한 110-123-456789", "카카오뱅크 3333012345678",
            "11자리 20212345678", "14자리 30212345678901",
            "https://toss.me/someone", "여기로요 HTTPS://QR.KAKAOPAY.COM/abc", "010-1234-5678, 110-123-456789",
        ]
    )
    func payment(_ text: String) throws {
        #expect(try MessageText(text).caution == .payment)
    }

    @Test(
        "Dates, times, prices and other links are no reason for caution",
        arguments: [
            "2026-11-28 19:30에 봐요", "30000원이요", "1,234,567원", "https://ko.wikipedia.org/wiki/12",
            "10시 30분, 3번 출구", "안녕하세요", "책은 978-89-7914입니다", "2026.11.28 10:30",
            "10자리 2021234567", "15자리 302123456789012",
        ]
    )
    func none(_ text: String) throws {
        #expect(try MessageText(text).caution == nil)
    }
}
