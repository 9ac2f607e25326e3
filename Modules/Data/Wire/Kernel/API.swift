import Domain

/// The operations of the API, by feature.
public enum API {
    /// All of them.
    public static var all: [any AnyOperation] {
        let lists: [any OperationList] = [
            board,
            eventCalendar,
            favourites,
            followers,
            listings,
            savedSearches,
            searches,
            submissions,
            trust,
        ]
        let suggestions = Listing.Kind.allCases.filter { !$0.tastes.isEmpty }.map(suggestions)
        return (lists + posts + suggestions).flatMap(\.all)
    }

    private static var posts: [any OperationList] {
        [
            posts(ClassContentsBody.self),
            posts(CommunityContentsBody.self),
            posts(EventContentsBody.self),
            posts(LessonContentsBody.self),
            posts(RunContentsBody.self),
            posts(ShopContentsBody.self),
        ]
    }
}
