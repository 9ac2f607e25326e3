import Database
import Domain
import Storage

/// Makes each author of a demo's offered lessons a teacher, some with verified documents.
struct DemoTeachers: Sendable {
    private var known: Set<Int> = []

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
    }
}
