import Arguments
import Domain
import JSONCoding
import Wire
import Wording

/// The commands' fields and texts that are specific to events.
enum EventCommands: KindCommands {
    typealias Contents = EventContentsBody

    static let name = "event"
    static let example = """
        --title '작은 서버 밤' --category meetup --mode offline --date '2026-12-05 14:00 17:00' \
        --host '마당 개발자 모임' --cost free --neighbourhood 명동
        """

    static let more: [Action] = [
        list, calendar, remind, importFile, ClaimCommands.claimEvent,
    ]

    static func summary(in language: Language) -> String {
        language.say("행사를 올리고 수정해요", "Post events and edit them")
    }

    static let remark = Words(
        " 서버 운영자가 페더레이션을 켰으면 공개된 행사는 다른 서버의 팔로워에게도 전해요.",
        " Public events are also sent to followers on other servers if the operator has federation on."
    )

    static func status(of post: PostBody<EventContentsBody>, at now: Moment) -> Words {
        let status = post.contents.status(of: post.listing, takesApplications: false, at: now)
        let words = status?.words ?? post.listing.status.words
        guard post.listing.isHeldBack else { return words }
        let hidden = post.listing.statusWords
        return Words("\(hidden[.korean]) · \(words[.korean])", "\(hidden[.english]) · \(words[.english])")
    }

    static func fillsSeats(_ contents: EventContentsBody) -> Bool { contents.signUp == .here }

    static func facts(of contents: EventContentsBody, _ context: CommandContext) -> [(
        label: String, value: String?
    )] {
        let language = context.language
        let cost = (try? contents.cost.cost()) ?? .unknown
        func listed(_ words: [String]) -> String? { words.isEmpty ? nil : words.joined(separator: ", ") }
        func present(_ text: String) -> String? { text.isEmpty ? nil : text }
        return [
            (words["category"].label[language], contents.category.words[language]),
            (words["mode"].label[language], contents.mode.words[language]),
            (words["schedule"].label[language], contents.schedule.dateText(context)),
            (context.say("신청 기간", "Applications"), contents.schedule.periodText(context)),
            (words["hosts"].label[language], listed(contents.hosts)),
            (words["cost"].label[language], cost.words[language]),
            (words["venue"].label[language], present(contents.venue)),
            (words["link"].label[language], present(contents.link)),
            (words["signUp"].label[language], contents.signUp.words[language]),
            (words["topic"].label[language], listed(contents.topics.map { $0.words[language] })),
        ]
    }
}

/// The options and questions of dates, hosts and cost.
extension EventCommands {
    static func options(for field: String, in language: Language) -> [Option] {
        switch field {
        case "schedule": EventTimeOptions.all(in: language)
        case "hosts":
            [
                Option(
                    "host",
                    label: "TEXT",
                    repeated: true,
                    summary: language.say("주최. 여러 번 쓸 수 있어요", "a host; can be given several times")
                )
            ]
        default:
            [
                Option(
                    "cost",
                    .choice(EventCost.Kind.allCases.map(\.rawValue)),
                    summary: language.say("비용", "what it costs")
                ),
                Option(
                    "cost-from",
                    .integer(0...Money.most),
                    label: "WON",
                    summary: language.say("가장 싼 값(원)", "the lowest price in won")
                ),
                Option(
                    "cost-to",
                    .integer(0...Money.most),
                    label: "WON",
                    summary: language.say("가장 비싼 값(원)", "the highest price in won")
                ),
            ]
        }
    }

    static func value(of field: String, _ context: CommandContext, former: JSON?) throws -> JSON? {
        let invocation = context.invocation
        switch field {
        case "schedule": return try EventTimeOptions.value(context, former: former)
        case "hosts": return invocation.isGiven("host") ? .words(invocation.texts("host")) : nil
        default: return cost(invocation, former: former)
        }
    }

    /// An amount makes the event a paid one.
    private static func cost(_ invocation: Invocation, former: JSON?) -> JSON? {
        let given = ["cost", "cost-from", "cost-to"].filter(invocation.isGiven)
        guard !given.isEmpty else { return nil }
        var cost = former?.objectValue ?? [:]
        if given != ["cost"] { cost["kind"] = .string(EventCost.Kind.paid.rawValue) }
        if let kind = invocation.text(ifGiven: "cost") { cost["kind"] = .string(kind) }
        for (option, field) in [("cost-from", "from"), ("cost-to", "to")] {
            if let won = invocation.integer(ifGiven: option) { cost[field] = .integer(Int64(won)) }
        }
        return .object(cost)
    }

    static func ask(for field: String, _ questions: PostQuestions<EventCommands>) throws -> JSON {
        let context = questions.context
        switch field {
        case "schedule":
            let dates = try context.ask(
                context.say(
                    "날짜 (2026-12-05 14:00 17:00, 하루 종일이면 날짜만, 여러 개는 쉼표로): ",
                    "Dates (2026-12-05 14:00 17:00, the day alone for all day, several with commas): "
                ),
                isSecret: false,
                insteadOf: "--date"
            )
            return try EventTimeOptions.schedule(dates.split(separator: ",").map(String.init), context)
        case "hosts":
            let hosts = try questions.line("host", words["hosts"].label)
            return .words(hosts.split(separator: ",").map(String.init))
        default:
            let kinds = EventCost.Kind.allCases.map { (value: $0.rawValue, words: $0.words) }
            let kind = try questions.several("cost", words["cost"].label, kinds).first
            return ["kind": .string(kind ?? EventCost.Kind.unknown.rawValue)]
        }
    }
}

extension EventScheduleBody {
    func dateText(_ context: CommandContext) -> String? {
        guard let dates = try? eventDates() else { return nil }
        let now = context.program.clock.now
        let texts = dates.all.map { $0.words(in: dates.zone, at: now)[context.language] }
        let zone = dates.zone == .seoul ? "" : " (\(dates.zone.words[context.language]))"
        return texts.joined(separator: ", ") + zone
    }

    fileprivate func periodText(_ context: CommandContext) -> String? {
        guard opensAt != nil || closesAt != nil else { return nil }
        return "\(opensAt?.stamp ?? "") ~ \(closesAt?.stamp ?? "")"
    }
}
