/// Requests a second of runs, by each of their filters and orders, by members who have told their details.
///
/// One in ten listings of the demo is a run. Only those of the next days are open, so some loads ask for past
/// ones, too.
enum Runs {
    private static let runs = "\(Board.feed)..code()..'&kind=run"
    private static let all = "\(runs)&status=open,closed,expired"

    private static let loads = [
        load("open", "\(runs)'"),
        load("past ones, too", "\(all)'"),
        load("by tag", "\(all)&tag=after-work'"),
        load("by pace", "\(all)&pace=average,fast'"),
        load("by gender", "\(all)&gender=everyone'"),
        load("by age", "\(all)&age=30s'"),
        load("by two occupations", "\(all)&jobGroups=design,development'"),
        load("with an afterparty", "\(all)&afterparty=yes'"),
        load("that admit me", "\(all)&fits=me'"),
        load(
            "by everything",
            "\(all)&tag=after-work&pace=average,fast&age=30s&jobGroups=design&afterparty=no&fits=me'"
        ),
        load("that admit me, in the country", "\(Board.wide)..'&reach=country&kind=run&fits=me'"),
        load("that admit me, soonest first", "\(runs)&fits=me&sort=soonest'"),
        load("that admit me, nearest first", "\(all)&fits=me&sort=nearest&'..point()"),
        load("that admit me, later pages", "\(all)&fits=me&cursor='..cursor()"),
        load("that admit me, map of Seoul", "'/api/v1/listings/map?kind=run&fits=me&'..box()"),
    ]

    private static func load(_ name: String, _ target: String) -> Board.Load {
        Board.Load(name: "runs, \(name)", target: target)
    }

    static func measure() async throws { try await Board.measure(loads) }
}
