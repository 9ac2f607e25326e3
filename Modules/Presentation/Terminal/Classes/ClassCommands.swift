import Arguments
import Domain
import JSONCoding
import Wire
import Wording

/// The commands' fields and texts that are specific to classes.
enum ClassCommands: KindCommands {
    typealias Contents = ClassContentsBody

    static let name = "class"
    static let example = """
        --side offer --title '성인 피아노 기초' --description '처음부터 천천히' \
        --subject hobby --weekday mon --minutes 60 --neighbourhood 명동
        """

    static func summary(in language: Language) -> String {
        language.say("수업을 올리고 수정해요", "Post classes and edit them")
    }

    static func facts(of contents: ClassContentsBody, _ context: CommandContext) -> [(
        label: String, value: String?
    )] {
        let language = context.language
        return [
            (words["subject"].label[language], contents.subjects.map { $0.words[language] }.listed),
            (words["target"].label[language], contents.targets.map { $0.words[language] }.listed),
            (words["schedule"].label[language], contents.schedule.text(context)),
            (words["bring"].label[language], contents.bring.isEmpty ? nil : contents.bring),
        ]
    }
}

extension [String] {
    fileprivate var listed: String { joined(separator: ", ") }
}

/// The options and questions of the schedule.
extension ClassCommands {
    static func options(for field: String, in language: Language) -> [Option] {
        [
            Option(
                "session",
                label: "'DATE TIME MINUTES'",
                repeated: true,
                summary: language.say(
                    "정해진 날짜와 시각, 몇 분인지. 여러 번 쓸 수 있어요",
                    "a fixed date, by the clocks of Seoul; can be given several times"
                )
            ),
            Option(
                "weekday",
                .choice(Weekday.allCases.map(\.rawValue)),
                repeated: true,
                summary: language.say("협의할 때 되는 요일", "a day that suits, by arrangement")
            ),
            Option(
                "time-band",
                .choice(TimeBand.allCases.map(\.rawValue)),
                repeated: true,
                summary: language.say("협의할 때 되는 시간대", "a part of the day that suits, by arrangement")
            ),
            Option(
                "minutes",
                .integer(ClassSession.lengths),
                label: "N",
                summary: language.say("협의할 때 한 번에 몇 분", "how long each time takes, by arrangement")
            ),
        ]
    }

    static func value(of field: String, _ context: CommandContext, former: JSON?) throws -> JSON? {
        let invocation = context.invocation
        let loose = ["weekday", "time-band", "minutes"].filter(invocation.isGiven)
        guard !invocation.isGiven("session") else {
            if let loose = loose.first { throw context.contradiction("--session", "--\(loose)") }
            return ["sessions": .array(try invocation.texts("session").map(context.session))]
        }
        guard !loose.isEmpty else { return nil }
        var schedule = former?.objectValue ?? [:]
        if schedule["sessions"]?.arrayValue?.isEmpty == false { schedule = [:] }
        if invocation.isGiven("weekday") { schedule["weekdays"] = .words(invocation.texts("weekday")) }
        if invocation.isGiven("time-band") { schedule["timeBands"] = .words(invocation.texts("time-band")) }
        if let minutes = invocation.integer(ifGiven: "minutes") {
            schedule["minutes"] = .integer(Int64(minutes))
        }
        return .object(schedule)
    }

    static func ask(for field: String, _ questions: PostQuestions<ClassCommands>) throws -> JSON {
        let context = questions.context
        let dates = try context.ask(
            context.say(
                "날짜 (2026-11-28 19:30 90, 여러 개는 쉼표로, 협의하려면 Enter): ",
                "Dates (2026-11-28 19:30 90, several with commas, Enter for by arrangement): "
            ),
            isSecret: false,
            insteadOf: "--session, --minutes"
        )
        let sessions = dates.split(separator: ",").map(String.init)
        guard sessions.isEmpty else { return ["sessions": .array(try sessions.map(context.session))] }
        let weekdays = Weekday.allCases.map { (value: $0.rawValue, words: $0.words) }
        let bands = TimeBand.allCases.map { (value: $0.rawValue, words: $0.words) }
        return [
            "weekdays": .words(
                try questions.several("weekday", Words("되는 요일", "Days that suit"), weekdays)
            ),
            "timeBands": .words(
                try questions.several("time-band", Words("되는 시간대", "Parts of the day"), bands)
            ),
            "minutes": Int64(try questions.line("minutes", Words("한 번에 몇 분", "How many minutes")))
                .map { .integer($0) } ?? .null,
        ]
    }
}

extension CommandContext {
    /// Parses a session such as "2026-11-28 19:30 90": the start in Korean time and the length in minutes.
    fileprivate func session(_ text: String) throws -> JSON {
        let parts = text.split { $0 == " " || $0 == "T" || $0 == "/" }.map(String.init)
        let time = parts.count > 1 && parts[1].count == 4 ? "0\(parts[1])" : parts.dropFirst().first ?? ""
        guard parts.count == 3, let minutes = Int64(parts[2]),
            Moment(rfc3339: "\(parts[0])T\(time):00+09:00") != nil
        else {
            throw UsageComplaint(
                say(
                    "'\(text.printable)'은(는) 날짜가 아니에요. '2026-11-28 19:30 90'처럼 적어 주세요.",
                    "'\(text.printable)' is no date: write it as '2026-11-28 19:30 90'."
                )
            )
        }
        return ["startsAt": .string("\(parts[0])T\(time):00+09:00"), "minutes": .integer(minutes)]
    }
}

extension ClassScheduleBody {
    fileprivate func text(_ context: CommandContext) -> String {
        guard sessions.isEmpty else {
            let times = sessions.map { session in
                let length = context.say("\(session.minutes)분", "\(session.minutes) min")
                return "\(session.startsAt.stamp) (\(length))"
            }
            let days = Set(sessions.map(\.startsAt.weekdayInSeoul))
            return times.listed + " · " + text(Weekday.allCases.filter(days.contains), context)
        }
        let length = minutes.map { context.say("\($0)분", "\($0) min") } ?? ""
        let bands = timeBands.map { $0.words[context.language] }.listed
        let parts = [context.say("협의", "by arrangement"), text(weekdays, context), bands, length]
        return parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    private func text(_ days: [Weekday], _ context: CommandContext) -> String {
        let language = context.language
        return days.map { $0.words[language] }.joined(separator: language == .korean ? "" : ", ")
    }
}
