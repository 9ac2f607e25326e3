import Domain
import Wording

/// Texts of sales and orders.
enum OrderPhrases {
    static let sale = Words("마당으로 결제 받기", "Take payments here")
    static let saleLead = Words(
        "이웃이 자리를 결제하면 바로 확정돼요. 돈은 결제 회사가 판매자에게 정산해요.",
        "A seat is booked once it is paid. The payment provider settles with the seller."
    )
    static let sellerLead = Words(
        """
        거래에 책임을 지는 사람의 정보를 써 주세요. 로그인한 이웃이 결제하기 직전 화면에서, 그리고 주문한 이웃과 운영자가 \
        주문에서 볼 수 있어요. 다른 사람에게는 보이지 않아요.
        """,
        """
        Who is responsible for the sale. Signed-in neighbours see it on the page before they pay, and buyers \
        and operators on the order. No one else does.
        """
    )
    static let sellerName = Words("판매자 이름", "Seller's name")
    static let sellerContact = Words("연락처", "Contact")
    static let contactHint = Words("전화번호나 이메일", "A phone number or an email address")
    static let businessNumber = Words("사업자등록번호", "Business number")
    static let businessHint = Words("사업자라면 숫자 10자리를 써 주세요.", "Ten digits, if you are a business.")
    static let open = Words("결제 받기 시작", "Start taking payments")
    static let endSale = Words("결제 받기 그만두기", "Stop taking payments")
    static let endHint = Words("이미 결제한 자리는 그대로예요.", "Seats that are paid stay booked.")
    static let buy = Words("자리 결제하기", "Buy a seat")
    static let buyTitle = Words("자리 결제", "Buy a seat")
    static let toPay = Words("결제하러 가기", "Go to payment")
    /// On the page that leads to the provider.
    static let pay = Words("결제하기", "Pay")
    static let toWays = Words("다음", "Continue")
    static let deposit = Words("계약금", "Deposit")
    static let hold = Words(
        "15분 동안 자리를 잡아 둘게요. 그 안에 결제해 주세요.",
        "The seat is held for 15 minutes while you pay."
    )
    static let amount = Words("결제 금액", "Amount")
    static let commission = Words("운영자 수수료", "Commission")
    static let income = Words("정산받을 금액", "Left for the seller")
    static let seller = Words("판매자", "Seller")
    static let refundTerms = Words("환불 기준", "Refund terms")
    static let noRefund = Words("환불 없음", "No refund")
    static let test = Words("연습용이에요. 돈은 움직이지 않아요.", "This is a test. No money moves.")
    static let byState = Words("상태별", "By state")
    static let everyState = Words("전체", "All")
    static let search = Words("주문 검색", "Search orders")
    static let searchExample = Words("주문 번호, 수업, 이름", "Number, class or name")
    static let notFound = Words("찾는 주문이 없어요", "No order found")
    static let notFoundText = Words("다른 말로 찾거나 조건을 줄여 보세요.", "Try another word or fewer conditions.")
    static let mine = Words("결제 내역", "Orders")
    static let all = Words("모든 주문", "All orders")
    static let newSellers = Words("첫 판매", "First sales")
    static let problems = Words("확인할 주문", "To look at")
    static let nothing = Words("결제 내역이 없어요", "No orders yet")
    static let nothingText = Words("자리나 계약금을 결제하면 여기에 보여요.", "What you buy or sell shows here.")
    static let order = Words("주문", "Order")
    static let listing = Words("글", "Listing")
    static let payer = Words("결제한 이웃", "Payer")
    static let starts = Words("수업 시작", "Class starts")
    static let refunded = Words("환불한 금액", "Refunded")
    static let receipt = Words("영수증 보기", "See the receipt")
    static let account = Words("입금 계좌", "Bank account")
    static let waysToPay = Words("결제 방법", "Ways to pay")
    static let transferHint = Words(
        "결제 회사가 이 주문만의 입금 계좌를 만들어 줘요. 입금이 확인되면 확정돼요.",
        "The provider issues a bank account for this order. It is booked once your transfer arrives."
    )
    static let refundAccount = Words("환불받을 계좌", "Bank account for the refund")
    static let refundAccountHint = Words(
        "계좌로 입금한 금액은 계좌로 돌려드려요. 환불이 끝나면 계좌 정보를 지워요.",
        "A transfer is given back to a bank account. Its details are removed once the refund is made."
    )
    static let refundUnderway = Words("이 계좌로 환불하고 있어요.", "The refund to this account is being made.")
    static let settlement = Words("다른 방법으로 돌려줬나요?", "Given back in another way?")
    static let settlementHint = Words(
        "결제 회사가 환불하지 못하면 판매자나 운영자가 직접 돌려준 뒤 여기에 적어 주세요.",
        "When the provider can't make the refund, the seller or you give it back. Then record it here."
    )
    static let settlementReason = Words("어떻게 돌려줬는지", "How it was given back")
    static let settle = Words("돌려줬다고 적기", "Record it")
    static let bank = Words("은행", "Bank")
    static let chooseBank = Words("은행 고르기", "Choose a bank")
    static let accountNumber = Words("계좌 번호", "Account number")
    static let accountHolder = Words("예금주", "Account holder")
    static let copyAccount = Words("계좌 복사", "Copy account")
    static let getRefund = Words("이 계좌로 환불받기", "Refund to this account")
    static let changeAccount = Words("다른 계좌로 바꾸기", "Use another account")
    static let history = Words("기록", "History")
    static let askOperator = Words("운영자에게 계좌를 대신 적어 달라고 하기", "Ask an operator to name it")
    static let endHold = Words("결제 전인 주문 취소하기", "End this unpaid hold")
    static let changes = Words("바뀐 내용", "What was changed")
    static let exactPlace = Words("정확한 위치가 바뀌었어요", "The exact place was changed")
    static let noDate = Words("날짜 없음", "No date")
    static let negotiable = Words("가격 협의", "Negotiable")
    static let details = Words("자세한 조건", "Details")
    static let promises = Words("결제한 뒤에도", "After you pay")
    static let transferHours = Words("계좌 입금을 기다리는 시간", "How long to wait for a transfer")
    static let transferHoursHint = Words(
        "기다리는 동안 다른 이웃은 살 수 없어요.",
        "Meanwhile, others can't buy it."
    )
    static let refunds = Words("환불", "Refunds")
    static let check = Words("결제 다시 확인하기", "Check the payment")
    static let withdrawUnpaid = Words("결제하지 않고 취소", "Cancel without paying")
    static let refund = Words("환불하기", "Refund")
    static let refundAmount = Words("환불할 금액", "Amount to refund")
    static let refundReason = Words("사유", "Reason")
    static let cancelPayment = Words("이 결제 취소하고 돌려주기", "Cancel this payment")
    static let inDoubt = Words(
        "결제가 주문과 달라서 운영자가 확인하고 있어요. 다시 결제하지 마세요.",
        "Your payment differs from the order, and an operator is looking at it. Please don't pay again."
    )
    static func paid(_ amount: Words) -> Words {
        Words("\(amount[.korean]) 결제했어요", "You paid \(amount[.english])")
    }

    static let paidText = Words("받는 이웃에게 바로 알렸어요.", "The neighbour who is paid has been told.")
    static let checkingTitle = Words("결제를 확인하고 있어요", "Your payment is being checked")
    static let owedText = Words(
        "자리를 잡지 못해서 낸 돈을 모두 돌려드려요.",
        "The seat was gone, so you get all of your money back."
    )
    static let notPaid = Words("결제가 되지 않았어요", "You haven't paid")
    static let notChargedText = Words("돈은 나가지 않았어요.", "You weren't charged.")

    static let checking = Words(
        "결제를 확인하고 있어요. 늦어져도 결과를 알림으로 알려 드려요.",
        "The payment is being confirmed. You get a notice once it is."
    )
    static let afterwards = Words("그 뒤", "Afterwards")
    static let number = Words("주문 번호", "Order number")
    static let needsScript = Words(
        "이 결제 회사를 쓰려면 브라우저의 스크립트를 켜 주세요.",
        "This payment provider needs scripts in your browser."
    )

    static func hours(_ hours: Int) -> Words { Words("\(hours)시간", "\(hours) h") }

    static func offer(_ won: Int, until end: Moment?, at now: Moment) -> Words {
        let amount = Self.won(won)
        guard let end = end?.words(at: now) else {
            return Words(
                "새 날짜가 정해지고 시작할 때까지 \(amount[.korean])을 돌려받을 수 있어요.",
                "You can take back \(amount[.english]) until a new date is set and has come."
            )
        }
        return Words(
            "\(end[.korean])까지 \(amount[.korean])을 돌려받을 수 있어요.",
            "You can take back \(amount[.english]) until \(end[.english])."
        )
    }

    static func won(_ won: Int) -> Words { (Money(won: won) ?? .zero).words }

    static func left(_ won: Int) -> Words {
        let words = Self.won(won)
        return Words("\(words[.korean])까지 환불할 수 있어요.", "At most \(words[.english]).")
    }

    static func notice(of intermediary: String) -> Words {
        Words(
            """
            \(intermediary): 통신판매중개자이며 거래의 당사자가 아니에요. 수업과 환불의 책임은 판매자에게 있어요.
            """,
            """
            \(intermediary): an intermediary, not a party to the sale. The seller is responsible for the \
            class and for refunds.
            """
        )
    }

    /// What the operator keeps, for the seller.
    static func commission(_ commission: Commission) -> Words {
        Words(
            """
            운영자가 결제 금액의 \(commission)%를 수수료로 받아요. 환불한 금액에는 수수료가 없어요.
            """,
            """
            The operator keeps \(commission)% of what is paid. There is no commission on what is given back.
            """
        )
    }

    static func heldUntil(_ moment: Moment, at now: Moment) -> Words {
        let time = moment.words(at: now)
        return Words("\(time[.korean])까지 결제해 주세요.", "Please pay until \(time[.english]).")
    }

    /// Of an order with a bank account to transfer to.
    static func transferUntil(_ moment: Moment, at now: Moment) -> Words {
        let time = moment.words(at: now)
        return Words(
            "\(time[.korean])까지 아래 계좌로 입금해 주세요.",
            "Please transfer to the account below until \(time[.english])."
        )
    }

    static func minutesLeft(_ minutes: Int) -> Words {
        guard minutes > 0 else { return Words("1분도 남지 않았어요", "Less than a minute left") }
        return Words("\(minutes)분 남았어요", "\(minutes) min left")
    }

    static func until(_ moment: Moment, at now: Moment) -> Words {
        let time = moment.words(at: now)
        return Words("\(time[.korean]) 전까지", "Until \(time[.english])")
    }

    static let withdrawQuestion = Words("정말 그만둘까요?", "Give it up?")
    static let refundQuestion = Words("정말 환불할까요?", "Give it back?")

    /// The refund of a cancellation.
    static func withdrawal(returning share: Int, losing lost: Int) -> Words {
        let (back, rest) = (won(share), won(lost))
        let gain =
            share > 0
            ? Words("\(back[.korean])을 돌려받아요. ", "You get \(back[.english]) back. ") : Words("", "")
        let loss =
            lost > 0
            ? Words("\(rest[.korean])은 돌려받지 못해요. ", "\(rest[.english]) isn’t given back. ")
            : Words("", "")
        return Words(
            "\(gain[.korean])\(loss[.korean])되돌릴 수 없어요.",
            "\(gain[.english])\(loss[.english])This can’t be undone."
        )
    }

    static let endingAsTeacher = Words(
        "쓰지 않은 레슨의 금액을 모두 돌려줘요. 되돌릴 수 없어요.",
        "The price of all lessons that aren’t used is given back. This can’t be undone."
    )

    static func refunding(_ amount: Words, to payer: String?) -> Words {
        let (korean, english) = (payer.map { "\($0)님에게 " } ?? "", payer.map { " to \($0)" } ?? "")
        return Words(
            "\(korean)\(amount[.korean])을 돌려줘요. 되돌릴 수 없어요.",
            "\(amount[.english]) is given back\(english). This can’t be undone."
        )
    }

    static func withdraw(_ share: Money) -> Words {
        guard share.won > 0 else { return Words("자리 취소 (환불 없음)", "Cancel the seat (no refund)") }
        return Words(
            "자리 취소하고 \(share.spoken[.korean]) 환불받기",
            "Cancel the seat and get \(share.spoken[.english]) back"
        )
    }
}
