public import Domain

extension Report.Reason {
    public var words: Words {
        switch self {
        case .spam: Words("광고·도배", "Spam")
        case .fraud: Words("사기", "Fraud")
        case .abuse: Words("욕설·괴롭힘", "Abuse")
        case .sexual: Words("성적인 내용", "Sexual content")
        case .personalInformation: Words("개인정보 노출", "Personal information")
        case .prohibited: Words("금지된 물건이나 일", "Something prohibited")
        case .other: Words("기타", "Something else")
        }
    }
}

extension ReportRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound: Words("신고할 대상을 찾을 수 없어요.", "What you are reporting can't be found.")
        case .forOperators: Words("운영자만 볼 수 있어요.", "This is for operators.")
        case .ownThing: Words("내가 쓴 것은 신고할 수 없어요.", "You can't report your own content.")
        case .noteMissing: Words("어떤 문제인지 적어 주세요.", "Please say what is wrong.")
        case .noteTooLong:
            Words("설명은 1,000자까지 쓸 수 있어요.", "A note can have at most 1,000 characters.")
        case .messagesOfOtherSubject:
            Words(
                "메시지를 신고할 때만 다른 메시지도 함께 신고할 수 있어요.",
                "Further messages can only be added to the report of a message."
            )
        case .tooManyMessages:
            Words(
                "한 번에 메시지 \(Report.mostMessages)개까지 신고할 수 있어요.",
                "You can report up to \(Report.mostMessages) messages at once."
            )
        case .messageRepeated: Words("같은 메시지를 두 번 골랐어요.", "A message is named twice.")
        case .messageNotFound:
            Words("이 대화에 없는 메시지가 있어요.", "The conversation has no such message.")
        case .messagesOfSeveral:
            Words(
                "같은 이웃이 보낸 메시지만 함께 신고할 수 있어요.",
                "Only messages of the same neighbour can be reported together."
            )
        case .moneyUndecided:
            Words(
                "결제된 주문이 있어요. 돈을 어떻게 할지 골라 주세요.",
                "Something is paid for it. Please choose what becomes of the money."
            )
        case .nothingToDo: Words("조치를 골라 주세요.", "Please choose an action.")
        case .suspensionLength:
            Words(
                "1일에서 \(Measures.longestSuspension)일 사이로 정해 주세요.",
                "Between 1 and \(Measures.longestSuspension) days, please."
            )
        case .cannotBeHidden:
            Words(
                "이웃이나 대화는 숨길 수 없어요. 이용을 정지할 수는 있어요.",
                "This can't be hidden, but the neighbour can be suspended."
            )
        case .noMemberToSuspend: Words("이미 탈퇴한 이웃이에요.", "This neighbour has already left.")
        case .alreadyDecided:
            Words("이미 처리한 신고예요.", "This report has been decided already.")
        case .notDecided:
            Words("아직 처리하지 않은 신고예요.", "This report hasn't been decided yet.")
        case .ownMatter:
            Words(
                "나와 관련된 일이나 내가 한 신고는 다른 운영자가 처리해요.",
                "Another operator decides this: it concerns you, or you reported it."
            )
        case .secondOperatorNeeded:
            Words(
                "운영자를 정지하려면 다른 운영자 한 명이 더 동의해야 해요.",
                "Suspending an operator takes a second operator."
            )
        case .tooFewOperators: .tooFewOperators
        case .tooManyToday:
            Words(
                "신고는 하루에 20번까지 할 수 있어요. 내일 다시 시도해 주세요.",
                "You can report up to 20 things a day. Please try again tomorrow."
            )
        }
    }
}

extension Words {
    fileprivate static let tooFewOperators = Words(
        """
        이 서버에는 운영자를 정지할 만큼 다른 운영자가 없어요. 서버 컴퓨터에서 'madang operator remove'로 먼저 운영자에서 \
        빼 주세요.
        """,
        """
        This server has too few other operators to suspend one. First remove the operator with 'madang \
        operator remove' on the server's machine.
        """
    )
}
