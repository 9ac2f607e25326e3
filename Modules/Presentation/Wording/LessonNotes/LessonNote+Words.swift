public import Domain

extension LessonNoteRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notTaught: Words("방문 약속에는 노트를 쓸 수 없어요.", "A viewing has no notes.")
        case .notBegun:
            Words("노트는 시작한 약속에만 쓸 수 있어요.", "You can write notes once the lesson has begun.")
        case .closed:
            Words(
                "이 이웃과는 더 이상 노트를 주고받을 수 없어요.",
                "You and this neighbour can't exchange notes any more."
            )
        case .textMissing: Words("무엇을 했는지 적어 주세요.", "Please write what you did.")
        case .textTooLong:
            Words("노트와 숙제는 2,000자까지 쓸 수 있어요.", "A note and its homework can have 2,000 characters each.")
        case .homeworkByTeacher: Words("숙제는 가르치는 이웃만 낼 수 있어요.", "Only the teacher gives homework.")
        case .tickByStudent: Words("숙제는 배우는 이웃만 표시할 수 있어요.", "Only the student ticks homework.")
        case .noHomework: Words("낸 숙제가 없어요.", "There is no homework.")
        }
    }
}
