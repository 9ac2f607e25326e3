import Database
import Domain

extension Series {
    static let columns: SQL = """
        series.id AS id, series.kind AS kind, series.host AS host, series.weeks AS weeks,
            series.starts_at AS starts_at, series.posted AS posted, series.ended_at AS ended_at,
            series.end_reason AS end_reason, series.title AS title
        """

    init(row: Row) throws {
        let endedAt: Moment? = try row.value("ended_at")
        self.init(
            id: try row.value("id"),
            kind: try row.word("kind"),
            host: try row.value("host"),
            weeks: try row.stored("weeks") { try SeriesLength($0) },
            startsAt: try row.value("starts_at"),
            posted: try row.value("posted"),
            end: try endedAt.map { SeriesEnd(try row.word("end_reason"), at: $0) }
        )
    }

    /// The planned start of the next date; nil once no date follows.
    func nextStart(at now: Moment) -> Moment? { next(at: now).map(start) }
}

extension SeriesPattern {
    static let columns: SQL = """
        series.title AS title, series.text AS text, series.facets AS facets, series.seats AS seats,
            series.minutes AS minutes, series.code AS code, series.latitude AS latitude,
            series.longitude AS longitude, series.exact_latitude AS exact_latitude,
            series.exact_longitude AS exact_longitude, series.exact_address AS exact_address,
            series.exact_accuracy AS exact_accuracy,
            series.place_name AS place_name, series.meeting_hint AS meeting_hint
        """

    init(row: Row, images: [Image.ID]) throws {
        self.init(
            title: try row.stored("title") { try ListingTitle($0) },
            text: try row.value("text"),
            facets: try row.value("facets"),
            seats: try row.value("seats"),
            minutes: try row.value("minutes"),
            place: ListingPlace(
                neighbourhood: try row.neighbourhood(),
                shown: try row.point(),
                exact: try ExactPlace(exact: row)
            ),
            meeting: try MeetingPlace(row: row),
            images: images
        )
    }
}

/// A new series with its pattern.
struct SeriesRow: InsertableRow {
    static let table: StaticString = "series"

    let series: Series
    let pattern: SeriesPattern
    let nextStart: Moment?

    var cells: KeyValuePairs<StaticString, any SQLBindable> {
        let place = pattern.place
        return [
            "id": series.id, "kind": series.kind.rawValue, "host": series.host,
            "weeks": series.weeks.count, "starts_at": series.startsAt, "posted": series.posted,
            "next_start": nextStart, "title": pattern.title.text, "text": pattern.text,
            "facets": pattern.facets, "seats": pattern.seats, "minutes": pattern.minutes,
            "code": place.neighbourhood.number, "latitude": place.shown.microLatitude,
            "longitude": place.shown.microLongitude, "exact_latitude": place.exact?.location.microLatitude,
            "exact_longitude": place.exact?.location.microLongitude, "exact_address": place.exact?.address,
            "exact_accuracy": place.exact?.accuracy.rawValue,
            "place_name": pattern.meeting.name, "meeting_hint": pattern.meeting.hint,
        ]
    }
}
