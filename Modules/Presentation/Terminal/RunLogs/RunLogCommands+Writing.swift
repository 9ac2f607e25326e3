import Arguments
import Domain
import Remote
import Wire
import Wording

/// The commands that write logs.
extension RunLogCommands {
    static let write = Action(
        "write",
        Words("로그를 써요", "Write a log"),
        example: "madang log write --km 5.2 --time 31:20 --diary '강바람이 좋았다'",
        more: [
            (
                "madang log write --run 01KQ3T8M5Z7VA --stamp joy --private",
                Words("함께한 러닝의 로그", "a log of a run I took part in")
            )
        ],
        options: { language in
            contents(in: language) + [
                Option(
                    "run",
                    label: "RUN",
                    summary: language.say("함께한 러닝 글의 ID", "the listing of a run that I took part in")
                )
            ]
        }
    ) { context in
        let run: Listing.ID? = context.invocation.isGiven("run") ? try context.joinedRun : nil
        return try await context.askAsMember { client in
            var joined: JoinedRunBody?
            if let run { joined = try await client.read(API.joinedRuns.one(run)).value }
            let standard = RunLogFields(
                day: (joined?.startsAt ?? context.program.clock.now).dateInSeoul,
                stamp: .check,
                isPublic: true
            )
            let fields = try await context.logFields(over: standard, client)
            let log = RunLogToWriteBody(about: run, fields)
            return try await client(API.runLogs.write(log)).printout(context)
        }
    }

    static let edit = Action(
        "edit",
        Words("로그를 수정해요. 주지 않은 항목은 그대로예요", "Edit a log; what isn't given stays"),
        example: "madang log edit 02SJ7Q4B80H5C --no-private --stamp growth",
        takes: [log],
        options: { language in
            contents(in: language) + [
                .flag("remove-route", summary: language.say("경로를 지워요", "remove the route"))
            ]
        }
    ) { context in
        let id: RunLog.ID = try context.identifier(or: RunLogRefusal.notFound)
        return try await context.askAsMember { client in
            if context.invocation.flag("remove-route") { try await client(API.runLogs.removeRoute(id)) }
            let former = try await client.read(API.runLogs.one(id)).value
            let fields = try await context.logFields(over: former.fields, client)
            let edit = API.runLogs.edit(id, RunLogContentsBody(fields))
            return try await client(edit, ifMatch: former.versionTag).printout(context)
        }
    }

    static let delete = Action.deleting(
        API.runLogs.delete,
        shownBy: API.runLogs.one,
        "delete",
        Words("로그를 삭제해요", "Delete a log"),
        example: "madang log delete 02SJ7Q4B80H5C",
        log,
        says: Words("로그를 삭제했어요.", "The log is deleted.")
    )

    static let importTrack = Action(
        "import",
        Words("GPX, TCX, FIT 파일로 나만 보는 로그를 만들어요", "Make a private log of a GPX, TCX or FIT file"),
        discussion: Words(
            "출발한 곳과 도착한 곳 근처의 위치는 저장하지 않아요.",
            "Positions near both ends of the route are not stored."
        ),
        example: "madang log import morning.gpx --zone 300",
        options: { language in
            [
                Option(
                    "zone",
                    .integer(PrivacyZone.allowed),
                    label: "M",
                    default: "\(PrivacyZone.usual.metres)",
                    summary: language.say("숨길 거리, 미터", "metres to hide around both ends")
                )
            ]
        },
        arguments: { language in
            [
                Argument(
                    "file",
                    .file,
                    label: "FILE",
                    summary: language.say("GPX, TCX, FIT 파일", "a GPX, TCX or FIT file")
                )
            ]
        }
    ) { context in
        let bytes = try context.contents(of: context.invocation.text("file"))
        let zone = PrivacyZone(clamping: context.invocation.integer("zone"))
        return try await context.askAsMember { client in
            guard bytes.count <= RunTrack.mostBytes else { throw RunLogRefusal.trackTooLarge }
            let call = API.runLogs.importTrack(RunTrackQuery(without: zone))
            return try await client(call, sending: bytes).printout(context)
        }
    }

    /// What is written into a log.
    private static func contents(in language: Language) -> [Option] {
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
    /// The fields from the options, over those of `former`.
    fileprivate func logFields(
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
