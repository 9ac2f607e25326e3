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

    private static func posting(
        _ schedule: ClassSchedule,
        _ place: PlaceChoice
    ) -> PostingBody<ClassContentsBody> {
        PostingBody(ClassContentsBody(post(schedule, at: nil)), at: PlaceChoiceBody(place))
    }

    private static func post(_ schedule: ClassSchedule, at exact: ExactPlace?) -> Class {
        let contents = made {
            try ClassContents(
                side: .offer,
                title: ListingTitle("성인 피아노 기초"),
                description: ClassDescription("줄\n바꿈"),
                subjects: [.hobby, .korean],
                targets: [.all],
                price: .fixed(Money(won: 30_000)!, per: .problem),
                seats: 3,
                schedule: schedule,
                bring: ThingsToBring("앞치마"),
                images: [Image.ID(rawValue: 9)]
            )
        }
        let place = ListingPlace(neighbourhood: neighbourhood.code, shown: neighbourhood.point, exact: exact)
        return made {
            try Class(posting: .init(rawValue: 5), by: account.id, contents, at: place, now: now)
        }
    }

    private static func posted(
        _ schedule: ClassSchedule,
        at exact: ExactPlace?
    ) -> PostBody<ClassContentsBody> {
        let post = post(schedule, at: exact)
        let author = MemberCard(id: account.id, nickname: account.nickname, picture: nil)
        let card = SharedCard(post.listing, author: author, favourites: 1, conversations: 2)
        let published = PublishedListing(
            post.listing,
            summary: ListingSummary(card),
            images: [],
            views: 3,
            conversation: .init(rawValue: 8)
        )
        let body = ListingCardBody(card, in: neighbourhood, at: now)
        return PostBody(
            PublishedPost(post, published),
            ListingBody(body, isFavourite: false, distance: nil)
        )
    }

    static let classes: [any Body] = [
        posting(arranged, .onTheMap(neighbourhood.point, address: "명동길 14")),
        posting(fixed, .byAddress("명동길 14")), posting(fixed, .inMyNeighbourhood(neighbourhood.code)),
        posted(arranged, at: exact), posted(fixed, at: nil), posted(fixed, at: exact).posting,
        posted(fixed, at: nil).contents,
        ListingDeletionPlanBody(
            ListingDeletionPlan(conversations: 1, proposals: 2, dealsAhead: 3, favourites: 4)
        ),
        DraftBody<ClassContentsBody>(["title": "피아노"]),
        made { try SavedDraftBody<ClassContentsBody>(Draft(document: #"{"seats":2}"#, savedAt: now)) },
        ExactPlaceBody(exact),
        made {
            ExactPlaceBody(
                try ExactPlace(point: neighbourhood.point, address: "명동 14", accuracy: .neighbourhood)
            )
        },
        NearbyStationBody(
            NearbyStation(name: "명동역", nameInEnglish: "Myeongdong", lines: ["4호선"], metres: 310)
        ),
        FoundAddressBody(
            FoundAddress(address: "서울 중구 명동", point: neighbourhood.point, accuracy: .neighbourhood)
        ),
    ]
}
