public import Domain

extension SaleLimitRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .deposit(let most):
            Words(
                "이 서버에서 계약금은 \(most.digits)원까지 받을 수 있어요.",
                "On this server a deposit can be at most \(most.digits) won."
            )
        case .firstSale(let most):
            Words(
                "아직 판매를 마친 적이 없는 판매자는 한 번에 \(most.digits)원까지 받을 수 있어요.",
                "A seller who has completed no sale yet can take at most \(most.digits) won at a time."
            )
        }
    }
}

extension SellerRefusal: LocalizedRefusal {
    public var words: Words {
        Words(
            "판매자 정보는 하루에 글 \(ReadSeller.mostADay)개까지 볼 수 있어요. 내일 다시 시도해 주세요.",
            "You can see the sellers of \(ReadSeller.mostADay) listings a day. Please try again tomorrow."
        )
    }
}
