import Database
import Domain
import Storage

/// What the two of a demo's lesson wrote down after it, and the homework.
struct DemoLessonNotes {
    private let deal: Deal
    private let clock: DemoClock
    private var chance: Chance

    /// Nil for a listing that isn't booked, and for a lesson that isn't over.
    init?(_ seed: UInt64, _ clock: DemoClock, of deal: Deal) {
        guard deal.listingKind.has(.bookings), deal.state == .done else { return nil }
        self.deal = deal
        self.clock = clock
        chance = Chance(seed, .lessonNote, Int(deal.id.rawValue & 0x3F_FFFF) + Int(deal.id.rawValue >> 32))
    }

    /// Written by the domain's own steps, and in the past.
    mutating func write(to batch: inout RowBatch) throws {
        guard let teacher = deal.parties.provider, let student = deal.parties.receiver else { return }
        var notes = LessonNotes(of: deal, isBlocked: false, [])
        let after = deal.terms.endsAt
        if chance.happens(75) {
            let homework = chance.happens(70) ? chance.pick(Self.homework) : nil
            let at = after.later(minutes: chance.within(10...400))
            try write(chance.pick(Self.taught), homework: homework, by: teacher, at: at, to: &notes)
            let ticked = at.later(minutes: chance.within(600...8_000))
            if homework != nil, notes.all.first?.homework != nil, chance.happens(60), ticked < clock.now {
                try notes.tick(isDone: true, by: student, at: ticked)
            }
        }
        if chance.happens(35) {
            // A millisecond of its own keeps the identifiers of the two notes apart.
            let at = after.later(minutes: chance.within(10...2_000)) + .milliseconds(1)
            try write(chance.pick(Self.learned), homework: nil, by: student, at: at, to: &notes)
        }
        for note in notes.all {
            batch.add(LessonNoteRow(note, for: note.author == teacher ? student : teacher))
        }
    }

    private func write(
        _ text: String,
        homework: String?,
        by member: Member.ID,
        at moment: Moment,
        to notes: inout LessonNotes
    ) throws {
        guard moment < clock.now else { return }
        try notes.write(
            LessonNoteText(text),
            homework: homework.flatMap { try LessonNoteText($0) },
            as: clock.id(at: moment, Int(deal.id.rawValue & 0x3F_FFFF)),
            by: member,
            at: moment
        )
    }

    private static let taught = [
        "자세를 다시 잡고 음계를 천천히 했어요.", "지난번 곡을 끝까지 해 봤어요. 중간 부분이 많이 좋아졌어요.",
        "새 곡을 시작했어요. 처음 두 줄까지 읽었어요.", "박자를 맞추는 연습을 오래 했어요. 메트로놈과 친해졌어요.",
        "소리가 고르게 나요. 다음에는 셈여림을 해 봐요.",
    ]
    private static let homework = [
        "음계 하루 10분씩, 메트로놈 60으로", "첫 두 줄을 한 손씩 연습하기", "배운 곳까지 녹음해서 보내 주세요.",
        "어려운 네 마디만 날마다 다섯 번씩", "다음 곡 들어 보고 오기",
    ]
    private static let learned = [
        "생각보다 빨리 늘어서 기뻐요.", "왼손이 아직 어려워요. 다음 시간에 여쭤볼 것: 손 모양.",
        "악보 읽는 속도가 조금 붙었어요.", "연습을 못 해서 아쉬웠어요. 이번 주는 꼭!",
    ]
}
