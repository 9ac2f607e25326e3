import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang attendance …`
enum AttendanceCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "attendance",
            summary: language.say("모임에 체크인하고, 출석을 표시하고 확인해요", "Check in, mark attendance, and see it"),
            example: .init("madang attendance check-in 01KQ3T8M5Z7VA --code 482915"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [show, checkIn, code, mark, dispute, answer, record]

    private static let nickname = Input.place(
        "nickname",
        label: "NICKNAME",
        Words("참여하는 이웃", "a participant")
    )

    private static let show = Action.calling(
        API.attendance.one,
        "show",
        Words(
            "내 출석을, 모임장이면 모두의 출석을 보여 줘요",
            "Show my attendance, and for the organiser that of all participants"
        ),
        example: "madang attendance show 01KQ3T8M5Z7VA",
        ListingCommands.listing
    )

    private static let checkIn = Action(
        "check-in",
        Words("모임장의 코드나 지금 있는 곳으로 체크인해요", "Check in with the organiser's code, or by where I am"),
        discussion: Words(
            "위치는 100미터쯤으로 줄여서 모임 장소와 견주기만 하고, 저장하지 않아요.",
            "The position is rounded to about 100 metres and compared with the meeting place, not stored."
        ),
        example: "madang attendance check-in 01KQ3T8M5Z7VA --code 482915",
        more: [
            (
                "madang attendance check-in 01KQ3T8M5Z7VA --lat 37.5271 --lon 126.9326",
                Words("위치로 체크인해요", "by position")
            )
        ],
        takes: [ListingCommands.listing],
        options: { language in
            [
                Option(
                    "code",
                    label: "CODE",
                    summary: language.say("모임장 화면의 여섯 자리", "the six digits on the organiser's screen")
                ),
                Option("lat", .number(-90...90), label: "LAT", summary: language.say("위도", "latitude")),
                Option("lon", .number(-180...180), label: "LON", summary: language.say("경도", "longitude")),
            ]
        }
    ) { context in
        let (id, proof) = (try context.listing, try proof(context))
        return try await context.answer(to: API.attendance.checkIn(id, proof)).printout(context)
    }

    private static func proof(_ context: CommandContext) throws -> CheckInBody {
        guard let latitude = context.invocation.number(ifGiven: "lat"),
            let longitude = context.invocation.number(ifGiven: "lon")
        else {
            return CheckInBody(code: try context.answer("code", "모임장 화면의 코드: ", "Code: "))
        }
        guard let point = Point(latitude: latitude, longitude: longitude) else {
            throw NeighbourhoodRefusal.invalidPoint
        }
        return CheckInBody(position: RoundedPosition(point).point)
    }

    /// Not kept on the device, since it changes.
    private static let code = Action(
        "code",
        Words(
            "모임장의 체크인 코드를 보여 줘요. 1분마다 바뀌어요",
            "Show the organiser's check-in code, which changes every minute"
        ),
        example: "madang attendance code 01KQ3T8M5Z7VA",
        takes: [ListingCommands.listing]
    ) { context in
        let id = try context.listing
        let code = try await context.askAsMember { try await $0(API.attendance.code(id)) }
        var facts = FactList()
        facts.add(context.say("코드", "Code"), code.code.digits)
        facts.add(context.say("다음 코드", "Next code"), code.until.timeOfDay[context.language])
        return Printout(code, text: facts.rendered(context.voice.style))
    }

    private static let mark = Action(
        "mark",
        Words("이웃의 출석을 표시해요. 끝나고 3시간 뒤까지 할 수 있어요", "Mark a participant, until three hours after the end"),
        example: "madang attendance mark 01KQ3T8M5Z7VA 달래 present",
        takes: [ListingCommands.listing, nickname],
        arguments: { [status(AttendanceStatus.allCases, in: $0)] }
    ) { context in
        let (id, status) = (try context.listing, context.status)
        return try await context.askAsMember { client in
            let member = try await context.attendee(of: id, client)
            let marks = AttendanceMarksBody([AttendanceMarkBody(member, status)])
            return try await client(API.attendance.mark(id, marks)).printout(context)
        }
    }

    private static let dispute = Action.calling(
        API.attendance.dispute,
        "dispute",
        Words(
            "결석이 아니라고 모임장에게 알려요. 48시간 안에 할 수 있어요",
            "Tell the organiser that I wasn't absent, within 48 hours"
        ),
        example: "madang attendance dispute 01KQ3T8M5Z7VA --reason '맨 뒤에서 달렸어요'",
        ListingCommands.listing,
        RosterCommands.reason(asks: Words("어떻게 된 일이에요? ", "What happened? "))
    )

    private static let answer = Action(
        "answer",
        Words("이의에 답해요. 48시간 안에 할 수 있어요", "Answer a dispute, within 48 hours"),
        example: "madang attendance answer 01KQ3T8M5Z7VA 달래 late --note '늦게 온 걸 봤어요'",
        takes: [ListingCommands.listing, nickname, note],
        arguments: { [status(AttendanceStatus.decided, in: $0)] }
    ) { context in
        let id = try context.listing
        let answer = DisputeAnswerBody(context.status, context.invocation.text(ifGiven: "note"))
        return try await context.askAsMember { client in
            let member = try await context.attendee(of: id, client)
            return try await client(API.attendance.answer((id, member), answer)).printout(context)
        }
    }

    private static let note = Input.option(
        "note",
        of: DisputeAnswerBody.self,
        label: "TEXT",
        Words(
            "이웃에게 한마디, \(RosterNote.longest)자까지",
            "a note to the neighbour, at most \(RosterNote.longest) characters"
        )
    )

    private static func status(_ statuses: [AttendanceStatus], in language: Language) -> Argument {
        Argument(
            "status",
            .choice(statuses.map(\.rawValue)),
            summary: language.say("출석 상태", "whether the neighbour came")
        )
    }

    private static let record = Action.calling(
        API.attendance.record,
        "record",
        Words("내 출석 등급과 거기에 들어간 출석을 보여 줘요", "Show my attendance grade and what it is computed from"),
        example: "madang attendance record"
    )
}

extension CommandContext {
    fileprivate var status: AttendanceStatus {
        AttendanceStatus(rawValue: invocation.text("status")) ?? .unmarked
    }

    /// The member whose attendance the command line names.
    fileprivate func attendee(of listing: Listing.ID, _ client: MadangClient) async throws -> Member.ID {
        let name = invocation.text("nickname")
        let members = try await client.read(API.attendance.one(listing)).value.entries.map(\.member.member)
        guard let member = members.first(where: { $0.nickname.text == name }) else {
            throw AttendanceRefusal.notMember
        }
        return member.id
    }
}
