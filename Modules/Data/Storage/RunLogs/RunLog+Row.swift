public import Database
public import Domain

extension RunLog {
    /// The columns that ``init(row:images:)`` reads.
    static let columns: SQL = """
        run_logs.id AS id, run_logs.member AS member, run_logs.run AS run, run_logs.day AS day,
            run_logs.stamp AS stamp, run_logs.weather AS weather, run_logs.temperature AS temperature,
            run_logs.diary AS diary, run_logs.metres AS metres, run_logs.seconds AS seconds,
            run_logs.is_public AS is_public, run_logs.route AS route, run_logs.version AS version,
            run_logs.written_at AS written_at
        """

    init(row: Row, images: [Image.ID]) throws {
        self.init(
            id: try row.value("id"),
            member: try row.value("member"),
            run: try row.value("run"),
            try RunLogContents(
                day: CivilDate(daysSince1970: row.value("day")),
                stamp: row.word("stamp"),
                weather: row.wordIfPresent("weather"),
                temperature: row.storedIfPresent("temperature") { try RunTemperature($0) },
                diary: row.stored("diary") { try RunDiary($0) },
                images: images,
                distance: row.storedIfPresent("metres") { try RunDistance(metres: $0) },
                time: row.storedIfPresent("seconds") { try RunMovingTime(seconds: $0) },
                isPublic: row.value("is_public")
            ),
            try row.storedIfPresent("route") { RunRoute(stored: $0) },
            version: try row.value("version"),
            writtenAt: try row.value("written_at")
        )
    }
}

extension RunLog: InsertableRow {
    public static let table: StaticString = "run_logs"

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "id": id, "member": member, "run": run, "day": contents.day.daysSince1970,
            "stamp": contents.stamp.rawValue, "weather": contents.weather?.rawValue,
            "temperature": contents.temperature?.degrees, "diary": contents.diary.text,
            "metres": contents.distance?.metres, "seconds": contents.time?.seconds,
            "is_public": contents.isPublic, "route": route?.stored, "version": version,
            "written_at": writtenAt,
        ]
    }
}

extension RunRoute {
    /// As in "37.50001,127.00002 37.50011,127.00022;…" in whole hundred-thousandths of a degree.
    var stored: String {
        lines.map { line in
            line.map { "\($0.microLatitude / 10),\($0.microLongitude / 10)" }.joined(separator: " ")
        }
        .joined(separator: ";")
    }

    init?(stored text: String) {
        let lines = text.split(separator: ";").map { line in
            line.split(separator: " ").compactMap { pair -> Point? in
                let numbers = pair.split(separator: ",").compactMap { Int($0) }
                guard numbers.count == 2 else { return nil }
                return Point(microLatitude: numbers[0] * 10, microLongitude: numbers[1] * 10)
            }
        }
        self.init(lines: lines)
    }
}
