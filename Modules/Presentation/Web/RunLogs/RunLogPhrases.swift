import Domain
import Wording

/// Texts of the pages of running logs.
enum RunLogPhrases {
    static let title = Words("러닝 로그", "Running log")
    static let write = Words("로그 쓰기", "Write a log")
    static let importTrack = Words("러닝 기록 가져오기", "Import a track")
    static let edit = Words("로그 수정", "Edit the log")
    static let delete = Words("로그 삭제", "Delete the log")
    static let menu = Words("로그 메뉴", "Menu of this log")
    static let run = Words("어떤 러닝인가요?", "Which run?")
    static let personal = Words("혼자 달린 러닝", "A run of my own")
    static let crew = Words("함께 달린 러닝", "Run together")
    static let alone = Words("혼자 달린 러닝", "Personal run")
    static let day = Words("날짜", "Day")
    static let stamp = Words("스탬프", "Stamp")
    static let weather = Words("날씨", "Weather")
    static let noWeather = Words("적지 않음", "Not given")
    static let temperature = Words("기온 (℃)", "Temperature (°C)")
    static let distance = Words("거리 (km)", "Distance (km)")
    /// With the unit beside the number.
    static let length = Words("거리", "Distance")
    static let distanceHint = Words("예: 5.2", "For example 5.2")
    static let time = Words("달린 시간", "Moving time")
    static let timeHint = Words(
        "분:초 또는 시:분:초. 예: 31:20",
        "Minutes:seconds or hours:minutes:seconds, as in 31:20"
    )
    static let diary = Words("일기", "Diary")
    static let pictures = Words("사진", "Pictures")
    static let addPictures = Words("사진 추가", "Add pictures")
    static let picturesHint = Words(
        "\(RunLogContents.mostImages)장까지 넣을 수 있어요.",
        "At most \(RunLogContents.mostImages)."
    )
    static let keptPicturesHint = Words(
        "\(RunLogContents.mostImages)장까지 넣을 수 있어요. 체크를 끄면 그 사진은 빠져요.",
        "At most \(RunLogContents.mostImages). Clear a box to remove that picture."
    )
    static let visibility = Words("공개", "Who can read it")
    static let open = Words("이웃에게 공개", "Neighbours")
    static let closed = Words("나만 보기", "Only me")
    static let closedNote = Words("나만 볼 수 있어요.", "Only you can see this log.")
    static let pace = Words("페이스", "Pace")
    static let route = Words("경로", "Route")
    static let routeNote = Words(
        "출발한 곳과 도착한 곳 근처는 저장하지 않아요.",
        "The surroundings of its start and end are not stored."
    )
    static let removeRoute = Words("경로 지우기", "Remove the route")
    static let received = Words("받은 스탬프", "Stamps received")
    static let together = Words("함께 달린 시간을 남겨 보세요.", "Keep a memory of this run.")
    static let toTogether = Words("로그 쓰고 스탬프 주기", "Write a log and give stamps")
    static let fellows = Words("함께 달린 이웃", "Fellow runners")
    static let noFellows = Words("함께 달린 이웃이 없어요.", "You ran alone.")
    static let host = Words("모임장", "Host")
    static let give = Words("스탬프 주기", "Give a stamp")
    static let change = Words("바꾸기", "Change")
    static let takeBack = Words("거두기", "Take back")
    static let readLog = Words("로그 보기", "Read their log")
    static let myLog = Words("내 로그 보기", "My log")
    static let gone = Words("지워진 러닝", "A deleted run")
    static let previous = Words("이전 달", "Previous month")
    static let next = Words("다음 달", "Next month")
    static let years = Words("연도", "Years")
    static let logsOfMonth = Words("이 달의 로그", "Logs of this month")
    static let nothing = Words("이 달에는 로그가 없어요.", "No logs in this month.")
    static let nothingText = Words(
        "날짜를 누르거나 러닝 기록 파일을 가져와서 달린 날을 남겨 보세요.",
        "Choose a day, or import a recorded track, to keep a run."
    )
    static let table = Words("표로 보기", "Show as a table")
    static let month = Words("월", "Month")
    static let runs = Words("횟수", "Runs")
    static let zone = Words("출발·도착 지점 숨기기", "Hide start and end")
    static let zoneHint = Words(
        "이 거리 안의 위치는 저장하지 않고 버려요.",
        "Positions within this distance are discarded, never stored."
    )
    static let file = Words("러닝 기록 파일", "Track file")
    static let fileHint = Words(
        "시계나 러닝 앱에서 내보낸 .gpx, .tcx, .fit 파일, 15MB까지. 로그는 나만 보기로 만들어져요.",
        "A .gpx, .tcx or .fit file of a watch or running app, up to 15 MB. The log is private at first."
    )
    static let importing = Words("가져오기", "Import")
    static let deletionLead = Words(
        "이 로그를 삭제할까요? 되돌릴 수 없어요. 받은 스탬프는 남아요.",
        "Delete this log? This can't be undone. The stamps you received stay."
    )
    static let edited = Words(
        "그사이 로그가 바뀌었어요. 저장하면 아래 내용으로 바뀌어요.",
        "This log was edited meanwhile. Saving replaces it by the text below."
    )

    static func of(_ name: String) -> Words {
        Words("\(name)님의 러닝 로그", "Running log of \(name)")
    }

    static func counts(_ totals: RunTotals) -> Words {
        totals.count == 0
            ? Words("이 달에 달린 기록이 없어요", "No runs this month")
            : Words(
                "함께 \(totals.crew)회 · 혼자 \(totals.personal)회",
                "\(totals.crew) together · \(totals.personal) alone"
            )
    }

    static func streak(_ current: Int, _ longest: Int) -> Words {
        Words("연속 \(current)일 · 최장 \(longest)일", "\(current.of("day")) in a row · longest \(longest)")
    }

    static func year(_ year: Int) -> Words { Words("\(year)년 거리", "Distance in \(year)") }

    static func picture(_ number: Int) -> Words { Words("사진 \(number)", "Picture \(number)") }

    static func stampFor(_ name: String) -> Words { Words("\(name)님에게 줄 스탬프", "Stamp for \(name)") }

    static func gave(_ stamp: RunStamp) -> Words {
        Words("내가 준 스탬프: \(stamp.words[.korean])", "You gave: \(stamp.words[.english])")
    }

    static func got(_ stamp: RunStamp) -> Words {
        Words("나에게 준 스탬프: \(stamp.words[.korean])", "Gave you: \(stamp.words[.english])")
    }

    static func metres(_ metres: Int) -> Words {
        metres == 0 ? Words("숨기지 않음", "Hide nothing") : Words("\(metres)m", "\(metres) m")
    }

    static func routeWords(_ metres: Int?) -> Words {
        guard let metres else { return Words("달린 경로", "The route of the run") }
        let distance = RunDistance.words(metres: metres)
        return Words("\(distance)를 달린 경로", "The route of \(distance)")
    }
}
