import Database

extension Migration {
    /// Lets the author of a run name its place, and tell those who join where to meet.
    static let meetingPlaces = Migration(
        75,
        "meeting places",
        sql: """
            ALTER TABLE runs ADD COLUMN place_name TEXT CHECK (place_name <> '');
            ALTER TABLE runs ADD COLUMN meeting_hint TEXT CHECK (meeting_hint <> '');
            ALTER TABLE series ADD COLUMN place_name TEXT CHECK (place_name <> '');
            ALTER TABLE series ADD COLUMN meeting_hint TEXT CHECK (meeting_hint <> '');
            """
    )
}
