import Arguments
import Domain
import Remote
import Wire
import Wording

extension NeighbourhoodCommands {
    static let station = Action(
        "station",
        Words("그 위치에서 가장 가까운 지하철역을 보여 줘요", "Show the metro station nearest to a point"),
        example: "madang neighbourhood station --lat 37.5636 --lon 126.9869",
        options: pointOptions,
        run: { context in
            let point = try context.point(
                else: Words(
                    "위도와 경도를 적어 주세요. 예: --lat 37.5636 --lon 126.9869",
                    "Give a latitude and a longitude, for example: --lat 37.5636 --lon 126.9869"
                )
            )
            let query = PointQuery(point)
            return try await context.ask { try await $0.read(API.neighbourhoods.nearestStation(query)) }
                .printout(context, nothing: Words("3km 안에 지하철역이 없어요.", "No station within 3 km."))
        }
    )

    static let meetingPlaces = Action(
        "meeting-places",
        Words("근처 러닝에서 쓴 모임 장소 이름을 보여 줘요", "List the names of meeting places of runs nearby"),
        example: "madang neighbourhood meeting-places 1114055000",
        takes: [code],
        run: { context in
            let query = MeetingPlaceQuery(near: try context.code)
            return try await context.ask { try await $0.read(API.meetingPlaces.suggestions(query)) }
                .printout(
                    context,
                    nothing: Words("지난 1년 동안 쓴 이름이 없어요.", "No name was used in the last year.")
                )
        }
    )
}

extension NearbyStationBody: Tabular {
    static let columns: [TableColumn<NearbyStationBody>] = [
        .init(Words("역", "Station"), canShrink: true) { body, context in
            let english = body.station.nameInEnglish
            return context.say(body.station.name, english.isEmpty ? body.station.name : english)
        },
        .init(Words("노선", "Lines"), canShrink: true) { body, _ in
            body.station.lines.joined(separator: ", ")
        },
        .init(Words("직선거리", "Straight line")) { body, _ in Distance.text(body.station.metres) },
    ]
}

extension MeetingPlaceNameBody: Tabular {
    static let columns: [TableColumn<MeetingPlaceNameBody>] = [
        .init(Words("모임 장소", "Meeting place"), canShrink: true) { body, _ in body.name }
    ]
}
