public import Domain

extension PassLaw {
    /// The provision.
    public var source: String {
        switch self {
        case .studentLeaves: "학원의 설립·운영 및 과외교습에 관한 법률 시행령 별표 4 (학습자가 그만둘 때)"
        case .teacherEnds: "학원의 설립·운영 및 과외교습에 관한 법률 시행령 별표 4 (가르칠 수 없게 될 때)"
        case .intermediary: "전자상거래 등에서의 소비자보호에 관한 법률 제20조"
        }
    }

    public var words: Words {
        switch self {
        case .studentLeaves:
            Words(
                """
                배우는 사람이 그만두면 첫 레슨 전에는 모두, 3분의 1을 쓰기 전에는 3분의 2, 절반을 쓰기 전에는 절반을 \
                돌려받아요. 한 달이 넘는 횟수권은 달마다 나누어 셈하고, 남은 달의 금액은 모두 돌려받아요.
                """,
                """
                A student who stops gets all back before the first lesson, two thirds before a third is \
                used, and half before half is used. A pass for more than a month is divided into months, \
                and all of the later months is given back.
                """
            )
        case .teacherEnds:
            Words(
                "선생님이 그만두면 쓰지 않은 레슨의 금액을 모두 돌려받아요.",
                "If the teacher stops, the price of all lessons that aren't used is given back."
            )
        case .intermediary:
            Words(
                "운영자는 거래의 당사자가 아니에요. 레슨과 환불의 책임은 선생님에게 있어요.",
                "The operator isn't a party. The teacher is responsible for the lessons and for refunds."
            )
        }
    }
}

extension OrderFact.Event {
    /// The event in the history of a pass.
    public var wordsOfPass: Words {
        switch self {
        case .held: Words("자리를 잠시 잡아 두었어요", "Seat held")
        case .sold: Words("횟수권을 쓸 수 있어요", "Pass ready")
        case .withdrawn: Words("횟수권을 그만뒀어요", "Pass ended")
        case .fulfilled: Words("횟수권 기간이 끝났어요", "The time of the pass is over")
        case .confirming, .accountIssued, .paid, .cancelled, .expired, .used, .returned, .refundAsked,
            .refundAccountGiven, .refunded, .refundSettled, .contradicted, .paymentRejected,
            .refundAccountAsked, .soldChanged, .contractAsked, .contractAgreed, .frozen, .unfrozen:
            words
        }
    }

    /// The event in the history of a single lesson.
    public var wordsOfLesson: Words {
        switch self {
        case .held: Words("결제를 시작했어요", "Payment begun")
        case .sold: Words("레슨비를 받았어요", "Lesson paid")
        case .withdrawn: Words("레슨이 취소되었어요", "Lesson cancelled")
        case .fulfilled: Words("레슨을 마쳤어요", "Lesson given")
        case .confirming, .accountIssued, .paid, .cancelled, .expired, .used, .returned, .refundAsked,
            .refundAccountGiven, .refunded, .refundSettled, .contradicted, .paymentRejected,
            .refundAccountAsked, .soldChanged, .contractAsked, .contractAgreed, .frozen, .unfrozen:
            words
        }
    }
}
