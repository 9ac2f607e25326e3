import Domain

extension KindWords {
    static let runs = KindWords(
        name: Words("러닝", "Runs"),
        about: Words("소개", "About this run"),
        composeTitle: Words("러닝 글쓰기", "Post a run"),
        invitation: Words("같이 달릴 날과 길을 정해요", "Set a day and a way to run together"),
        editTitle: Words("글 수정", "Edit my listing"),
        placeHint: Words(
            "정확한 장소는 함께 달리는 이웃에게만 보여요.",
            "Only the host and those who take part see the exact place."
        ),
        group: Words("러닝 채팅", "Run chat"),
        fields: [
            "title": FieldWords(
                Words("제목", "Title"),
                hint: Words("\(RunTitle.longest)자까지.", "At most \(RunTitle.longest) characters.")
            ),
            "tag": FieldWords(
                Words("언제 달리나요?", "When"),
                hint: Words("고르지 않으면 시작 시간에 맞춰 정해요.", "As the start says, unless you choose.")
            ) { (tag: RunTag) in tag.words },
            "placeName": FieldWords(
                Words("장소 이름", "Name of the place"),
                hint: Words(
                    "모두에게 보이고 검색돼요. 예: 한강공원 반포지구",
                    "Shown to everyone and found by search, such as Banpo Hangang Park."
                )
            ),
            "meetingHint": FieldWords(
                Words("만날 곳 설명", "Where to meet"),
                hint: Words(
                    "함께 달리는 이웃에게만 보여요. 예: 편의점 앞",
                    "Only those who take part see this, such as in front of the kiosk."
                )
            ),
            "startsAt": FieldWords(
                Words("시작", "Starts"),
                hint: Words("앞으로 2주 안에서 골라 주세요.", "Within the next two weeks, in Korean time.")
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
            ) { (pace: Pace) in pace.words },
            "afterparty": FieldWords(Words("뒤풀이", "Afterparty")) { (afterparty: Afterparty) in
                afterparty.words
            },
            "gender": FieldWords(
                Words("누구와 달리나요?", "Who can join"),
                hint: Words(
                    "나와 같은 성별만 모집할 수 있어요. 신청할 때 확인해요.",
                    "Only your own gender or everyone. Checked when neighbours apply."
                )
            ) { (gender: AdmittedGender) in gender.words },
            "minAge": FieldWords(
                Words("몇 살부터 함께하나요?", "Youngest age"),
                hint: Words(
                    "5살 단위. 20이면 아래로 제한이 없어요. 나이는 올해에서 태어난 해를 뺀 나이예요.",
                    "In steps of 5; 20 means no limit. Age is this year minus the year of birth."
                )
            ),
            "maxAge": FieldWords(
                Words("몇 살까지 함께하나요?", "Oldest age"),
                hint: Words("5살 단위. 65면 위로 제한이 없어요.", "In steps of 5; 65 means no limit.")
            ),
            "age": FieldWords(Words("나이", "Age")) { (decade: AgeDecade) in decade.words },
            "jobGroups": FieldWords(
                Words("하는 일", "Occupation"),
                hint: Words("고르지 않으면 누구나 함께해요.", "Choose none to run with everyone.")
            ) { (group: JobGroup) in group.words },
            "description": FieldWords(
                Words("소개", "About it"),
                hint: Words(
                    "코스와 준비물을 알려 주세요. 쓰지 않아도 돼요. 연락처는 쓰지 않는 게 안전해요.",
                    "The course, and what to bring; can be left empty. Please leave out phone numbers."
                )
            ),
        ]
    )
}
