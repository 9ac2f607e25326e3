import Domain
import Markup
import Wording

/// The form that imports a recorded track.
struct RunTrackPage {
    let entry: FormEntry

    static let zones = [0, 100, 200, 500, 1_000]

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry)
        let title = RunLogPhrases.importTrack[language]
        return Page(
            title,
            tab: .mine,
            back: RunLogPagePath.calendar.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1></div>
                \(parts.form(to: RunLogPagePath.track.rawValue, takesFiles: true, """
                    \(parts.line(
                        "track",
                        RunLogPhrases.file,
                        type: "file",
                        hint: RunLogPhrases.fileHint,
                        isRequired: true,
                        attributes: " accept=\".gpx,.tcx,.fit,application/gpx+xml\""
                    ))
                    \(parts.select("zone", RunLogPhrases.zone, hint: RunLogPhrases.zoneHint, Self.zones.map {
                        (value: "\($0)", words: RunLogPhrases.metres($0))
                    }))
                    \(parts.button(RunLogPhrases.importing))
                    """))
                """
        )
    }
}
