import Database
import Domain
import Foundation
import TestSupport
import Testing

@testable import Storage

@Suite("Lessons posted before they were found by the time of the week")
struct LessonTimesMigrationContract {
    @Test("They get the times that their hours and lengths say", arguments: Database.Engine.allCases)
    func filled(_ engine: Database.Engine) async throws {
        let folder = try TemporaryFolder()
        let database: Database =
            switch engine {
            case .sqlite: try .sqlite(at: folder.file("madang.sqlite").path)
            case .postgresql: try .postgresql(await PostgreSQLServer.shared().freshDatabase())
            }
        try await Migrator(database, Array(Storage.migrations.prefix { $0.number < 66 })).migrate()
        var chance = SeededGenerator(seed: 66)
        var expected: [Int64: Int64] = [:]
        for teacher in Int64(1)...40 {
            let hours = try Self.hours(of: teacher, &chance)
            let minutes = Int.random(in: 1...18, using: &chance) * 10
            try await Self.insert(hours, teacher, minutes, in: database)
            expected[teacher] = hours.times(lasting: minutes).bits
            // Who looks for a teacher has no times.
            expected[100 + teacher] = 0
        }

        try await Migrator(database, Storage.migrations).migrate()

        let rows = try await database.read { try $0.run("SELECT id, week_times FROM listings") }
        var kept: [Int64: Int64] = [:]
        for row in rows { kept[try row.value("id")] = try row.value("week_times") }
        #expect(kept == expected)
        #expect(expected.values.count { $0 > 0 } > 20)
        await database.close()
    }

    private static func hours(of teacher: Int64, _ chance: inout SeededGenerator) throws -> TeachingHours {
        var week: [Weekday: TeachingDay] = [:]
        for day in Weekday.allCases where Bool.random(using: &chance) {
            week[day] = try TeachingDay(
                (0..<2).map { _ in
                    let start = Int.random(in: 0...143, using: &chance) * 10
                    return try TeachingSpan(
                        start,
                        min(1_440, start + Int.random(in: 1...50, using: &chance) * 10)
                    )
                }
            )
        }
        return try TeachingHours(of: Member.ID(rawValue: teacher), week: week)
    }

    /// Rows as the server wrote them then: an offered lesson, and a wanted one of the same author.
    private static func insert(
        _ hours: TeachingHours,
        _ teacher: Int64,
        _ minutes: Int,
        in database: Database
    ) async throws {
        try await database.write { connection in
            try connection.execute(
                """
                INSERT INTO accounts (id, email, nickname, nickname_key, language, joined_at)
                VALUES (\(teacher), \("\(teacher)@example.com"), \("t\(teacher)"), \("t\(teacher)"), 'ko', 0)
                """
            )
            for (id, side) in [(teacher, "offer"), (100 + teacher, "want")] {
                try connection.execute(
                    """
                    INSERT INTO listings (id, kind, author, side, title, status, seats, taken, facets,
                        has_price, code, latitude, longitude, position, created_at)
                    VALUES (\(id), 'lesson', \(teacher), \(side), 'violin', 'open', 1, 0, 0, 0, 1114055000,
                        37563700, 126983800, \(id), 0)
                    """
                )
                try connection.execute(
                    """
                    INSERT INTO lessons (id, description, minutes, tags)
                    VALUES (\(id), 'violin', \(minutes), '')
                    """
                )
            }
            try connection.insert(TeachingHoursRow(hours, at: Moment(milliseconds: 0)))
            for time in TeachingTimeRow.all(of: hours) { try connection.insert(time) }
        }
    }
}
