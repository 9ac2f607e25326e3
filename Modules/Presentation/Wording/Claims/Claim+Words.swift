public import Domain

extension Claim.State {
    public var words: Words {
        switch self {
        case .waiting: Words("확인 중", "In review")
        case .approved: Words("승인됨", "Approved")
        case .declined: Words("반려됨", "Not approved")
        case .overtaken: Words("다른 이웃이 맡음", "Taken by another member")
        }
    }
}

extension ClaimRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound: Words("요청을 찾을 수 없어요.", "There is no such claim.")
        case .notImported:
            Words("이웃이 직접 올린 행사예요.", "A member posted this event; only imported ones can be taken over.")
        case .own: Words("이미 내 행사예요.", "This event is yours already.")
        case .taken: Words("이미 다른 주최자가 맡았어요.", "Another organiser has taken over this event.")
        case .waiting: Words("운영자가 확인하고 있어요.", "An operator is reviewing your claim.")
        case .declined:
            Words(
                "요청이 반려됐어요. 홈페이지를 인증하면 맡을 수 있어요.",
                "Your claim was declined. You can take over the event once its website is proven yours."
            )
        case .decided: Words("이미 처리된 요청이에요.", "This claim was decided on already.")
        case .noteMissing:
            Words("이 행사와 어떤 관계인지 적어 주세요.", "Please say how you organise this event.")
        case .noteTooLong:
            Words(
                "\(ClaimNote.longest)자까지 적을 수 있어요.",
                "A note has at most \(ClaimNote.longest) characters."
            )
        }
    }
}
