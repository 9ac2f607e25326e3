import Arguments
import Domain
import Remote
import Wire
import Wording

enum RunLogCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [
            RunLogWriteCommand.self, RunLogShowCommand.self, RunLogListCommand.self,
            RunLogCalendarCommand.self, RunLogEditCommand.self, RunLogDeleteCommand.self,
            RunLogImportCommand.self, RunLogRunsCommand.self, RunLogFellowsCommand.self,
            RunLogStampCommand.self,
        ]
    }

    static func command(in language: Language) -> Command {
        Command(
            "log",
            summary: language.say("러닝 로그를 쓰고, 달력과 스탬프를 봐요", "Keep a running log"),
            example: .init("madang log write --km 5.2 --time 31:20"),
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }

    static func id(in language: Language) -> Argument {
        Argument("id", label: "LOG", summary: language.say("로그의 ID", "the log's ID"))
    }

    static func run(in language: Language) -> Argument {
        Argument("run", label: "RUN", summary: language.say("러닝 글의 ID", "the ID of the run's listing"))
    }

    static func member(in language: Language) -> Option {
        Option(
            "member",
            label: "ID",
            summary: language.say("이웃의 ID. 기본은 나", "a neighbour's ID; mine by default")
        )
    }

    /// What is written into a log.
    static func contents(in language: Language) -> [Option] {
        [
            Option("day", label: "YYYY-MM-DD", summary: language.say("날짜", "the day")),
            Option(
                "stamp",
                .choice(RunStamp.allCases.map(\.rawValue)),
                summary: language.say("스탬프", "the stamp")
            ),
            Option("km", label: "KM", summary: language.say("거리, 킬로미터", "the distance in kilometres")),
            Option("time", label: "M:SS", summary: language.say("달린 시간", "the moving time")),
            Option(
                "weather",
                .choice(RunWeather.allCases.map(\.rawValue)),
                summary: language.say("날씨", "the weather")
            ),
            Option(
                "temperature",
                .integer(RunTemperature.allowed),
                label: "N",
                summary: language.say("기온, 섭씨", "degrees Celsius")
            ),
            Option(
                "diary",
                label: "TEXT",
                summary: language.say("일기, 500자까지", "the diary, at most 500 characters")
            ),
            Option(
                "image",
                .file,
                label: "FILE",
                repeated: true,
                summary: language.say("사진, 5장까지", "a picture; at most five")
            ),
            .flag("private", negatable: true, summary: language.say("나만 보기", "only I can read it")),
        ]
    }
}

extension CommandContext {
    var runLog: RunLog.ID {
        get throws { try identifier(or: RunLogRefusal.notFound) }
    }

    var joinedRun: Listing.ID {
        get throws { try identifier("run", or: RunLogRefusal.runNotFound) }
    }

    var loggedMember: Member.ID? {
        get throws {
            try invocation.text(ifGiven: "member").map { text in
                guard let member = Member.ID(text) else { throw MemberRefusal.notFound }
                return member
            }
        }
    }

    /// The fields from the options, over those of `former`.
    func logFields(
        over former: RunLogFields,
        _ client: MadangClient
    ) async throws -> RunLogFields {
        let paths = invocation.texts("image")
        let images = paths.isEmpty ? former.images : try await uploads(paths, at: client).map(\.id)
        return RunLogFields(
            day: try logDay ?? former.day,
            stamp: invocation.choice(ifGiven: "stamp", as: RunStamp.self) ?? former.stamp,
            weather: invocation.choice(ifGiven: "weather", as: RunWeather.self) ?? former.weather,
            temperature: invocation.integer(ifGiven: "temperature") ?? former.temperature,
            diary: invocation.text(ifGiven: "diary") ?? former.diary,
            images: images,
            metres: try figure("km", RunLogRefusal.distance, RunDistance.metres) ?? former.metres,
            seconds: try figure("time", RunLogRefusal.movingTime, RunMovingTime.seconds) ?? former.seconds,
            isPublic: invocation.isGiven("private") ? !invocation.flag("private") : former.isPublic
        )
    }

    private var logDay: CivilDate? {
        get throws {
            try invocation.text(ifGiven: "day").map { text in
                guard let day = CivilDate(iso8601: text) else {
                    throw UsageComplaint(say("날짜는 2026-11-20처럼 적어 주세요.", "Write the day as in 2026-11-20."))
                }
                return day
            }
        }
    }

    private func figure(
        _ option: String,
        _ refusal: RunLogRefusal,
        _ read: (String) -> Int?
    ) throws -> Int? {
        try invocation.text(ifGiven: option).map { text in
            guard let value = read(text) else { throw refusal }
            return value
        }
    }
}
