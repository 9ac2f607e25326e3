import Domain
import JSONCoding
import Wire

extension Examples {
    private static func lesson(_ side: Listing.Side, _ trial: LessonTrial.Kind) -> LessonContentsBody {
        var lesson = LessonContentsBody()
        lesson.side = side
        lesson.title = "색소폰 \"재즈\""
        lesson.instrument = .saxophone
        (lesson.purposes, lesson.levels) = ([.exam], [.beginner, .advanced])
        (lesson.places, lesson.travel) = ([.student, .online], 7)
        (lesson.format, lesson.seats, lesson.minutes) = (.group, 4, 90)
        (lesson.single, lesson.monthly) = (50_000, 0)
        (lesson.passCount, lesson.passPrice) = (10, 450_000)
        (lesson.passExpiry, lesson.passExpiryUnit) = (90, .days)
        (lesson.trial, lesson.trialPrice) = (trial, 10_000)
        lesson.description = "줄\n바꿈"
        lesson.tags = ["재즈", "bwv988"]
        lesson.images = [Image.ID(rawValue: 9)]
        return lesson
    }

    static let lessons: [any Body] = [
        lesson(.offer, .paid), lesson(.want, .none),
        PostingBody(lesson(.offer, .free), at: PlaceChoiceBody(.byAddress("명동길 14"))),
        DraftBody<LessonContentsBody>(["instrument": "harp", "tags": ["#하프"]]),
    ]
}
