public import Domain

extension RunRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .titleTooLong:
            Words("러닝의 제목은 30자까지 쓸 수 있어요.", "The title of a run can have at most 30 characters.")
        case .descriptionTooLong:
            Words("러닝의 소개는 500자까지 쓸 수 있어요.", "The text of a run can have at most 500 characters.")
        case .seats:
            Words("함께 달리는 인원은 2명부터 8명까지예요.", "From 2 to 8 run together.")
        case .minutes:
            Words(
                "달리는 시간은 10분부터 290분까지, 10분 단위로 정해 주세요.",
                "A run takes 10 to 290 minutes, in steps of 10."
            )
        case .startInPast:
            Words("지난 시각에는 시작할 수 없어요.", "The start lies in the past.")
        case .startTooFar:
            Words("앞으로 2주 안에 시작하도록 정해 주세요.", "A run has to start within 14 days.")
        case .started:
            Words(
                "이미 시작한 러닝은 수정할 수 없어요. 새 글을 써 주세요.",
                "This run has started and can't be edited. Please post another one."
            )
        }
    }
}
