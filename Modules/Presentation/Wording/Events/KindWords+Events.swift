import Domain

extension KindWords {
    static let events = KindWords(
        name: Words("행사", "Events"),
        about: Words("소개", "About this event"),
        composeTitle: Words("행사 올리기", "Post an event"),
        invitation: Words("개발자 모임과 행사를 알려요", "Announce a meetup for developers"),
        editTitle: Words("글 수정", "Edit my listing"),
        placeHint: Words("누구나 볼 수 있는 장소예요.", "Everyone can see this place."),
        group: Words("행사 채팅", "Event chat"),
        fields: [
            "title": FieldWords(Words("행사 이름", "Name")),
            "category": FieldWords(Words("종류", "Kind")) { (category: EventCategory) in category.words },
            "mode": FieldWords(Words("진행 방식", "How it is held")) { (mode: EventMode) in mode.words },
            "schedule": FieldWords(Words("일정", "When")),
            "hosts": FieldWords(
                Words("주최", "Hosts"),
                hint: Words("한 줄에 하나씩, 다섯 곳까지.", "One per line, at most five.")
            ),
            "cost": FieldWords(Words("비용", "Cost")) { (kind: EventCost.Kind) in kind.words },
            "venue": FieldWords(
                Words("장소 이름", "Venue"),
                hint: Words(
                    "건물이나 강당 이름. 온라인 행사이거나 아직 모르면 비워 두세요.",
                    "The building or hall. Leave it empty for an online event, or if unknown."
                )
            ),
            "link": FieldWords(
                Words("행사 홈페이지", "Event page"),
                hint: Words("https://로 시작하는 주소.", "An address that starts with https://.")
            ),
            "signUp": FieldWords(
                Words("신청 방법", "How to sign up"),
                hint: Words(
                    "올린 뒤에는 바꿀 수 없어요.",
                    "This can't be changed after posting."
                )
            ) { (way: EventSignUp.Way) in way.words },
            "seats": FieldWords(
                Words("모집 인원", "Seats"),
                hint: Words(
                    "여기에서 신청받을 때만 써요. 자리가 차면 차례를 기다려요.",
                    "For sign-up here. When all are taken, neighbours wait for their turn."
                )
            ),
            "topic": FieldWords(Words("주제", "Topics")) { (topic: EventTopic) in topic.words },
            "description": FieldWords(
                Words("소개", "About it"),
                hint: Words(
                    "발표 내용, 준비물, 오는 길을 알려 주세요.",
                    "The programme, what to bring, how to get there."
                )
            ),
            "place": FieldWords(
                Words("장소", "Place"),
                hint: Words(
                    "누구나 볼 수 있어요. 온라인이거나 장소 미정이면 주최하는 동네를 골라 주세요.",
                    "Everyone sees it. If online or to be announced, choose the hosts' neighbourhood."
                )
            ),
        ]
    )
}
