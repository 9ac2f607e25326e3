public import Domain

extension MessageCaution {
    public var words: Words {
        switch self {
        case .contact:
            Words(
                "전화번호가 있어요. 마당 밖에서 나눈 대화는 도와드리기 어려워요.",
                "This has a phone number. We can't help with what is agreed on elsewhere."
            )
        case .payment:
            Words(
                "계좌나 송금 링크가 있어요. 만나기 전에 돈을 보내지 마세요.",
                "This has a bank account or a payment link. Don't send money before you have met."
            )
        }
    }
}
