import Domain
import JSONCoding
import Wire

extension Examples {
    private static let arranged = ClassSchedule.byArrangement(
        made { try .init(weekdays: [.monday, .sunday], timeBands: [.night], minutes: 90) }
    )

    private static let fixed = ClassSchedule.fixed(
        made {
            try ClassSessions([
                ClassSession(startsAt: now + .seconds(86_400), minutes: 60),
                ClassSession(startsAt: now + .seconds(2 * 86_400), minutes: 45),
            ])
        }
    )

    private static let exact = made { try ExactPlace(point: neighbourhood.point, address: "명동길 14") }

    private static func contents(_ schedule: ClassSchedule, _ place: PlaceChoice) -> ClassContentsBody {
        ClassContentsBody(
            side: .offer,
            title: "성인 피아노 기초",
            description: "줄\n바꿈",
            category: [.hobby, .korean],
            targets: [.all],
            price: nil,
            seats: 3,
            schedule: ClassScheduleBody(schedule),
            images: [Image.ID(rawValue: 9)],
            place: PlaceChoiceBody(place)
        )
    }

    private static func posted(_ schedule: ClassSchedule, at exact: ExactPlace?) -> ClassBody {
        let contents = made {
            try ClassContents(
                title: ListingTitle("성인 피아노 기초"),
                description: ClassDescription("줄\n바꿈"),
                subjects: [.hobby, .korean],
                targets: [.all],
                price: .fixed(Money(won: 30_000)!, per: .problem),
                seats: 3,
                schedule: schedule
            )
        }
        let author = MemberCard(id: account.id, nickname: account.nickname, picture: nil)
        let place = ListingPlace(neighbourhood: neighbourhood.code, shown: neighbourhood.point, exact: exact)
        let post = made {
            try Class(posting: .init(rawValue: 5), by: author.id, .offer, contents, at: place, now: now)
        }
        let card = SharedCard(post.listing, author: author, favourites: 1, conversations: 2)
        let posted = PostedClass(
            post,
            summary: ListingSummary(card),
            images: [],
            views: 3,
            conversation: .init(rawValue: 8)
        )
        return ClassBody(posted, in: neighbourhood, at: now)
    }

    static let classes: [any Body] = [
        contents(arranged, .onTheMap(neighbourhood.point, address: "명동길 14")),
        contents(fixed, .byAddress("명동길 14")), contents(fixed, .inMyNeighbourhood(neighbourhood.code)),
        posted(arranged, at: exact), posted(fixed, at: nil), posted(fixed, at: exact).contents,
        ClassDeletionPlanBody(
            ClassDeletionPlan(conversations: 1, proposals: 2, dealsAhead: 3, favourites: 4)
        ),
        ClassDraftBody(["title": "피아노"]),
        made { try SavedClassDraftBody(Draft(document: #"{"seats":2}"#, savedAt: now)) },
        ExactPlaceBody(exact),
        FoundAddressBody(
            FoundAddress(address: "서울 중구 명동", point: neighbourhood.point, accuracy: .neighbourhood)
        ),
    ]
}
