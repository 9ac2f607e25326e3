public import Domain

extension OrderRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound: Words("찾을 수 없는 주문이에요.", "There is no such order.")
        case .off: Words("이 마당에서는 결제를 쓰지 않아요.", "Payments are switched off here.")
        case .notForSale: Words("이 글은 마당으로 결제를 받지 않아요.", "This listing doesn't take payments here.")
        case .started: Words("이미 시작한 수업이에요.", "The class has already begun.")
        case .ownListing: Words("내 글은 내가 결제할 수 없어요.", "You can't pay for your own listing.")
        case .alreadyBought: Words("이미 결제했어요.", "You have already paid.")
        case .passUnfinished:
            Words(
                "쓰고 있는 횟수권이 남아 있어요. 다 쓴 뒤에 살 수 있어요.",
                "Your pass has lessons left. You can buy another once it is used up."
            )
        case .lessonCovered: Words("횟수권으로 받는 레슨이에요.", "A pass pays for this lesson.")
        case .lessonUnpriced:
            Words(
                "1회나 시간당 가격을 정한 약속만 결제할 수 있어요.",
                "Only a lesson with a price of its own, or by the hour, can be paid."
            )
        case .cancelLesson:
            Words(
                "약속을 취소하면 환불 기준대로 돌려받아요.",
                "Cancel the appointment to get back what the terms say."
            )
        case .frozen:
            Words(
                "운영자가 살펴보는 주문이에요. 결정한 뒤에 할 수 있어요.",
                "An operator is looking at this order. Nothing moves before the decision."
            )
        case .barred: Words("지금은 결제를 받을 수 없는 글이에요.", "This listing can't take payments now.")
        case .refundStuck:
            Words(
                "돌려주지 못한 결제가 있어요. 주문에서 환불을 마친 뒤에 지워 주세요.",
                "A payment couldn't be given back. Settle its refund in the order first."
            )
        case .refundsOff:
            Words(
                "결제한 이웃에게 돌려줄 돈이 있는데, 지금은 결제가 꺼져 있어 돌려줄 수 없어요. 운영자에게 알려 주세요.",
                "Payers would get money back, which can't be done while payments are switched off. "
                    + "Please tell the operator."
            )
        case .noContract: Words("확인할 계약이 없어요.", "There is no contract to agree to.")
        case .payerNamesAccount:
            Words(
                "환불받을 계좌는 결제한 이웃이 적어요. 부탁받았거나 탈퇴했을 때만 대신 적을 수 있어요.",
                "The payer names the account, unless the payer has left or asked you to."
            )
        case .otherRefund:
            Words(
                "그사이에 다른 환불로 바뀌었어요. 금액을 다시 확인해 주세요.",
                "Another refund waits now. Please check the amount again."
            )
        case .transferHours:
            Words(
                "입금은 \(Sale.transferWaits.lowerBound)시간부터 \(Sale.transferWaits.upperBound)시간까지 기다릴 수 있어요.",
                "A transfer can be waited for from \(Sale.transferWaits.lowerBound) to "
                    + "\(Sale.transferWaits.upperBound) hours."
            )
        case .inProgress:
            Words("결제를 확인하고 있어요. 잠시 뒤에 다시 해 주세요.", "The payment is being confirmed. Please try again soon.")
        case .ended: Words("취소하거나 환불할 것이 없는 주문이에요.", "There is nothing to cancel or refund.")
        case .notPayer: Words("결제한 이웃만 할 수 있어요.", "Only the payer can do this.")
        case .notPayee: Words("판매자만 할 수 있어요.", "Only the seller can do this.")
        case .refundAmount: Words("남은 금액까지만 환불할 수 있어요.", "You can refund at most what is left.")
        case .reasonMissing: Words("사유를 써 주세요.", "Please write a reason.")
        case .reasonTooLong:
            Words(
                "사유는 \(RefundReason.longest)자까지 쓸 수 있어요.",
                "A reason can have at most \(RefundReason.longest) characters."
            )
        case .noAccountNeeded: Words("계좌를 기다리는 환불이 없어요.", "No refund waits for a bank account.")
        case .noTransfers: Words("이 주문은 카드로만 결제할 수 있어요.", "This order can only be paid by card.")
        case .accountNumber: Words("계좌 번호는 숫자 8~20자리예요.", "An account number has 8 to 20 digits.")
        case .accountHolder:
            Words(
                "예금주를 \(RefundAccount.longestHolder)자 안에서 써 주세요.",
                "Please write the holder, in at most \(RefundAccount.longestHolder) characters."
            )
        case .providerUnavailable:
            Words(
                "결제 회사가 응답하지 않아요. 잠시 뒤에 다시 해 주세요.",
                "The payment provider doesn't respond. Please try again soon."
            )
        case .providerRefused:
            Words(
                "결제 회사가 거절했어요. 결제 회사의 관리자 화면에서 확인해 주세요.",
                "The payment provider refused. Please look at it in the provider's console."
            )
        case .noRefusedRefund:
            Words("결제 회사가 거절한 환불이 없어요.", "There is no refund that the provider refuses.")
        case .noWrongPayment: Words("취소할 결제가 없어요.", "There is no payment to cancel.")
        case .sellerNameMissing: Words("판매자 이름을 써 주세요.", "Please write the seller's name.")
        case .sellerNameTooLong:
            Words(
                "판매자 이름은 \(Seller.longestName)자까지 쓸 수 있어요.",
                "A seller's name can have at most \(Seller.longestName) characters."
            )
        case .sellerContactMissing: Words("연락처를 써 주세요.", "Please write a phone number or an email address.")
        case .sellerContactTooLong:
            Words(
                "연락처는 \(Seller.longestContact)자까지 쓸 수 있어요.",
                "A contact can have at most \(Seller.longestContact) characters."
            )
        case .businessNumber: Words("사업자등록번호는 숫자 10자리예요.", "A business number has ten digits.")
        case .notSellable:
            Words(
                "날짜와 전체 금액을 정한 수업이나, 1회나 횟수권 가격을 정한 레슨만 결제를 받을 수 있어요.",
                """
                Only a class with dates and a price for all of it, or lessons with a price of one or of a \
                pass, can take payments.
                """
            )
        }
    }
}

extension WebhookRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .malformed: Words("읽을 수 없는 웹훅이에요.", "The webhook can't be read.")
        case .forged: Words("서명이 맞지 않는 웹훅이에요.", "The webhook's signature is wrong.")
        case .stale: Words("시간이 지난 웹훅이에요.", "The webhook is too old, or from the future.")
        }
    }
}
