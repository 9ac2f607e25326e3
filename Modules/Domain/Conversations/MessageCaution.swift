/// A reason to be careful with a message.
public enum MessageCaution: String, CaseIterable, Sendable {
    /// It contains a phone number.
    case contact
    /// It contains the number of a bank account, or a link for sending money.
    case payment
}

extension MessageText {
    public var caution: MessageCaution? {
        if hasPaymentLink || hasAccountNumber { return .payment }
        return hasPhoneNumber ? .contact : nil
    }

    private static let paymentHosts = [
        "toss.me/", "toss.im/", "qr.kakaopay.com/", "link.kakaopay.com/", "payapp.kr/", "paypal.me/",
    ]

    private var hasPaymentLink: Bool {
        guard text.utf8.contains(UInt8(ascii: "/")) else { return false }
        let lowercased = text.lowercased()
        return Self.paymentHosts.contains(where: lowercased.contains)
    }

    /// Groups of digits such as 110-123-456789, or 11 to 14 digits in a row.
    private var hasAccountNumber: Bool {
        numbers(separatedBy: [UInt8(ascii: "-")]).contains { digits, groups in
            !digits.isMobilePhone && (10...14).contains(digits.count)
                && (groups > 2 || groups == 1 && digits.count > 10)
        }
    }

    private var hasPhoneNumber: Bool {
        numbers(separatedBy: [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: " ")]).contains {
            $0.digits.isMobilePhone
        }
    }

    /// The numbers of the text, without the separators between their groups of digits.
    private func numbers(separatedBy separators: [UInt8]) -> [(digits: [UInt8], groups: Int)] {
        text.utf8.split { !$0.isDigit && !separators.contains($0) }.map { number in
            let groups = number.split(whereSeparator: separators.contains)
            return (groups.flatMap(\.self), groups.count)
        }
    }
}

extension [UInt8] {
    /// 010-1234-5678, or an older prefix such as 011.
    fileprivate var isMobilePhone: Bool {
        (10...11).contains(count) && starts(with: [UInt8(ascii: "0"), UInt8(ascii: "1")])
    }
}
