import Domain
import Wire
import Wording

/// Texts of the list of members for operators.
enum DirectoryPhrases {
    static let title = Words("모든 이웃", "Members")
    static let text = Words(
        "누구를 찾고 보았는지는 감사 기록에 남아요.",
        "The audit log records whom you look up."
    )
    static let search = Words("이웃 찾기", "Search members")
    static let searchExample = Words("닉네임, 이메일, ID", "Nickname, email or ID")
    static let byState = Words("상태별로 보기", "By state")
    static let everyone = Words("모두", "All")
    static let isOperator = Words("운영자", "Operator")
    static let nothing = Words("찾는 이웃이 없어요", "No members found")
    static let nothingText = Words("지금은 이 상태인 이웃이 없어요.", "No member is in this state now.")
    static let notFoundText = Words(
        "닉네임이나 이메일의 일부로 찾아 보세요. 탈퇴한 이웃은 나오지 않아요.",
        "Try a part of the nickname or the address. Deleted members aren't listed."
    )
    static let notAmongNewest = Words(
        "최근에 가입한 이웃 중에는 없어요. 더 찾아 보세요.",
        "Not among the newest members. Search further."
    )
    static let file = Words("이 목록을 CSV로 내려받기", "Download this list as CSV")
    static let open = Words("운영자로 보기", "View as an operator")

    static func count(_ count: Int, isWhole: Bool) -> Words {
        isWhole
            ? Words("\(count)명", count.of("member"))
            : Words("\(count)명 이상", "at least \(count.of("member"))")
    }

    static func joined(_ day: Words) -> Words {
        Words("\(day[.korean]) 가입", "joined \(day[.english])")
    }

    static func seen(_ age: Words) -> Words {
        Words("\(age[.korean]) 이용", "seen \(age[.english])")
    }

    // One member.
    static let account = Words("계정", "Account")
    static let email = Words("이메일", "Email")
    static let confirmed = Words("확인함", "confirmed")
    static let joinedOn = Words("가입", "Joined")
    static let lastSeen = Words("마지막 이용", "Last seen")
    static let notSignedIn = Words("로그인한 기기 없음", "Not signed in")
    static let sessions = Words("로그인한 기기", "Signed-in devices")
    static let homes = Words("동네", "Neighbourhoods")
    static let noHomes = Words("정하지 않음", "None chosen")
    static let id = Words("ID", "ID")
    static let suspension = Words("이용 정지", "Suspension")
    static let numbers = Words("활동", "Activity")
    static let listings = Words("글", "Listings")
    static let conversations = Words("먼저 건 대화", "Conversations begun")
    static let orders = Words("주문", "Orders")
    static let sales = Words("판매", "Sales")
    static let reportsFiled = Words("한 신고", "Reports filed")
    static let reportsAbout = Words("받은 신고", "Reports about them")
    static let measures = Words("조치 기록", "Past measures")
    static let profile = Words("프로필 보기", "View the profile")
    static let acts = Words("조치", "Actions")
    static let confirmEmail = Words("이메일 확인으로 표시", "Mark the email as confirmed")
    static let confirmEmailHint = Words(
        "주소가 본인의 것인지 직접 확인한 뒤에 눌러 주세요.",
        "Make sure first that the address is the member's own."
    )
    static let endSessions = Words("모든 기기에서 로그아웃", "Sign out on all devices")
    static let endSessionsHint = Words(
        "다시 로그인할 수 있어요.",
        "The member can sign in again."
    )
    static let secondFactor = Words("2단계 인증", "Two-step sign-in")
    static let secondFactorOff = Words("쓰지 않음", "Off")
    static let resetSecondFactor = Words("2단계 인증 끄기", "Reset two-step sign-in")
    static let resetSecondFactorHint = Words(
        "인증 앱과 복구 코드를 쓸 수 없는 본인인지 먼저 확인해 주세요. 비밀번호는 그대로예요. 그 이웃이 사유를 메일로 읽어요.",
        """
        Make sure first that it is the member who lost the app and the recovery codes. The password stays. \
        The member reads the reason in an email.
        """
    )
    static let warn = Words("경고하기", "Warn")
    static let warnHint = Words(
        "그 이웃이 알림과 메일로 읽어요.",
        "The member reads it in a notice and an email."
    )
    static let warnings = Words("경고", "Warnings")
    static let takenBack = Words("거둔 경고", "Taken back")
    static let suspend = Words("이용 정지하기", "Suspend")
    static let lift = Words("정지 풀기", "Lift the suspension")
    static let liftHint = Words(
        "바로 로그인할 수 있어요. 숨긴 글은 다시 보이지 않아요. 사유는 운영자만 볼 수 있어요.",
        "The member can sign in at once. What is hidden stays hidden. Only operators see the reason."
    )
    static let delete = Words("계정 삭제", "Delete the account")
    static let isOwn = Words(
        "내 계정이에요. 운영자로서 조치할 수 없어요.",
        "This is your own account. You can't act on it as an operator."
    )
    static let isOperatorHint = Words(
        "운영자의 계정은 운영자에서 뺀 다음에 삭제할 수 있어요.",
        "An operator's account can be deleted once they are no operator."
    )

    static func amount(_ count: Int) -> Words { Words("\(count)건", "\(count)") }

    static func devices(_ count: Int) -> Words { Words("\(count)대", "\(count)") }

    // The deletion.
    static let deletionTitle = Words("이 계정을 삭제할까요?", "Delete this account?")
    static let deletionText = Words(
        "되돌릴 수 없어요. 본인이 탈퇴할 때와 같은 것이 사라지고 남아요.",
        "This can't be undone. The same is removed and kept as when members delete their own account."
    )
    static let deleteNow = Words("계정 삭제하기", "Delete the account")

    static func typed(_ nickname: String) -> Words {
        Words("확인을 위해 닉네임 '\(nickname)'을(를) 적어 주세요", "Type the nickname, \(nickname), to confirm")
    }
}
