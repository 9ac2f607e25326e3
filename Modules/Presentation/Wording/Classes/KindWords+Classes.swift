import Domain

extension KindWords {
    static let classes = KindWords(
        name: Words("수업", "Classes"),
        about: Words("소개", "About this class"),
        composeTitle: Words("수업 글쓰기", "Post a class"),
        invitation: Words("아는 것을 나누거나 배울 이웃을 찾아요", "Teach what you know, or find a teacher"),
        editTitle: Words("글 수정", "Edit my listing"),
        placeHint: Words(
            "정확한 장소는 약속을 잡으면 두 사람에게만 보여요.",
            "The exact place is shown to the two of you once a lesson is accepted."
        ),
        fields: [
            "side": FieldWords(Words("어떤 글인가요?", "What is it?")) { (side: Listing.Side) in
                switch side {
                case .offer: Words("가르쳐요", "Teaching")
                case .want: Words("배우고 싶어요", "Looking to learn")
                }
            },
            "subject": FieldWords(Words("과목", "Subjects")) { (subject: ClassSubject) in subject.words },
            "target": FieldWords(Words("대상", "For")) { (target: ClassTarget) in target.words },
            "weekday": FieldWords(Words("요일", "Day")) { (day: Weekday) in day.words },
            "schedule": FieldWords(Words("일정", "When")),
            "bring": FieldWords(
                Words("준비물", "What to bring"),
                hint: Words("없으면 비워 두세요. 예: 앞치마", "Leave empty for nothing. For example: an apron")
            ),
        ]
    )
}
