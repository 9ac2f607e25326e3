import Domain
import Wire
import Wording

/// Texts of passes and paid lessons.
enum PassPhrases {
    static let buy = Words("횟수권 사기", "Buy a pass")
    static let pass = Words("횟수권", "Pass")
    static let lesson = Words("레슨", "Lesson")
    static let lessons = Words("횟수", "Lessons")
    static let validity = Words("쓸 수 있는 날", "Valid")
    static let cancelling = Words("취소", "Cancelling")
    static let law = Words("알아 둘 점", "Good to know")
    static let hold = Words(
        "15분 동안 자리를 잡아 둘게요. 그 안에 결제해 주세요.",
        "A seat is held for 15 minutes while you pay."
    )
    static let lessonHold = Words(
        "15분 안에 결제해 주세요.",
        "Please pay within 15 minutes."
    )
    static let termsHint = Words(
        "선생님이 그만두면 쓰지 않은 레슨의 금액을 모두 돌려받아요.",
        "If the teacher stops, the price of all lessons that aren't used is given back."
    )
    static let lessonHint = Words(
        "선생님이 취소하면 모두 돌려받아요. 시간을 바꾸면 새 시간부터 다시 세요.",
        "Everything is given back if the teacher cancels. If the time is moved, the new one counts."
    )
    static let uses = Words("레슨", "Lessons")
    static let noUses = Words("아직 잡은 레슨이 없어요.", "No lesson is booked yet.")
    static let useHint = Words(
        "약속이 잡히면 횟수권에서 1회를 써요.",
        "Each accepted appointment uses one lesson."
    )
    static let cameBack = Words("돌아왔어요", "Came back")
    static let saleLead = Words(
        "학생이 횟수권이나 잡힌 레슨을 결제할 수 있어요. 돈은 결제 회사가 판매자에게 정산해요.",
        "Students can pay for passes and for agreed lessons. The payment provider settles with the seller."
    )
    static let saleEndHint = Words("이미 산 횟수권과 레슨은 그대로예요.", "Passes and lessons that are paid stay.")
    static let pay = Words("레슨비 결제", "Pay for the lesson")
    static let paid = Words("결제됨", "Paid")
    static let payment = Words("결제", "Payment")
    static let beingPaid = Words("결제 중", "Being paid")
    static let openDeal = Words("약속 보기", "See the appointment")
    static let endAsTeacher = Words("쓰지 않은 레슨을 환불하고 횟수권 끝내기", "End the pass and refund unused lessons")

    static func count(_ count: Int) -> Words { Words("\(count)회", "\(count)") }

    /// The last day of a pass whose time is over at this moment.
    static func lastDay(before end: Moment) -> Words {
        (end - .milliseconds(1)).dateInSeoul.words
    }

    static func until(_ end: Moment) -> Words {
        let day = lastDay(before: end)
        return Words("\(day[.korean])까지", "until \(day[.english])")
    }

    static func used(_ used: Int, of count: Int, until end: Moment) -> Words {
        let day = until(end)
        return Words(
            "횟수권 \(used)/\(count)회 사용, \(day[.korean])",
            "\(used) of \(count) lessons used, \(day[.english])"
        )
    }

    /// "횟수권 3/10회".
    static func mine(_ pass: OrderPassBody) -> Words {
        Words("횟수권 \(pass.used)/\(pass.count)회", "Pass: \(pass.used) of \(pass.count)")
    }

    static func notice(_ hours: Int) -> Words {
        Words(
            "레슨 \(hours)시간 전까지 취소하면 횟수가 돌아와요. 그 뒤에 취소하거나 오지 않으면 1회를 써요.",
            """
            A lesson comes back if you cancel at least \(hours) h before it. Cancelled later or missed, it \
            is used.
            """
        )
    }

    /// "1회부터 3회까지 쓰면".
    static func stretch(from used: Int, before next: Int?, of count: Int) -> Words {
        guard used > 0 else { return Words("첫 레슨 전", "Before the first lesson") }
        guard let next else { return Words("\(used)회부터", "From lesson \(used) on") }
        guard next - used > 1 else { return Words("\(used)회 쓰면", "After lesson \(used)") }
        return Words("\(used)~\(next - 1)회 쓰면", "After lessons \(used) to \(next - 1)")
    }

    static func end(_ share: Money) -> Words {
        guard share.won > 0 else { return Words("횟수권 그만두기 (환불 없음)", "End the pass (no refund)") }
        return Words(
            "횟수권 그만두고 \(share.spoken[.korean]) 환불받기",
            "End the pass and get \(share.spoken[.english]) back"
        )
    }

    static func number(_ number: Int, of count: Int) -> Words {
        Words("횟수권 \(number)/\(count)회", "Pass, lesson \(number) of \(count)")
    }

    static func ahead(_ number: Int, of count: Int) -> Words {
        Words("수락하면 횟수권 \(number)/\(count)회", "Pass, lesson \(number) of \(count) once accepted")
    }

    static let cancelReturning = Words("취소하기 (횟수권 1회가 돌아와요)", "Cancel (the lesson comes back to the pass)")
    static let cancelUsing = Words("취소하기 (횟수권 1회를 써요)", "Cancel (a lesson of the pass is used)")

    /// "취소하고 25,000원 돌려받기 (25,000원은 돌려받지 못해요)".
    static func cancel(returning share: Int, losing lost: Int) -> Words {
        let (back, rest) = (OrderPhrases.won(share), OrderPhrases.won(lost))
        let loss =
            lost > 0
            ? Words(" (\(rest[.korean])은 돌려받지 못해요)", " (\(rest[.english]) isn’t given back)") : Words("", "")
        guard share > 0 else { return Words("취소하기\(loss[.korean])", "Cancel\(loss[.english])") }
        return Words(
            "취소하고 \(back[.korean]) 돌려받기\(loss[.korean])",
            "Cancel and get \(back[.english]) back\(loss[.english])"
        )
    }

    static func cancelGiving(_ left: Int) -> Words {
        let words = OrderPhrases.won(left)
        return Words("취소하고 \(words[.korean]) 돌려주기", "Cancel and give \(words[.english]) back")
    }

    static func refunded(_ refunded: Int, of paid: Int) -> Words {
        let (back, all) = (OrderPhrases.won(refunded), OrderPhrases.won(paid))
        return Words(
            "\(all[.korean]) 가운데 \(back[.korean]) 환불",
            "\(back[.english]) of \(all[.english]) refunded"
        )
    }

    static func pay(_ amount: Int) -> Words {
        let won = Money(won: amount)?.spoken ?? OrderPhrases.won(amount)
        return Words("\(won[.korean]) 결제하기", "Pay \(won[.english])")
    }
}

/// Texts of what a member was paid.
enum IncomePhrases {
    static let title = Words("수입", "Income")
    static let lead = Words(
        """
        마당에서 결제받은 금액에서 운영자 수수료를 뺀 금액이에요. 결제 회사의 수수료는 정산할 때 빠져요.
        """,
        """
        What was paid to you here, less the operator's commission. The provider settles it, less its fees.
        """
    )
    static let sold = Words("결제받음", "Paid")
    static let refunded = Words("환불", "Refunded")
    static let sum = Words("합계", "Total")
    static let byMonth = Words("달마다", "By month")
    static let byListing = Words("글마다", "By listing")
    static let month = Words("달", "Month")
    static let file = Words("CSV 내려받기", "Download CSV")
    static let nothing = Words("결제받은 금액이 없어요", "Nothing was paid")
    static let nothingText = Words(
        "수업이나 레슨에서 결제 받기를 시작하면 여기에 보여요.",
        "What neighbours pay for your classes and lessons shows here."
    )
    static let years = Words("연도", "Year")

    /// "결제받음 120,000원 · 환불 30,000원".
    static func parts(_ source: IncomeSourceBody) -> Words {
        let (sold, refunded) = (OrderPhrases.won(source.sold), OrderPhrases.won(source.refunded))
        return Words(
            "\(Self.sold[.korean]) \(sold[.korean]) · \(Self.refunded[.korean]) \(refunded[.korean])",
            "\(Self.sold[.english]) \(sold[.english]) · \(Self.refunded[.english]) \(refunded[.english])"
        )
    }

    static func year(_ year: Int) -> Words { Words("\(year)년", "\(year)") }
}
