import Arguments
import Domain
import Remote
import Wire

enum NeighbourhoodAtCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        let latitude = language.say("위도", "latitude, north is positive")
        let longitude = language.say("경도", "longitude, east is positive")
        return Command(
            "at",
            summary: language.say("그 위치의 동네를 보여 줘요", "Show the neighbourhood at a point"),
            example: .init("madang neighbourhood at 37.5636 126.9869"),
            more: [.init("madang neighbourhood at --lat 37.5636 --lon 126.9869")],
            // A point or a name: both are read from the same arguments.
            options: [
                Option("lat", .number(-90...90), label: "LAT", summary: latitude),
                Option("lon", .number(-180...180), label: "LON", summary: longitude),
            ],
            arguments: [
                Argument("lat", .number(-90...90), label: "LAT", .optional, summary: latitude),
                Argument("lon", .number(-180...180), label: "LON", .optional, summary: longitude),
            ]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        guard let latitude = context.invocation.number(ifGiven: "lat"),
            let longitude = context.invocation.number(ifGiven: "lon")
        else {
            throw UsageComplaint(
                context.say(
                    "위도와 경도를 적어 주세요. 예: madang neighbourhood at 37.5636 126.9869",
                    "Give a latitude and a longitude, for example: madang neighbourhood at 37.5636 126.9869"
                )
            )
        }
        guard let point = Point(latitude: latitude, longitude: longitude) else {
            throw NeighbourhoodRefusal.invalidPoint
        }
        let answer = try await context.ask {
            try await $0.read(API.neighbourhoods.atPoint(PointQuery(point)))
        }
        return answer.value.printout(context, keptSince: answer.keptSince)
    }
}
