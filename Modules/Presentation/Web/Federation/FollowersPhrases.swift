import Domain
import Wording

/// Texts of the page of followers on other servers.
enum FollowersPhrases {
    static let title = Words("다른 서버의 팔로워", "Followers on other servers")
    static let off = Words(
        "공개된 행사를 다른 서버에 알리는 기능이 꺼져 있어요. 서버 설정 federation으로 켤 수 있어요.",
        "Events aren't published to other servers. The server's setting “federation” switches it on."
    )
    static let account = Words("다른 서버에서 찾을 때 쓰는 계정", "The account to search for on other servers")
    static let nothing = Words("아직 팔로워가 없어요", "No followers yet")
    static let nothingText = Words(
        "마스토돈이나 모빌리존에서 위 계정을 팔로우하면 여기에 서버별로 보여요.",
        "Who follows the account from Mastodon or Mobilizon is counted here, by server."
    )
    static let blocked = Words("차단한 서버", "Blocked hosts")
    static let block = Words("서버 차단", "Block a host")
    static let blockText = Words(
        "그 서버와 하위 주소의 팔로워를 지우고, 앞으로 팔로우를 받지 않아요.",
        "Removes followers of the host and of hosts below it, and refuses new ones."
    )
    static let host = Words("서버 주소", "Host")
    static let hostHint = Words("예: spam.example", "For example spam.example")
    static let submit = Words("차단하기", "Block")
    static let unblock = Words("차단 풀기", "Unblock")

    static func facts(_ host: Int, waiting: Int) -> Words {
        Words(
            "팔로워 \(host)명 · 보낼 소식 \(waiting)건",
            "\(host.of("follower")) · \(waiting) waiting"
        )
    }

    static func failing(_ count: Int, _ reason: String) -> Words {
        Words("전송 실패 \(count)번 (\(reason))", "Failed \(count == 1 ? "once" : "\(count) times") (\(reason))")
    }
}
