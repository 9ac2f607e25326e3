import Domain
import JSONCoding
import Wire

extension Examples {
    private static var run: RunContentsBody {
        var run = RunContentsBody()
        run.title = "남산 둘레길"
        run.startsAt = now + .seconds(86_400)
        run.description = "줄\n바꿈"
        run.minAge = 30
        run.gender = .men
        run.jobGroups = [.design, .sales]
        run.images = [Image.ID(rawValue: 9)]
        return run
    }

    static let runs: [any Body] = [
        run, PostingBody(run, at: PlaceChoiceBody(.byAddress("명동길 14"))),
        PostingBody(run, at: PlaceChoiceBody(.byAddress("명동길 14")), weeks: 4),
        DraftBody<RunContentsBody>(["startsAt": "2026-11"]),
        SeriesBody(series(ended: nil), tellsReason: true),
        SeriesBody(series(ended: SeriesEnd(.host, at: now)), tellsReason: true),
    ]

    private static func series(ended end: SeriesEnd?) -> SeriesSummary {
        let date = SeriesSummary.Date(
            Listing.ID(rawValue: 8),
            number: 1,
            startsAt: now + .seconds(86_400),
            isCancelled: false
        )
        let series = Series(
            id: Series.ID(rawValue: 7),
            kind: .run,
            host: account.id,
            weeks: made { try SeriesLength(4) },
            startsAt: date.startsAt,
            posted: 1,
            end: end
        )
        return SeriesSummary(series, title: "남산 둘레길", dates: [date])
    }
}
