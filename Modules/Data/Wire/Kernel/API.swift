import Domain

/// The operations of the API, by feature.
public enum API {
    /// All of them.
    public static var all: [any AnyOperation] {
        let lists: [any OperationList] = [
            accounts,
            addresses,
            attendance,
            audit,
            blocks,
            board,
            bookings,
            calendar,
            challenges,
            claims,
            comments,
            confirmation,
            conversations,
            deals,
            deposits,
            documents,
            eventCalendar,
            eventReminders,
            favourites,
            followers,
            identities,
            images,
            joinedRuns,
            lessonNotes,
            lessonSales,
            listings,
            measures,
            members,
            neighbourhoods,
            notices,
            orders,
            phones,
            recordings,
            reports,
            reviews,
            rosters,
            runLogs,
            sales,
            savedSearches,
            searches,
            series,
            sessions,
            slots,
            sources,
            students,
            submissions,
            teachers,
            trust,
            verifications,
            websites,
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
