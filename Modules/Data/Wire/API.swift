import Domain

/// The operations of the API, by feature.
public enum API {
    /// All of them.
    public static var all: [any AnyOperation] { lists.flatMap(\.all) }

    public static var lists: [any OperationList] {
        let suggestions = Listing.Kind.allCases.filter { !$0.tastes.isEmpty }.map(suggestions)
        return people + finding + ofListings + posts + suggestions + talking + agreeing + paying
    }

    /// What they take, ask and answer, and other bodies, with all parts of them, by name.
    public static func bodies(besides others: [any Body.Type] = []) -> [String: any Body.Type] {
        var bodies: [String: any Body.Type] = [:]
        func add(_ body: any Body.Type) {
            guard bodies.updateValue(body, forKey: body.name) == nil else { return }
            body.parts.forEach(add)
        }
        for operation in all {
            [operation.takes, operation.query, operation.answers].compactMap(\.self).forEach(add)
        }
        others.forEach(add)
        return bodies
    }

    private static let people: [any OperationList] = [
        accounts, addresses, apiTokens, challenges, confirmation, documents, identities, invitations, members,
        neighbourhoods, phones, secondFactor, sessions, setUp, students, teachers, verifications,
    ]

    private static let finding: [any OperationList] = [
        board, calendar, eventCalendar, eventReminders, favourites, followers, savedSearches, searches,
    ]

    private static let ofListings: [any OperationList] = [
        claims, images, listings, meetingPlaces, recordings, series, sources, submissions, trust, watchList,
        websites,
    ]

    private static let talking: [any OperationList] = [
        announcements, appeals, audit, blocks, comments, conversations, digests, directory, letters, measures,
        notices, push, reasonTemplates, reports, server, site, warnings, webhooks,
    ]

    private static let agreeing: [any OperationList] = [
        attendance, bookings, deals, joinedRuns, lessonNotes, reviews, rosters, runLogs, slots,
    ]

    private static let paying: [any OperationList] = [
        deposits, lessonSales, orders, sales,
    ]

    private static let posts: [any OperationList] = [
        posts(ClassContentsBody.self), posts(CommunityContentsBody.self), posts(EventContentsBody.self),
        posts(LessonContentsBody.self), posts(RunContentsBody.self), posts(ShopContentsBody.self),
    ]
}
