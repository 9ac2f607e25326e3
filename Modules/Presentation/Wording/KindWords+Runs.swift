import Domain

extension KindWords {
    static let runs = KindWords(
        name: Words("러닝", "Runs"),
        about: Words("소개", "About this run"),
        composeTitle: Words("러닝 글쓰기", "Post a run"),
        editTitle: Words("글 수정", "Edit my listing"),
        placeHint: Words(
            "정확한 장소는 함께 달리는 이웃에게만 보여요.",
            "Only the host and those who take part see the exact place."
        ),
        fields: [
            "title": FieldWords(
                Words("제목", "Title"),
                hint: Words("\(RunTitle.longest)자까지.", "At most \(RunTitle.longest) characters.")
            ),
            "tag": FieldWords(Words("언제 달리나요?", "When")) { (tag: RunTag) in tag.words },
            "startsAt": FieldWords(
                Words("시작", "Starts"),
                hint: Words("지금부터 14일 안의 한국 시각.", "Within 14 days, in Korean time.")
            ),
            "minutes": FieldWords(
                Words("몇 분 달리나요?", "Minutes"),
                hint: Words("10분부터 4시간 50분(290분)까지, 10분 단위.", "From 10 to 290, in steps of 10.")
            ),
            "seats": FieldWords(
                Words("함께 달리는 인원", "Runners"),
                hint: Words("나를 포함해 2명부터 8명까지.", "From 2 to 8, with yourself.")
            ),
            "pace": FieldWords(
                Words("페이스", "Pace"),
                hint: Words("1km를 달리는 시간이에요.", "The time for one kilometre.")
            ) { (pace: RunPace) in pace.words },
            "afterparty": FieldWords(Words("뒤풀이", "Afterparty")) { (afterparty: Afterparty) in
                afterparty.words
            },
            "description": FieldWords(
                Words("소개", "About it"),
                hint: Words(
                    "코스와 준비물을 알려 주세요. 쓰지 않아도 돼요. 연락처는 쓰지 않는 게 안전해요.",
                    "The course, and what to bring; can be left empty. Better leave out phone numbers."
                )
            ),
        ]
    )
}
