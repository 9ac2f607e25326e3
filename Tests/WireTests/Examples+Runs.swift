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
        DraftBody<RunContentsBody>(["startsAt": "2026-11"]),
    ]
}
