import Domain
import Wording

/// Texts of the deposits of shops.
enum DepositPhrases {
    static let take = Words("계약금 받기", "Take a deposit")
    static let takeLead = Words(
        "이웃이 계약금을 결제하면 정한 기간 동안 상가가 예약돼요. 계약하지 않고 기간이 끝나면 모두 돌려줘요.",
        """
        Once a neighbour has paid, the shop is reserved for the days you choose. Without a contract, \
        everything is given back at the end.
        """
    )
    static let amount = Words("계약금 (원)", "Deposit (won)")
    static let days = Words("예약 기간 (일)", "Reserved for (days)")
    static let cooling = Words("숙려 시간 (시간)", "Cooling period (hours)")
    static let coolingHint = Words(
        "결제한 뒤 이 시간 안에는 낸 이웃이 취소하면 모두 돌려받아요.",
        "Within this time after paying, the payer can cancel with everything back."
    )
    static let registerSeen = Words("등기부등본", "Register (등기부등본)")
    static let buildingSeen = Words("건축물대장", "Building ledger (건축물대장)")
    static let seen = Words("확인했어요", "I have seen it")
    static let registerDate = Words("등기부등본 발급일", "Register issued on")
    static let buildingDate = Words("건축물대장 발급일", "Ledger issued on")
    static let registerHint = Words("소유자와 빚(근저당)이 적혀 있어요.", "It names the owner and the debts.")
    static let buildingHint = Words("용도와 위반 건축물인지 적혀 있어요.", "It tells the permitted use.")
    static let end = Words("계약금 받기 그만두기", "Take no more deposits")
    static let endHint = Words("이미 예약된 상가는 그대로예요.", "A shop that is reserved stays reserved.")

    static let pay = Words("계약금 걸기", "Pay a deposit")
    static let documents = Words("서류 확인", "Documents")
    static let documentsLead = Words(
        "결제하기 전에 두 서류를 직접 떼어 보고, 발급일을 써 주세요. 주문과 함께 남아요.",
        "Look at both documents yourself before paying. What you tick is kept with the order."
    )
    static let ownerSaw = Words("올린 이웃이 확인한 서류", "Checked by the owner")
    static let payerSaw = Words("결제한 이웃이 확인한 서류", "Seen by the payer")
    static let afterwards = Words(
        "기간이 끝나면 (계약이 없으면 자동으로)",
        "When it ends without a contract, by itself"
    )
    static let termsHint = Words(
        "예약 기간이 끝날 때까지 계약하지 않거나 상가 주인이 취소하면 남은 금액을 모두 돌려받아요.",
        """
        Everything that is left is given back if the reservation ends without a contract, or if the owner \
        cancels.
        """
    )
    static let law = Words("알아 둘 점", "Good to know")
    static let hold = Words(
        "15분 동안 상가를 잡아 둘게요. 그 안에 결제해 주세요.",
        "The shop is held for 15 minutes while you pay."
    )
    static let price = Words("상가 가격", "Price of the shop")
    static let reserved = Words("예약 기간", "Reservation")
    static let cooled = Words("숙려 시간", "Cooling period")
    static let contracted = Words("계약한 날", "Contract made")
    static let because = Words("돌려주는 까닭", "Why")
    static let choose = Words("골라 주세요", "Choose")
    static let contractHint = Words(
        "계약을 마쳤으면 상가의 거래 상태를 계약 완료로 바꿔 주세요. 계약금은 그대로 남아요.",
        "Once the contract is made, set the shop's status to contracted. The deposit then stays."
    )

    static let agree = Words("계약했다고 확인하기", "Confirm the contract")
    static let contractAgreed = Words("결제한 이웃이 계약을 확인했어요.", "The payer confirmed the contract.")
    static let contractQuestion = Words(
        "상가 주인이 계약을 마쳤다고 해요. 확인하면 계약금은 돌려받을 수 없어요. 계약하지 않았다면 확인하지 마세요.",
        """
        The owner says that the contract is made. Once you confirm, the deposit isn't given back. Don't \
        confirm a contract that you haven't made.
        """
    )

    static func contractWaits(until end: Moment?, at now: Moment) -> Words {
        guard let end = end?.words(at: now) else {
            return Words("결제한 이웃의 확인을 기다리고 있어요.", "It waits for the payer's yes.")
        }
        return Words(
            "결제한 이웃의 확인을 기다리고 있어요. \(end[.korean])부터는 확인 없이 계약 완료로 바꿀 수 있어요.",
            "It waits for the payer's yes. From \(end[.english]) on, you can set it to contracted without."
        )
    }

    static let toOrder = Words("결제 내역 보기", "See my payment")

    static func reservedUntil(_ moment: Moment, at now: Moment) -> Words {
        let time = moment.words(at: now)
        return Words("예약됨 · \(time[.korean])까지", "Reserved until \(time[.english])")
    }

    static func paidUntil(_ moment: Moment, at now: Moment) -> Words {
        let time = moment.words(at: now)
        return Words(
            "내가 계약금을 걸었어요. \(time[.korean])까지 예약되어 있어요.",
            "You paid the deposit. It is reserved for you until \(time[.english])."
        )
    }

    static func most(_ won: Int) -> Words {
        let words = OrderPhrases.won(won)
        return Words("\(words[.korean])까지 정할 수 있어요.", "At most \(words[.english]).")
    }

    static func forDays(_ days: Int) -> Words {
        Words("결제하기 시작한 때부터 \(days)일", "\(days) days from the order on")
    }

    static func forHours(_ hours: Int) -> Words {
        Words("결제한 때부터 \(hours)시간", "\(hours) h from the payment on")
    }

    static func withdraw(_ share: Money) -> Words {
        guard share.won > 0 else { return Words("예약 취소 (돌려받지 못해요)", "Cancel (nothing back)") }
        return Words(
            "예약 취소하고 \(share.spoken[.korean]) 돌려받기",
            "Cancel and get \(share.spoken[.english]) back"
        )
    }

    static func document(_ name: Words, issuedOn day: CivilDate?) -> Words {
        guard let day = day?.words else { return name }
        return Words("\(name[.korean]) · \(day[.korean]) 발급", "\(name[.english]) · issued \(day[.english])")
    }
}
