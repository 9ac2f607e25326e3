public import Domain

extension MoneyPromise {
    /// What the payer reads before paying.
    public func words(for item: Item) -> Words {
        switch self {
        case .changed: changed(item)
        case .deleted:
            Words(
                "판매자가 글이나 계정을 지우면 아직 받지 않은 만큼 돌려받아요.",
                "If the seller deletes the listing or leaves, you get back what you haven't had yet."
            )
        case .contract:
            Words(
                "숙려 시간 안에는 내가 확인해야만 계약 완료가 돼요.",
                "Within the cooling period, the contract counts only with your yes."
            )
        case .moved:
            Words(
                "레슨 시간을 혼자 바꿔도 환불 기준은 처음 약속한 시간 그대로예요.",
                "If you move a lesson alone, the refund terms still count from the earlier time."
            )
        case .disputed:
            Words(
                "문제가 생기면 주문에서 신고해 주세요. 운영자가 결정할 때까지 돈이 움직이지 않아요.",
                "If something goes wrong, report the order. No money moves until the operator decides."
            )
        }
    }

    private func changed(_ item: Item) -> Words {
        switch item {
        case .seat:
            Words(
                "날짜나 장소, 내용이 바뀌면 새 시작 전까지 남은 수업료를 모두 돌려받을 수 있어요.",
                """
                If the dates, the place or the contents change, you can take back what is left until it \
                starts.
                """
            )
        case .deposit:
            Words(
                "조건이 바뀌면 예약 기간 안에는 모두 돌려받을 수 있어요.",
                "If the terms change, you can take everything back until the reservation ends."
            )
        case .pass, .single:
            Words(
                "레슨 내용이나 장소가 바뀌면 남은 레슨만큼 돌려받을 수 있어요.",
                "If the lessons or their place change, you can take back the lessons that are left."
            )
        }
    }
}

extension MoneyDecision {
    public var words: Words {
        switch self {
        case .giveBack: Words("남은 금액 모두 돌려주기", "Give everything that is left back")
        case .hold: Words("결정할 때까지 묶어 두기", "Hold until another decision")
        case .leave: Words("그대로 두기", "Leave it as it is")
        }
    }
}

extension SoldContent.Part {
    public var words: Words {
        switch self {
        case .title: Words("제목", "Title")
        case .text: Words("내용", "Text")
        case .dates: Words("날짜와 시간", "Dates")
        case .place: Words("장소", "Place")
        case .price: Words("가격", "Price")
        case .others: Words("조건", "Details")
        }
    }
}

extension HoldRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .tooMany:
            Words(
                "결제하지 않고 잡아 둔 자리가 \(HoldRecord.most)개예요. 결제하거나 취소한 뒤에 다시 해 주세요.",
                "You hold \(HoldRecord.most) unpaid orders. Pay or cancel one first."
            )
        case .paused(let wait):
            Words(
                "이 글의 자리를 결제하지 않고 두 번 놓아서 \(wait.words[.korean]) 뒤에 다시 잡을 수 있어요.",
                "You gave this up twice without paying. You can hold it again in \(wait.words[.english])."
            )
        }
    }
}

extension Bank {
    /// The bank with the last digits of an account.
    public func words(endingWith digits: String) -> Words {
        Words("\(words[.korean]) ••\(digits)", "\(words[.english]) ••\(digits)")
    }
}
