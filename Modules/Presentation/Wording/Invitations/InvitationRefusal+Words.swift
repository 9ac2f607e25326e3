public import Domain

extension InvitationRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound: Words("초대를 찾을 수 없어요.", "There is no such invitation.")
        case .needed:
            Words(
                "지금은 초대받은 이웃만 가입할 수 있어요. 받은 초대 링크를 열어 주세요.",
                "Sign-up is by invitation at the moment. Please open the link of your invitation."
            )
        case .notValid:
            Words(
                "기간이 지났거나 이미 쓴 초대일 수 있어요. 초대한 분께 새 링크를 부탁해 주세요.",
                "This invitation may have expired or been used. Please ask for a new link."
            )
        case .usesOutOfRange:
            Words(
                "\(Invitation.uses.lowerBound)명에서 \(Invitation.uses.upperBound)명까지 초대할 수 있어요.",
                "An invitation is for \(Invitation.uses.lowerBound) to \(Invitation.uses.upperBound) people."
            )
        case .daysOutOfRange:
            Words(
                "기간은 \(Invitation.days.lowerBound)일에서 \(Invitation.days.upperBound)일까지예요.",
                "It is valid for \(Invitation.days.lowerBound) to \(Invitation.days.upperBound) days."
            )
        case .ended: Words("이미 끝난 초대예요.", "This invitation has already ended.")
        }
    }
}

extension Invitation.State {
    public var words: Words {
        switch self {
        case .open: Words("쓸 수 있음", "Open")
        case .used: Words("모두 가입", "Used")
        case .ended: Words("기간 지남", "Expired")
        case .withdrawn: Words("취소함", "Withdrawn")
        }
    }
}
