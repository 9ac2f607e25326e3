import Arguments
import Domain
import Remote
import Wire
import Wording

enum NeighbourhoodVerifyCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "verify",
            summary: language.say(
                "지금 있는 곳으로 우리 동네를 인증해요",
                "Verify one of my neighbourhoods by where I am"
            ),
            discussion: language.say(
                "위치는 100미터쯤으로 줄여서 보내고, 저장하지 않아요. 인증은 1년 동안 이웃에게 보여요.",
                "Sends the position rounded to about 100 metres; it isn't stored. Others see it for a year."
            ),
            example: .init("madang neighbourhood verify 1114055000 --lat 37.5636 --lon 126.9869"),
            options: [
                Option(
                    "lat",
                    .number(-90...90),
                    label: "LAT",
                    summary: language.say("위도", "latitude, north is positive")
                ),
                Option(
                    "lon",
                    .number(-180...180),
                    label: "LON",
                    summary: language.say("경도", "longitude, east is positive")
                ),
            ],
            arguments: [NeighbourhoodCommands.code(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let code = try context.code
        guard let latitude = context.invocation.number(ifGiven: "lat"),
            let longitude = context.invocation.number(ifGiven: "lon")
        else {
            throw UsageComplaint(
                context.say("--lat과 --lon을 함께 적어 주세요.", "Give both --lat and --lon.")
            )
        }
        guard let point = Point(latitude: latitude, longitude: longitude) else {
            throw NeighbourhoodRefusal.invalidPoint
        }
        let position = PointBody(RoundedPosition(point).point)
        let home = try await context.askAsMember { try await $0(API.neighbourhoods.verify(code, position)) }
        let name = home.neighbourhood.map { context.say($0.name, $0.nameEn) } ?? code.description
        let until = home.verification?.until.iso8601 ?? "–"
        return Printout(
            home,
            text: context.say(
                "\(name.with(.object)) 인증했어요. \(until)까지 보여요.",
                "Verified: \(name). Shown until \(until)."
            )
        )
    }
}
