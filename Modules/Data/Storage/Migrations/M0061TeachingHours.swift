import Database

extension Migration {
    /// Adds the hours in which members give lessons. A time is of a day of the week or of an exception; a day
    /// without lessons has one from 0 to 0.
    static let teachingHours = Migration(
        61,
        "teaching hours",
        sql: """
            CREATE TABLE teaching_hours (
                teacher INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
                rests_on_holidays INTEGER NOT NULL CHECK (rests_on_holidays IN (0, 1)),
                pause INTEGER NOT NULL CHECK (pause >= 0),
                notice INTEGER NOT NULL CHECK (notice >= 0),
                horizon INTEGER NOT NULL CHECK (horizon > 0),
                shares_place INTEGER NOT NULL CHECK (shares_place IN (0, 1)),
                saved_at INTEGER NOT NULL
            ) STRICT;

            CREATE TABLE teaching_times (
                teacher INTEGER NOT NULL REFERENCES teaching_hours (teacher) ON DELETE CASCADE,
                place INTEGER NOT NULL CHECK (place > 0),
                weekday TEXT CHECK (weekday IN ('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun')),
                day INTEGER,
                start_minute INTEGER NOT NULL CHECK (start_minute >= 0),
                end_minute INTEGER NOT NULL CHECK (end_minute <= 1440),
                PRIMARY KEY (teacher, place),
                CHECK ((weekday IS NULL) <> (day IS NULL)),
                CHECK (start_minute < end_minute OR day IS NOT NULL AND start_minute = 0 AND end_minute = 0)
            ) STRICT;
            """
    )
}
