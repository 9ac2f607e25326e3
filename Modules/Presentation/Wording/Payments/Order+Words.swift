public import Domain

extension Order.State {
    public var words: Words {
        switch self {
        case .held: Words("결제 전", "To be paid")
        case .confirming: Words("결제 확인 중", "Confirming payment")
        case .paid: Words("환불 예정", "To be refunded")
        case .sold: Words("결제 완료", "Paid")
        case .partlyRefunded: Words("일부 환불", "Partly refunded")
        case .refunded: Words("환불 완료", "Refunded")
        case .cancelled: Words("취소", "Cancelled")
        case .expired: Words("시간 초과", "Expired")
        }
    }
}

extension PaymentWay {
    public var words: Words {
        switch self {
        case .card: Words("카드", "Card")
        case .transfer: Words("계좌 입금", "Bank transfer")
        }
    }
}

extension Refund.Cause {
    public var words: Words {
        switch self {
        case .seatGone: Words("결제하는 사이에 살 수 없게 되었어요", "It was gone when the payment arrived")
        case .withdrawal: Words("결제한 이웃이 취소했어요", "The payer cancelled")
        case .payee: Words("판매자가 환불했어요", "The seller gave a refund")
        case .operator: Words("운영자가 환불했어요", "The operator gave a refund")
        case .listingGone: Words("글이 없어졌어요", "The listing was deleted")
        case .listingWithdrawn: Words("상가 주인이 예약을 끝냈어요", "The owner ended the reservation")
        case .reservationOver: Words("계약 없이 예약 기간이 끝났어요", "The reservation ended without a contract")
        case .payeeEnded: Words("선생님이 횟수권을 끝냈어요", "The teacher ended the pass")
        case .lessonCancelled: Words("선생님이 레슨을 하지 못했어요", "The teacher didn't give the lesson")
        case .measure: Words("운영자가 돌려주기로 했어요", "The operator decided to give it back")
        case .provider: Words("결제 회사에서 환불했어요", "The provider gave a refund")
        }
    }
}

extension Refund.State {
    public var words: Words {
        switch self {
        case .open: Words("처리 중", "In progress")
        case .done: Words("완료", "Done")
        case .void: Words("필요 없어짐", "Not needed")
        }
    }
}

extension OrderFact.Event {
    public var words: Words {
        switch self {
        case .held: Words("자리를 잡았어요", "Seat held")
        case .confirming: Words("결제를 확인하기 시작했어요", "Confirmation began")
        case .accountIssued: Words("입금할 계좌를 받았어요", "Bank account issued")
        case .paid: Words("결제했어요", "Paid")
        case .sold: Words("자리가 확정되었어요", "Seat booked")
        case .cancelled: Words("결제 전에 취소되었어요", "Cancelled before payment")
        case .expired: Words("결제 시간이 지났어요", "Time to pay ran out")
        case .withdrawn: Words("자리를 돌려줬어요", "Seat given back")
        case .fulfilled: Words("계약을 마쳤어요", "Contract made")
        case .used: Words("횟수권으로 레슨을 잡았어요", "Lesson booked with the pass")
        case .returned: Words("레슨 1회가 횟수권으로 돌아왔어요", "A lesson came back to the pass")
        case .refundAsked: Words("환불을 시작했어요", "Refund asked for")
        case .refundAccountGiven: Words("환불받을 계좌를 알려 줬어요", "Bank account for the refund named")
        case .refunded: Words("환불했어요", "Refunded")
        case .refundSettled: Words("결제 회사 밖에서 돌려줬어요", "Given back without the provider")
        case .contradicted: Words("결제 회사와 기록이 달라요", "The provider disagrees")
        case .paymentRejected: Words("맞지 않는 결제의 취소를 요청했어요", "Wrong payment to be cancelled")
        case .refundAccountAsked: Words("운영자에게 환불 계좌를 부탁했어요", "Operator asked to name the account")
        case .soldChanged: Words("판매자가 내용을 바꿨어요", "The seller changed what was sold")
        case .contractAsked: Words("계약했는지 물었어요", "Owner asked about the contract")
        case .contractAgreed: Words("계약했다고 확인했어요", "Payer said that the contract is made")
        case .frozen: Words("운영자가 결정할 때까지 멈췄어요", "Frozen until the operator decides")
        case .unfrozen: Words("운영자가 결정했어요", "The operator decided")
        }
    }
}

extension OrderFact.Source {
    public var words: Words {
        switch self {
        case .payer: Words("결제한 이웃", "payer")
        case .payee: Words("판매자", "seller")
        case .webhook: Words("결제 회사의 알림", "webhook")
        case .poll: Words("정기 확인", "regular check")
        case .operator: Words("운영자", "operator")
        }
    }
}

extension OrderProblem {
    /// What differs, and what an operator can do.
    public var words: Words {
        switch self {
        case .amount:
            Words(
                "주문과 다른 금액이 결제됐어요. 결제를 취소하면 결제한 이웃에게 모두 돌아가요.",
                "Another amount was paid. Cancelling the payment gives all of it back."
            )
        case .test:
            Words(
                "연습 결제와 실제 결제가 섞였어요. 결제를 취소하면 결제한 이웃에게 모두 돌아가요.",
                "The order and the payment aren't both tests. Cancelling the payment gives all of it back."
            )
        case .currency:
            Words(
                "원화가 아닌 결제예요. 결제 회사의 관리자 화면에서 취소한 뒤 다시 확인해 주세요.",
                "The payment isn't in won. Cancel it in the provider's console, then check the payment."
            )
        case .otherOrder:
            Words(
                "결제 회사가 다른 주문의 결제를 알려 줬어요. 다시 확인해 주세요.",
                "The provider answered with another order's payment. Check the payment again."
            )
        case .refundMissing:
            Words(
                "결제 회사에는 환불 기록이 모자라요. 다시 확인해 주세요.",
                "The provider shows less given back than was recorded. Check the payment again."
            )
        case .refundedTwice:
            Words(
                "따로 돌려준 금액을 결제 회사도 환불했어요. 결제한 이웃과 이야기해 주세요.",
                "The provider also gave back what was given back without it. Talk to the payer."
            )
        case .disputed:
            Words(
                "결제한 이웃이 결제에 이의를 냈어요. 결제 회사의 관리자 화면에서 답해 주세요.",
                "The payer disputes the payment. Answer in the provider's console."
            )
        case .refundRefused(let code):
            Words(
                "결제 회사가 환불을 거절했어요(\(code)). 결제 다시 확인하기를 누르면 다시 요청해요.",
                "The provider refused the refund (\(code)). Checking the payment asks for it again."
            )
        case .refundAccountMissing:
            Words(
                "결제한 이웃이 탈퇴해 환불받을 계좌를 몰라요. 아래에 계좌를 써 주세요.",
                "The payer's account is deleted, and a refund needs a bank account. Name one below."
            )
        case .refundAccountAsked: Self.accountAsked
        }
    }

    private static let accountAsked = Words(
        "결제한 이웃이 환불받을 계좌를 대신 적어 달라고 했어요. 이야기한 뒤 아래에 써 주세요.",
        "The payer asks you to name the account for the refund. Talk to them, then name it below."
    )
}

extension LedgerFault.Witness {
    public var words: Words {
        switch self {
        case .order: Words("주문", "order")
        case .provider: Words("결제 회사", "provider")
        }
    }
}
