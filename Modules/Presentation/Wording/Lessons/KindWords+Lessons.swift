import Domain

extension KindWords {
    static let lessons = KindWords(
        name: Words("레슨", "Lessons"),
        about: Words("소개", "About these lessons"),
        composeTitle: Words("레슨 글쓰기", "Post music lessons"),
        invitation: Words("악기와 노래를 정기로 가르쳐요", "Teach music, week by week"),
        editTitle: Words("글 수정", "Edit my listing"),
        placeHint: Words(
            "정확한 장소는 약속을 잡으면 두 사람에게만 보여요.",
            "The exact place is shown to the two of you once a lesson is accepted."
        ),
        fields: ofLesson.merging(ofPrice) { $1 },
        openQuestion: OpenQuestionWords(
            offered: Words("아직 레슨생을 받고 있나요?", "Are you still taking students?")
        ),
        suggestedTags: recommended,
        listedPrice: price
    )

    private static let recommended = [
        "개인레슨", "그룹레슨", "입시레슨", "취미레슨", "예중", "예고", "음대입시", "피아노", "클래식작곡", "바이올린", "비올라",
        "첼로", "콘트라베이스", "플룻", "오보에", "클라리넷", "바순", "트럼펫", "트롬본", "튜바", "호른", "색소폰", "팀파니",
        "타악기", "하프", "마림바", "실내악", "조성진", "손열음",
    ]

    /// "1회 50,000원", "횟수권 1회 45,000원".
    @Sendable
    private static func price(_ listed: ListedPrice) -> Words? {
        guard case .fixed(let price, .wholeClass)? = listed.price else { return listed.price?.words }
        let isSingle = listed.facets.contains {
            $0.name == "fee" && $0.words.contains(LessonFee.single.rawValue)
        }
        let (korean, english) = (price.words[.korean], price.words[.english])
        return isSingle
            ? Words("1회 \(korean)", "\(english) a lesson")
            : Words("횟수권 1회 \(korean)", "\(english) a lesson, by pass")
    }

    private static let ofLesson: [String: FieldWords] = [
        "side": FieldWords(Words("어떤 글인가요?", "What is it?")) { (side: Listing.Side) in
            switch side {
            case .offer: Words("가르쳐요", "Teaching")
            case .want: Words("배우고 싶어요", "Looking to learn")
            }
        },
        "family": FieldWords(Words("악기 종류", "Kind of instrument")) { (family: LessonFamily) in family.words },
        "instrument": FieldWords(Words("악기·전공", "Instrument")) { (instrument: LessonInstrument) in
            instrument.words
        },
        "purpose": FieldWords(
            Words("목적", "Purpose"),
            hint: Words("고르지 않으면 둘 다예요.", "Choose none for both.")
        ) { (purpose: LessonPurpose) in purpose.words },
        "level": FieldWords(
            Words("수준", "Level"),
            hint: Words("고르지 않으면 모두예요.", "Choose none for all.")
        ) { (level: LessonLevel) in level.words },
        "lessonPlace": FieldWords(
            Words("레슨하는 곳", "Where lessons take place")
        ) { (place: LessonPlace) in place.words },
        "travel": FieldWords(Words("방문 거리 (km)", "Travels up to (km)")),
        "format": FieldWords(Words("인원", "Format")) { (format: LessonFormat) in format.words },
        "seats": FieldWords(
            Words("모집 인원", "Students"),
            hint: Words(
                "함께 배우는 학생 수예요. 그룹만 2명에서 20명까지 적어 주세요. 1:1은 늘 한 명씩이고, 예약이 있어도 마감되지 않아요.",
                """
                How many learn together: 2 to 20 for a group. One-to-one lessons are for one at a time, and \
                stay open when one is booked.
                """
            )
        ),
        "minutes": FieldWords(Words("레슨 시간 (분)", "Length of a lesson (minutes)")),
    ]

    private static let ofPrice: [String: FieldWords] = [
        "single": FieldWords(
            Words("1회 레슨비 (원)", "One lesson (won)"),
            hint: Words("가격을 모두 비워 두면 가격협의예요.", "Without any price, it is to be agreed on.")
        ),
        "pass": FieldWords(Words("횟수권", "Pass")),
        "passCount": FieldWords(
            Words("횟수권 횟수", "Lessons of a pass"),
            hint: Words("횟수권이 있을 때만 적어요.", "If you offer a pass.")
        ),
        "passPrice": FieldWords(Words("횟수권 가격 (원)", "Price of a pass (won)")),
        "passExpiry": FieldWords(
            Words("횟수권 기간", "A pass lasts for"),
            hint: Words("산 날부터 이 기간 안에 써요.", "Counted from the day it is bought.")
        ),
        "passExpiryUnit": FieldWords(Words("기간 단위", "Unit")) { (unit: LessonExpiry.Unit) in
            switch unit {
            case .days: Words("일", "Days")
            case .months: Words("개월", "Months")
            }
        },
        "monthly": FieldWords(Words("한 달 레슨비 (원)", "One month (won)")),
        "fee": FieldWords(Words("결제 방식", "Paid")) { (fee: LessonFee) in fee.words },
        "trial": FieldWords(Words("체험 레슨", "Trial lesson")) { (trial: LessonTrial.Kind) in trial.words },
        "trialPrice": FieldWords(Words("체험 레슨비 (원)", "Trial lesson (won)")),
    ]
}
