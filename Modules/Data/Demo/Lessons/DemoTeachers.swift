import Database
import Domain
import Storage

/// Makes each author of a demo's offered lessons a teacher, some with verified documents and recordings.
struct DemoTeachers: Sendable {
    private var known: Set<Int> = []
    private let recordings: DemoRecordings

    init(_ recordings: DemoRecordings) {
        self.recordings = recordings
    }

    mutating func add(
        authorOf listing: DemoListing,
        _ plan: DemoPlan,
        _ clock: DemoClock,
        to batch: inout RowBatch
    ) throws {
        var chance = Chance(plan.seed, .teacher, listing.author)
        guard !known.contains(listing.author), let profile = try listing.post.teacher(&chance) else { return }
        known.insert(listing.author)
        let since = clock.joined(listing.author)
        var teacher = Teacher(listing.authorID, since: since, profile)
        if chance.happens(60) {
            let seen = try VerifiedDocuments("졸업증명서")
            let at = clock.latest(after: since, &chance)
            teacher.verify(with: VerificationMark(seen, at: at))
            batch.add(
                VerificationRow(
                    Verification(
                        id: clock.id(at: at, listing.author),
                        of: listing.authorID,
                        try DocumentNote("졸업증명서예요."),
                        sentAt: at,
                        .accepted,
                        decidedAt: at,
                        seen: seen
                    )
                )
            )
        }
        batch.add(TeacherRow(teacher))
        guard chance.happens(50) else { return }
        for (place, melody) in recordings.melodies.enumerated() {
            let at = since.later(minutes: 10 + place)
            batch.add(
                Recording(
                    id: clock.id(at: at, listing.author),
                    of: listing.authorID,
                    melody.title,
                    seconds: melody.seconds,
                    file: melody.file,
                    uploadedAt: at
                )
            )
        }
    }
}
