import Domain
import Wording

/// Texts of the pages of sources.
enum SourcePhrases {
    static let title = Words("행사 출처", "Event sources")
    static let mine = Words("내 행사 출처", "My event sources")
    static let propose = Words("출처 제안하기", "Propose a source")
    static let proposeText = Words(
        "직접 운영하는 달력이나 소식의 주소를 알려 주세요. 운영자가 확인하면 거기에 올린 행사를 자동으로 가져와요.",
        "Tell us the address of a calendar or feed of yours. Once an operator accepts it, its events appear."
    )
    static let proposeWebsite = Words(
        "그 홈페이지를 먼저 인증하면 확인이 빨라요.",
        "Prove its website first, and the decision is easier."
    )
    static let nothingOfMine = Words(
        "달력이나 소식의 주소를 제안하면 행사를 자동으로 가져와요.",
        "Propose a calendar or feed of yours, and its events are imported."
    )
    static let everyState = Words("전체", "All")
    static let owner = Words("올린 이웃", "Added by")
    static let website = Words("홈페이지", "Website")
    static let proven = Words("올린 이웃이 인증했어요", "Proven by this member")
    static let unproven = Words("인증하지 않았어요", "Not proven")
    static let reason = Words("반려한 이유", "Reason")
    static let approve = Words("등록하기", "Accept")
    static let reasonHint = Words("제안한 이웃에게 그대로 보여요.", "The member sees this text.")
    static let add = Words("출처 추가", "Add a source")
    static let addText = Words(
        "구독할 수 있게 공개된 달력이나 소식만 추가해 주세요. 1분 안에 처음 가져와요.",
        "Add only calendars and feeds published for subscription. The first fetch follows in a minute."
    )
    static let nothing = Words("아직 출처가 없어요", "No sources yet")
    static let nothingText = Words(
        "달력이나 소식을 추가하면 행사를 자동으로 가져와요.",
        "Add a calendar or feed to import its events."
    )
    static let fetching = Words("가져오는 중", "Fetching")
    static let attribution = Words("출처", "Source")
    static let eventVanished = Words(
        "출처에서 사라진 행사예요. 열리는지 확인해 보세요.",
        "The source no longer lists this event. Check whether it takes place."
    )
    static let ledger = Words("기록", "Record")
    static let address = Words("주소", "Address")
    static let name = Words("이름", "Name")
    static let format = Words("형식", "Format")
    static let detected = Words("자동으로 알아내기", "Detected")
    static let licence = Words("이용 조건", "Licence")
    static let licenceHint = Words("예: CC BY 4.0, 제공자 허락", "Such as CC BY 4.0, or by permission")
    static let contact = Words("연락처", "Contact")
    static let contactHint = Words("운영자만 볼 수 있어요.", "Only operators see it.")
    static let terms = Words("참고 사항", "Terms")
    static let host = Words("기본 주최", "Default host")
    static let hostHint = Words(
        "주최가 적혀 있지 않은 행사에 써요. 비워 두면 확인을 기다려요.",
        "For events that name no host. Without it, they wait for review."
    )
    static let neighbourhood = Words("동네", "Neighbourhood")
    static let neighbourhoodHint = Words(
        "장소를 모르는 행사를 여기에 보여 줘요. 예: 명동, 역삼1동",
        "Where events without a position are shown, such as Myeong-dong."
    )
    static let whichNeighbourhood = Words("어느 동네인가요?", "Which one?")
    static let lastFetch = Words("마지막으로 가져온 때", "Last fetch")
    static let nextFetch = Words("다음에 가져올 때", "Next fetch")
    static let never = Words("아직 없어요", "Not yet")
    static let failure = Words("실패한 이유", "Last failure")
    static let vanished = Words("출처에서 사라진 행사", "Events no longer listed")
    static let fetch = Words("지금 가져오기", "Fetch now")
    static let pause = Words("잠시 멈추기", "Pause")
    static let resume = Words("다시 시작하기", "Resume")
    static let withdraw = Words("모두 내리기", "Withdraw all events")
    static let remove = Words("출처와 행사 삭제", "Delete source and events")
    static let removeTitle = Words("삭제", "Delete")
    static let removeText = Words(
        "이 출처에서 온 행사도 모두 지워져요. 되돌릴 수 없어요.",
        "Deletes all events that came from it. This can't be undone."
    )
    static let entries = Words("가져온 행사", "Entries")
    static let untitled = Words("제목 없음", "Untitled")
    static let dateless = Words("날짜를 몰라요", "No date")
    static let cancelled = Words("취소됨", "Cancelled")
    static let gone = Words("출처에서 사라짐", "No longer listed")
    static let raw = Words("원문", "Original text")
    static let accept = Words("올리기", "Publish")
    static let skip = Words("건너뛰기", "Skip")

    static func waiting(_ count: Int) -> Words { Words("확인 \(count)", "\(count) to review") }

    static func events(_ count: Int) -> Words { Words("행사 \(count)개", count.of("event")) }

    static func nothing(of state: ImportedEntry.State) -> Words {
        switch state {
        case .waiting: Words("확인할 행사가 없어요.", "Nothing to review.")
        case .published: Words("올라간 행사가 없어요.", "No events are published.")
        case .skipped: Words("건너뛴 행사가 없어요.", "No entries are skipped.")
        case .claimed: Words("주최자가 관리하는 행사가 없어요.", "No events are claimed.")
        }
    }
}
