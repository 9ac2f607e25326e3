/// The operations of the API, by feature.
public enum API {
    /// All of them.
    public static var all: [any AnyOperation] {
        let lists: [any OperationList] = [
            accounts,
            addresses,
            attendance,
            blocks,
            calendar,
            challenges,
            comments,
            confirmation,
            conversations,
            deals,
            documents,
            eventReminders,
            identities,
            images,
            joinedRuns,
            lessonNotes,
            measures,
            members,
            neighbourhoods,
            notices,
            phones,
            recordings,
            reports,
            reviews,
            rosters,
            runLogs,
            sessions,
            students,
        ]
        return lists.flatMap(\.all)
    }
}
