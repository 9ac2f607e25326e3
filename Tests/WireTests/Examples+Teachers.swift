import Domain
import JSONCoding
import Wire

extension Examples {
    private static let card = MemberCard(id: account.id, nickname: account.nickname, picture: nil)
    private static let seen = made { try VerifiedDocuments("음악대학 \"졸업증명서\"") }

    private static let profile = made {
        TeacherProfile(
            instruments: [.saxophone, .flute],
            places: [.teacher, .online],
            credentials: try TeacherCredentials(education: ["음악대학 졸업", "대학원 수료"], career: ["악단 5년"])
        )
    }

    private static let whole = made {
        TaughtLesson(
            id: Listing.ID(rawValue: 4),
            title: "색소폰",
            instrument: .saxophone,
            format: .group,
            minutes: 50,
            prices: LessonPrices(
                single: Money(won: 50_000),
                pass: try LessonPass(count: 10, price: money, expiry: LessonExpiry(3, .months)),
                monthly: Money(won: 0),
                trial: .paid(money)
            )
        )
    }

    private static let bare = TaughtLesson(
        id: Listing.ID(rawValue: 5),
        title: "하프",
        instrument: .harp,
        format: .single,
        minutes: 60,
        prices: LessonPrices()
    )

    private static let money = Money(won: 450_000)!

    private static let recording = Recording(
        id: Recording.ID(rawValue: 12),
        of: account.id,
        made { try RecordingTitle("바흐 \"무반주\"") },
        seconds: 125,
        file: StoredFile(String(repeating: "a", count: 64))!,
        uploadedAt: now
    )

    private static func verification(_ state: Verification.State) -> Verification {
        Verification(
            id: Verification.ID(rawValue: 3),
            of: account.id,
            made { try DocumentNote("졸업증명서\n두 장") },
            sentAt: now,
            state,
            decidedAt: state == .waiting ? nil : now,
            decidedBy: state == .waiting ? nil : account.id,
            seen: state == .accepted ? seen : nil,
            reason: state == .declined ? made { try SubmissionReason("흐려요") } : nil
        )
    }

    private static func found(_ state: Verification.State) -> VerificationCase {
        VerificationCase(
            verification(state),
            by: card,
            profile.credentials,
            decidedBy: state == .waiting ? nil : card,
            documents: []
        )
    }

    static let teachers: [any Body] = [
        TeacherBody(
            TeacherSummary(
                Teacher(account.id, since: now, profile, mark: VerificationMark(seen, at: now)),
                lessons: [whole, bare],
                openLessons: 2,
                reviews: 2,
                halves: 19,
                latest: [],
                recordings: [recording]
            )
        ),
        TeacherBody(
            TeacherSummary(
                Teacher(account.id, since: now),
                lessons: [],
                openLessons: 0,
                reviews: 0,
                halves: 0,
                latest: [],
                recordings: []
            )
        ),
        TeacherProfileBody(profile), TaughtLessonBody(whole), TaughtLessonBody(bare),
        VerificationMarkBody(VerificationMark(seen, at: now)),
        VerificationBody(found(.waiting)), VerificationBody(found(.declined)),
        VerificationCaseBody(found(.accepted)), VerificationCaseBody(found(.waiting)),
        DocumentsBody(images: [Image.ID(rawValue: 9)], note: "졸업증명서"),
        VerifiedDocumentsBody(seen: "졸업증명서"),
        RecordingBody(recording), RecordingTitleBody(title: "바흐"),
    ]
}
