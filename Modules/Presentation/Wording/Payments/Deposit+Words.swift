public import Domain

extension DepositRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .off: Words("이 마당에서는 상가 계약금을 받지 않아요.", "Deposits of shops are switched off here.")
        case .notAvailable:
            Words(
                "지금은 계약금을 걸 수 없어요. 예약되었거나 다른 이웃이 결제하고 있어요.",
                "The shop can't be reserved now: it is taken, or another neighbour is paying."
            )
        case .formerKept:
            Words(
                "지난 계약금을 정리해야 새 계약금을 받을 수 있어요. 돌려주거나, 결제한 이웃이 계약을 확인해야 해요.",
                "A former deposit comes first: give it back, or let its payer say that the contract was made."
            )
        case .notOfferable:
            Words(
                "보증금이나 매매가가 있는 상가만 계약금을 받을 수 있어요.",
                "Only shops with an amount that is paid at the start take deposits."
            )
        case .amount:
            Words(
                "계약금은 1원부터 상가의 보증금(매매가)까지 정할 수 있어요.",
                "A deposit is at least 1 won and at most what is paid at the start."
            )
        case .days:
            Words(
                "예약 기간은 \(Deposit.reservations.lowerBound)일부터 \(Deposit.reservations.upperBound)일까지예요.",
                "A shop can be reserved for \(Deposit.reservations.lowerBound) to "
                    + "\(Deposit.reservations.upperBound) days."
            )
        case .cooling:
            Words(
                "숙려 시간은 \(Deposit.coolings.lowerBound)시간부터 \(Deposit.coolings.upperBound)시간까지예요.",
                "The cooling period is \(Deposit.coolings.lowerBound) to "
                    + "\(Deposit.coolings.upperBound) hours."
            )
        case .registerUnseen:
            Words("등기부등본을 확인했다고 표시해 주세요.", "Please tick that you have seen the register.")
        case .buildingUnseen:
            Words("건축물대장을 확인했다고 표시해 주세요.", "Please tick that you have seen the ledger.")
        case .registerDate: Words("등기부등본의 발급일을 써 주세요.", "Please give the day the register was issued.")
        case .buildingDate: Words("건축물대장의 발급일을 써 주세요.", "Please give the day the ledger was issued.")
        case .reasonMissing: Words("돌려주는 까닭을 골라 주세요.", "Please choose why you give it back.")
        }
    }
}

extension DepositReason {
    public var words: Words {
        switch self {
        case .documents: Words("서류가 설명과 달라요", "The documents say something else")
        case .terms: Words("조건이 맞지 않아요", "No agreement on the terms")
        case .otherTenant: Words("다른 사람과 계약해요", "A contract with someone else")
        case .changedMind: Words("마음이 바뀌었어요", "A change of mind")
        }
    }
}

extension DepositLaw {
    /// The provision.
    public var source: String {
        switch self {
        case .deposit: "민법 제565조"
        case .broker: "공인중개사법 제9조"
        case .intermediary: "전자상거래 등에서의 소비자보호에 관한 법률 제20조"
        }
    }

    public var words: Words {
        switch self {
        case .deposit:
            Words(
                """
                계약금은 다르게 정하지 않으면 해약금이에요. 계약을 이행하기 전에는 낸 사람은 포기하고, 받은 사람은 두 배를 \
                돌려주고 계약을 그만둘 수 있어요. 마당으로는 낸 금액까지만 돌려줄 수 있어요.
                """,
                """
                Unless agreed otherwise, a deposit is the price of leaving a contract: before it is \
                performed, the payer can give it up, and the payee can pay back double. Through Madang, at \
                most the amount paid can be given back.
                """
            )
        case .broker:
            Words(
                "마당은 중개사무소가 아니고, 이 결제는 중개도 계약서도 아니에요. 중개는 등록한 공인중개사만 할 수 있어요.",
                """
                Madang isn't a broker, and this payment is neither brokerage nor a contract. Only a \
                registered broker may broker.
                """
            )
        case .intermediary:
            Words(
                "운영자는 거래의 당사자가 아니에요. 계약금의 책임은 받는 사람에게 있어요.",
                "The operator isn't a party. The recipient is responsible for the deposit."
            )
        }
    }
}

extension OrderFact.Event {
    /// The event in the history of a deposit.
    public var wordsOfDeposit: Words {
        switch self {
        case .held: Words("상가를 잠시 잡아 두었어요", "Shop held")
        case .sold: Words("상가가 예약되었어요", "Shop reserved")
        case .withdrawn: Words("예약이 끝났어요", "Reservation ended")
        case .confirming, .accountIssued, .paid, .cancelled, .expired, .fulfilled, .used, .returned,
            .refundAsked, .refundAccountGiven, .refunded, .refundSettled, .contradicted, .paymentRejected,
            .refundAccountAsked, .soldChanged, .contractAsked, .contractAgreed, .frozen, .unfrozen:
            words
        }
    }
}
