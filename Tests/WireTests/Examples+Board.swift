import Domain
import Wire

/// Bodies of the board.
extension Examples {
    static let board: [any Body] = [
        PastSearchBody(PastSearch(id: PastSearch.ID(rawValue: 3), text: "피아노")),
        NeighbourhoodCountBody(NeighbourhoodLabelBody(neighbourhood.code, neighbourhood), count: 2),
        ListingMapBody([MapFeatureBody(cluster, at: neighbourhood.point), MapFeatureBody(posted)]),
        MapFeatureBody(posted), cluster, MapClusterBody(.bunch, count: 4), posted,
    ]

    private static let cluster = MapClusterBody(
        .district,
        count: 3,
        label: "서울 중구",
        labelEn: "Jung-gu, Seoul",
        opensAt: 12
    )

    private static let posted = ListingBody(listingCard, isFavourite: true, distance: 12)

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
