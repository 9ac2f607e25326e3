import Database

extension Migration {
    /// Adds the parts of a week at which a lesson can start, by its length and the hours of its teacher. A
    /// start lies a multiple of 30 minutes after the beginning of the hours.
    static let weekTimes = Migration(
        66,
        "week times",
        sql: """
            ALTER TABLE listings ADD COLUMN week_times INTEGER NOT NULL DEFAULT 0 CHECK (week_times >= 0);

            ALTER TABLE saved_searches ADD COLUMN week_times TEXT NOT NULL DEFAULT '';

            ALTER TABLE listing_arrivals ADD COLUMN former_week_times INTEGER;

            UPDATE listing_arrivals SET former_week_times = 0 WHERE former_code IS NOT NULL;

            WITH days (weekday, mark) AS (
                VALUES ('mon', 1), ('tue', 8), ('wed', 64), ('thu', 512), ('fri', 4096), ('sat', 32768),
                    ('sun', 262144)
            ), parts (opens, closes, mark) AS (VALUES (0, 720, 1), (720, 1080, 2), (1080, 1440, 4))
            UPDATE listings SET week_times = coalesce((
                SELECT CAST(sum(DISTINCT days.mark * parts.mark) AS BIGINT)
                FROM lessons JOIN teaching_times ON teaching_times.teacher = listings.author
                    JOIN days ON days.weekday = teaching_times.weekday
                    JOIN parts ON CASE WHEN start_minute >= opens THEN start_minute
                        ELSE start_minute + (opens - start_minute + 29) / 30 * 30 END
                        BETWEEN opens AND CASE WHEN end_minute - minutes < closes
                            THEN end_minute - minutes ELSE closes - 1 END
                WHERE lessons.id = listings.id
            ), 0)
            WHERE kind = 'lesson' AND side = 'offer';
            """
    )
}
