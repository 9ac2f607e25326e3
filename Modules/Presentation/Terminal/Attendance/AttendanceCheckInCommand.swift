import Arguments
import Domain
import Remote
import Wire

enum AttendanceCheckInCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "check-in",
            summary: language.say(
                "모임장의 코드나 지금 있는 곳으로 체크인해요",
                "Check in with the organiser's code, or by where I am"
            ),
            discussion: language.say(
                "위치는 100미터쯤으로 줄여서 모임 장소와 견주기만 하고, 저장하지 않아요.",
                "The position is rounded to about 100 metres and compared with the meeting place, not stored."
            ),
            example: .init("madang attendance check-in 01KQ3T8M5Z7VA --code 482915"),
            more: [
                .init(
                    "madang attendance check-in 01KQ3T8M5Z7VA --lat 37.5271 --lon 126.9326",
                    language.say("위치로 체크인해요", "by position")
                )
            ],
            options: [
                Option(
                    "code",
                    label: "CODE",
                    summary: language.say("모임장 화면의 여섯 자리", "the six digits on the organiser's screen")
                ),
                Option("lat", .number(-90...90), label: "LAT", summary: language.say("위도", "latitude")),
                Option("lon", .number(-180...180), label: "LON", summary: language.say("경도", "longitude")),
            ],
            arguments: [ListingCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let (id, proof) = (try context.listing, try proof(context))
        return try await context.askAsMember {
            try await $0(API.attendance.checkIn(id, proof)).printout(context)
        }
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
}
