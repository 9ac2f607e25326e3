/// The operations of the API, by feature.
public enum API {
    /// All of them.
    public static var all: [any AnyOperation] {
        [
            attendance.all,
            blocks.all,
            comments.all,
            conversations.all,
            deals.all,
            joinedRuns.all,
            lessonNotes.all,
            measures.all,
            recordings.all,
            reports.all,
            reviews.all,
            rosters.all,
            runLogs.all,
        ].flatMap(\.self)
    }
}
