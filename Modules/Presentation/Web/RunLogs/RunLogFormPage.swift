import Domain
import Markup
import Wire
import Wording

/// The form of a new log, or of an edit.
struct RunLogFormPage {
    let entry: FormEntry
    /// Nil for a new log.
    var edited: RunLogBody?
    /// Runs without a log, for a new one.
    var runs: [JoinedRunBody] = []
    /// The pictures in the form.
    var images: [ImageBody] = []
    /// Whether the log was edited since the form was opened.
    var isOutdated = false

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry)
        let title = (edited == nil ? RunLogPhrases.write : RunLogPhrases.edit)[language]
        let address = edited.map { RunLogPagePath.one.filled($0.id.description) }
        let action = edited.map { RunLogPagePath.edit.filled($0.id.description) }
        return Page(
            title,
            tab: .mine,
            back: address ?? RunLogPagePath.calendar.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1></div>
                \(warning(language))
                \(parts.form(to: action ?? RunLogPagePath.new.rawValue, takesFiles: true, """
                    \(fields(parts))
                    """))
                """
        )
    }

    private func fields(_ parts: FormParts) -> HTML {
        """
        \(edited == nil ? run(parts) : "")
        \(day(parts))
        \(stamps(parts))
        \(parts.line(
            "metres",
            RunLogPhrases.distance,
            hint: RunLogPhrases.distanceHint,
            attributes: " inputmode=\"decimal\" autocomplete=\"off\""
        ))
        \(parts.line(
            "seconds",
            RunLogPhrases.time,
            hint: RunLogPhrases.timeHint,
            attributes: " autocomplete=\"off\""
        ))
        \(weather(parts))
        \(temperature(parts))
        \(parts.area("diary", RunLogPhrases.diary, rows: 6, most: RunDiary.longest))
        \(pictures(parts))
        \(parts.choices("public", RunLogPhrases.visibility, [
            ("true", RunLogPhrases.open), ("false", RunLogPhrases.closed),
        ]))
        \(edited == nil ? parts.key : parts.hidden(FormEntry.versionField))
        \(parts.button(FramePhrases.save))
        """
    }

    private func day(_ parts: FormParts) -> HTML {
        let (first, last) = (RunLog.firstDay.iso8601, parts.visit.now.dateInSeoul.iso8601)
        return parts.line(
            "day",
            RunLogPhrases.day,
            type: "date",
            isRequired: true,
            attributes: " min=\"\(first)\" max=\"\(last)\""
        )
    }

    private func temperature(_ parts: FormParts) -> HTML {
        let degrees = RunTemperature.allowed
        return parts.line(
            "temperature",
            RunLogPhrases.temperature,
            type: "number",
            attributes: " min=\"\(degrees.lowerBound)\" max=\"\(degrees.upperBound)\" step=\"1\""
        )
    }

    private func warning(_ language: Language) -> HTML {
        guard isOutdated else { return "" }
        return "<p class=\"callout warn\">\(RunLogPhrases.edited[language])</p>"
    }

    private func run(_ parts: FormParts) -> HTML {
        guard !runs.isEmpty else { return "" }
        let options = runs.map { run in
            let day = run.startsAt.dateInSeoul.words
            return (
                value: run.listing.description,
                words: Words("\(run.title) · \(day[.korean])", "\(run.title) · \(day[.english])")
            )
        }
        return parts.select("run", RunLogPhrases.run, [("", RunLogPhrases.personal)] + options)
    }

    private func stamps(_ parts: FormParts) -> HTML {
        let language = parts.visit.language
        let chips = RunStamp.allCases.map { stamp in
            chip("stamp", stamp.rawValue, stamp.icon, stamp.words[language])
        }
        return parts.group(
            "stamp",
            RunLogPhrases.stamp,
            hint: nil,
            "<div class=\"chips stamps\">\(chips)</div>"
        )
    }

    private func weather(_ parts: FormParts) -> HTML {
        let language = parts.visit.language
        let chips = RunWeather.allCases.map { weather in
            chip("weather", weather.rawValue, weather.icon, weather.words[language])
        }
        return parts.group(
            "weather",
            RunLogPhrases.weather,
            hint: nil,
            """
            <div class="chips stamps">\(chip("weather", "", nil, RunLogPhrases.noWeather[language]))\
            \(chips)</div>
            """
        )
    }

    private func chip(_ name: String, _ value: String, _ icon: Icon?, _ words: String) -> HTML {
        """
        <label class="chip"><input type="radio" name="\(name)" value="\(value)"\
        \(" checked", if: entry.text(name) == value)><span>\(icon?.html)\(words)</span></label>
        """
    }

    /// Each picture is kept while its box is checked, so that the form works without scripts.
    private func pictures(_ parts: FormParts) -> HTML {
        let language = parts.visit.language
        let kept = images.enumerated().map { index, image -> HTML in
            """
            <li><label><img src="\(link: image.files.thumb.path)" width="88" height="88" alt="">\
            <span><input type="checkbox" name="images" value="\(image.id.description)" checked> \
            \(RunLogPhrases.picture(index + 1)[language])</span></label></li>
            """
        }
        return parts.group(
            "images",
            RunLogPhrases.pictures,
            hint: images.isEmpty ? RunLogPhrases.picturesHint : RunLogPhrases.keptPicturesHint,
            """
            <ul class="plain pictures-kept">\(kept)</ul>
            <label class="field"><span>\(RunLogPhrases.addPictures[language])</span>\
            <input type="file" name="files" accept="image/*" multiple></label>
            """
        )
    }
}

extension FormEntry {
    /// The suggested fields of a new log.
    static func newRunLog(on day: CivilDate, of run: JoinedRunBody?) -> FormEntry {
        FormEntry([
            (name: "run", value: run?.listing.description ?? ""), (name: "day", value: day.iso8601),
            (name: "stamp", value: RunStamp.check.rawValue), (name: "weather", value: ""),
            (name: "public", value: "false"),
        ])
    }

    /// The fields of a log, with distance and time as people write them.
    init(_ log: RunLogBody) {
        self = FormEntry(of: RunLogContentsBody(log.fields))
            .saying([log.fields.metres.map { RunDistance.words(metres: $0) } ?? ""], at: "metres")
            .saying(
                [log.fields.seconds.map { RunMovingTime.clock(seconds: $0) } ?? ""],
                at: "seconds"
            )
            .saying(["\(log.version)"], at: FormEntry.versionField)
    }

    /// Distance in metres and time in seconds. An unreadable text is kept, so that the API refuses it.
    func spellingRunLog() -> FormEntry {
        let metres = RunDistance.metres(typed: text("metres")).map { ["\($0)"] } ?? texts("metres")
        let seconds = RunMovingTime.seconds(typed: text("seconds")).map { ["\($0)"] } ?? texts("seconds")
        return without("files").saying(metres, at: "metres").saying(seconds, at: "seconds")
    }
}
