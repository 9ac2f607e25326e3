import Domain
import Wire

/// Bodies of the board.
extension Examples {
    static let board: [any Body] = [
        PastSearchBody(PastSearch(id: PastSearch.ID(rawValue: 3), text: "피아노")),
        SearchToSaveBody(
            title: "피아노",
            criteria,
            around: neighbourhood.code,
            .city,
            notifies: false,
            frequency: .daily
        ),
        SearchToSaveBody(title: "동네", SearchCriteriaFields(ListingFilter()), around: nil, nil),
        SavedSearchChangeBody(title: "피아노"), SavedSearchChangeBody(notifies: true),
        SavedSearchChangeBody(frequency: .daily), OpenQuestionBody(askedAt: now, closesAt: now),
        SavedSearchBody(savedSearch, neighbourhood),
        NeighbourhoodCountBody(NeighbourhoodLabelBody(neighbourhood.code, neighbourhood), count: 2),
        FigureHistogramBody(
            FigureHistogram(.area, counts: Figure.area.steps.map { $0 % 3 }, isEstimate: true)
        ), FigureBarBody(from: 0, below: nil, count: 2),
        ListingMapBody([MapFeatureBody(cluster, at: neighbourhood.point), MapFeatureBody(posted)]),
        MapFeatureBody(posted), cluster, MapClusterBody(.bunch, count: 4), posted,
        SuggestionBody(posted, Taste(.word("violin", facet: "instrument"), from: .favourite)),
        SuggestionBody(posted, Taste(.tag(made { try ListingTag("취미레슨") }), from: .pastSearch)),
    ]

    private static let criteria = SearchCriteriaFields(
        text: "피아노",
        filter,
        within: made { try DrawnArea(filling: MapBox(west: 127, south: 37, east: 127.1, north: 37.1)) }
    )

    private static var filter: ListingFilter {
        var filter = ListingFilter()
        filter.kinds = [.class]
        filter.side = .offer
        filter.facets = ["subject": ["math"], "weekday": ["sat", "sun"]]
        filter.minPrice = 10_000
        (filter.maxDeposit, filter.maxCost) = (50_000_000, 1_000_000)
        filter.minArea = FloorArea(units: 3_305_785_000)
        filter.times = WeekTimes(on: [.saturday], in: [.morning])
        filter.fits = .me
        return filter
    }

    private static let savedSearch = made {
        SavedSearchSummary(
            SavedSearch(
                id: SavedSearch.ID(rawValue: 9),
                name: try SavedSearchName("피아노"),
                criteria: try criteria.criteria(around: neighbourhood.code, .kilometres(5)),
                notifiesSince: now
            ),
            newListings: 3
        )
    }

    private static let cluster = MapClusterBody(
        .district,
        count: 3,
        label: "서울 중구",
        labelEn: "Jung-gu, Seoul",
        opensAt: 12
    )

    static let posted = ListingBody(listingCard, isFavourite: true, distance: 12)

    static let listingCard = made {
        let card = SharedCard(
            Listing(
                posting: Listing.ID(rawValue: 5),
                .class,
                by: account.id,
                side: .want,
                seats: try Seats(2),
                ListingDetails(
                    title: try ListingTitle("수학 \"1:1\""),
                    price: .negotiable,
                    place: ListingPlace(
                        neighbourhood: neighbourhood.code,
                        shown: neighbourhood.point,
                        exact: nil
                    ),
                    expiresAt: now
                ),
                at: now
            ),
            author: MemberCard(id: account.id, nickname: account.nickname, picture: nil),
            favourites: 1,
            conversations: 0
        )
        return ListingCardBody(card, in: neighbourhood, at: now)
    }
}
