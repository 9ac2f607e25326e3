import Arguments
import Domain
import Remote
import Wire
import Wording

extension LessonCommands {
    static let lesson = Input.place("lesson", label: "ID", Words("레슨의 ID", "the ID of a lesson"))

    static let book = Action(
        "book",
        Words("빈 시간에 레슨을 예약해요", "Book a lesson at a free time"),
        example: "madang lesson book 01KQ3T8M5Z7VA --starts '2026-12-01 19:30'",
        more: [
            ("madang lesson book 01KQ3T8M5Z7VA --starts '2026-12-02 16:00' --weeks 6 --skip-taken", nil),
            ("madang lesson book 01KQ3T8M5Z7VA --starts '2026-12-01 19:30' --trial", nil),
        ],
        takes: [lesson],
        options: { language in
            [
                TermOptions.start(in: language),
                Option("note", label: "TEXT", summary: language.say("선생님에게 남길 말", "a note to the teacher")),
                TermOptions.weeks(in: language),
                .flag(
                    "skip-taken",
                    summary: language.say("시간이 찬 주는 빼요", "leave out weeks in which the time is taken")
                ),
                .flag("trial", summary: language.say("체험 레슨으로 예약해요", "book a trial lesson")),
            ]
        }
    ) { context in
        let id = try context.lessonID
        let booking = BookingBody(
            startsAt: try context.bookedStart(),
            note: context.invocation.text(ifGiven: "note"),
            weeks: context.invocation.integer(ifGiven: TermOptions.weeksName) ?? 1,
            skipsTaken: context.invocation.flag("skip-taken"),
            isTrial: context.invocation.flag("trial")
        )
        return try await context.answer(to: API.bookings.book(id, booking)).printout(context)
    }

    static let rebook = Action(
        "rebook",
        Words("예약한 레슨을 다른 빈 시간으로 바로 바꿔요", "Move a booked lesson to another free time without asking"),
        example: "madang lesson rebook 02SJ7Q4B80H5C --starts '2026-12-02 19:30'",
        takes: [DealCommands.deal],
        options: { [TermOptions.start(in: $0)] }
    ) { context in
        let (id, start) = (try context.dealID, ChosenStartBody(try context.bookedStart()))
        return try await context.answer(to: API.slots.rebook(id, start)).printout(context)
    }

    /// The same as `madang deal cancel`.
    static let cancel = Action.calling(
        API.deals.cancel,
        "cancel",
        Words("예약한 레슨을 시작 전에 취소해요", "Cancel a booked lesson before it starts"),
        example: "madang lesson cancel 02SJ7Q4B80H5C --reason '감기에 걸렸어요'",
        DealCommands.deal,
        DealCommands.reason(asks: Words("취소하는 이유: ", "Why? "))
    )
}

extension CommandContext {
    /// The lesson of the command line; a malformed identifier counts as not found.
    var lessonID: Listing.ID {
        get throws { try identifier("lesson", or: ListingRefusal.notFound) }
    }

    fileprivate func bookedStart() throws -> Moment {
        let typed = try answer(
            TermOptions.startName,
            "언제 시작해요? (2026-11-28 19:30) ",
            "When does it start? (2026-11-28 19:30) "
        )
        return try start(answering: typed)
    }
}
