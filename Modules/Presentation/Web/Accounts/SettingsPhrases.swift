import Domain
import Wording

/// Texts of the account and settings pages.
enum SettingsPhrases {
    static let title = Words("설정", "Settings")
    static let aboutMe = Words("나", "About me")
    static let security = Words("로그인과 보안", "Sign-in and security")
    static let everyday = Words("알림과 이웃", "Notifications and neighbours")
    static let data = Words("내 데이터", "My data")
    static let language = Words("언어", "Language")
    static let look = Words("화면 밝기", "Theme")

    static let profile = Words("프로필", "Profile")
    static let choosePicture = Words("프로필 사진 선택", "Choose a profile picture")
    static let uploadPicture = Words("사진 올리기", "Upload")
    static let removePicture = Words("사진 삭제", "Remove the picture")
    static let bio = Words("소개", "About you")
    static let bioHint = Words(
        "어떤 이웃인지 300자까지 들려주세요.",
        "Up to 300 characters about you."
    )
    static let interests = Words("관심 분야", "Interests")
    static let company = Words("학교나 회사", "School or company")
    static let jobGroup = Words("하는 일", "Occupation")
    static let birthYear = Words("태어난 해", "Year of birth")
    static let gender = Words("성별", "Gender")
    static let unsaid = Words("밝히지 않음", "Prefer not to say")
    static let shownToAll = Words("이웃에게 보여요.", "Neighbours can see this.")
    static let pace = Words("내 페이스", "My pace")
    static let paceHint = Words(
        "1km를 달리는 시간이에요. 러닝을 열거나 신청하려면 필요해요.",
        "Your time for one kilometre. Needed to host or join runs."
    )
    static let detailHint = Words(
        "나에게만 보여요. 모임의 조건에 맞는지 확인할 때만 써요. 한 번 바꾸거나 지우면 3개월 뒤에 다시 적을 수 있어요.",
        "Only you can see this. Used to check conditions of runs. Once changed or cleared, it can be told "
            + "again after three months."
    )
    static let birthYearHint = Words(
        "나에게만 보여요. 러닝은 19세부터 함께할 수 있어요. 한 번 바꾸거나 지우면 3개월 뒤에 다시 적을 수 있어요.",
        "Only you can see this. Runs are for ages 19 and up. Once changed or cleared, it can be told again "
            + "after three months."
    )
    static let indexed = Words("검색 엔진", "Search engines")
    static let isIndexed = Words("검색에 나와요", "Show me in results")
    static let isUnindexed = Words("검색에 나오지 않게 해요", "Don’t show me")
    static let indexedHint = Words(
        "네이버나 구글 같은 검색 엔진에 내 프로필과 글이 나올지 정해요. 이미 나온 글이 검색에서 사라지는 데는 며칠 걸릴 수 있어요.",
        """
        Whether search engines such as Naver and Google may show your profile and listings. Results they \
        already have can take some days to disappear.
        """
    )
    static let runnerCard = Words("이웃에게 보여 줄 러너 정보", "Shown on my runner card")
    static let runnerCardHint = Words(
        "고른 것만 내 프로필과 신청한 러닝의 글쓴이에게 보여요. 나이는 '30대 초반'처럼 보이고, 함께한 러닝은 프로필에만 보여요.",
        """
        Only these are shown on your profile and to hosts of runs you apply to. Age appears as “early 30s”, \
        and joined runs on your profile only.
        """
    )

    static let email = Words("이메일", "Email")
    static let unproven = Words("확인이 필요해요", "Not confirmed yet")
    static let proven = Words("확인했어요", "Confirmed")
    static let emailNow = Words("지금 쓰는 주소", "Your address")
    static let prove = Words("주소 확인하기", "Confirm your address")
    static let proveText = Words(
        "비밀번호를 잊어도 이 주소로 재설정할 수 있어요.",
        "If you forget your password, you can reset it with this address."
    )
    static let sendCode = Words("확인 메일 보내기", "Send an email")
    static let code = Words("메일로 받은 코드", "The code from the email")
    static let tellCode = Words("확인하기", "Confirm")
    static let changeEmail = Words("다른 주소로 바꾸기", "Change the address")
    static let changeEmailText = Words(
        "새 주소로 코드를 보내 드려요. 코드를 적으면 주소가 바뀌어요.",
        "We will send a code there. Your address changes once you enter it here."
    )
    static let otherEmail = Words("새 이메일", "New address")

    static let password = Words("비밀번호", "Password")
    static let changePassword = Words("비밀번호 바꾸기", "Change password")
    static let currentPassword = Words("지금 비밀번호", "Current password")
    static let chosenPassword = Words("새 비밀번호", "New password")
    static let passwordText = Words(
        "바꾸면 다른 기기에서는 모두 로그아웃돼요.",
        "All your other devices will be signed out."
    )
    static let noPassword = Words(
        "비밀번호 없이 가입했다면, 메일로 비밀번호를 정할 수 있어요.",
        "If you have signed up without a password, set one by email."
    )
    static let byMail = Words("메일로 정하기", "Set it by email")

    static let devices = Words("로그인한 기기", "Signed-in devices")
    static let devicesText = Words(
        "모르는 기기가 있으면 바로 로그아웃하고 비밀번호를 바꿔 주세요.",
        "If you don't recognise one, sign it out and change your password."
    )
    static let thisDevice = Words("이 기기", "This device")
    static let endDevice = Words("로그아웃", "Sign out")
    static let endOthers = Words("다른 기기에서 모두 로그아웃", "Sign out all other devices")

    static let identities = Words("로그인 방법", "Ways to sign in")
    static let identitiesText = Words(
        "연결하면 비밀번호 없이 로그인할 수 있어요.",
        "Once linked, you can sign in without your password."
    )
    static let link = Words("연결하기", "Link")
    static let unlink = Words("연결 해제", "Unlink")
    static let notLinked = Words("연결 안 됨", "Not linked")
    static let noProviders = Words(
        "이 마당에서는 이메일과 비밀번호로만 로그인해요.",
        "This server offers sign-in by email and password only."
    )

    static let confirm = Words("본인 확인", "Confirm it's you")
    static let confirmTitle = Words("본인인지 확인할게요", "Confirm it's you")
    static let confirmFirst = Words(
        "새로 만들기 전에 본인인지 확인해 주세요.",
        "Confirm that it is you before you create one."
    )
    static let confirmText = Words(
        "중요한 변경이라 한 번 더 확인해요. 10분 동안은 다시 묻지 않아요.",
        "Please confirm before this change. We won't ask again for 10 minutes."
    )

    static let export = Words("내 데이터 내려받기", "Download my data")
    static let exportText = Words(
        "마당에 저장된 내 데이터를 모두 JSON 파일 하나에 담아요.",
        "Everything Madang stores about you, in one JSON file."
    )
    static let exportHolds = Words("담긴 내용", "Contents")
    static let exportParts: [Words] = [
        Words("프로필, 우리 동네, 로그인한 기기와 방법", "Your profile, neighbourhoods, devices and ways to sign in"),
        Words("올린 글, 쓰던 글, 올린 사진 목록", "Your listings, drafts, and a list of your pictures"),
        Words("대화와 메시지, 약속", "Your conversations, messages and lessons"),
        Words("쓴 후기와 받은 후기", "Reviews you wrote, and reviews about you"),
        Words("신청한 모임과 출석, 러닝 로그와 스탬프", "Your applications and attendance, running logs and stamps"),
        Words(
            "찜 목록, 최근 검색어, 저장한 검색, 캘린더 주소, 알림",
            "Favourites, recent and saved searches, your calendar address and notifications"
        ),
        Words("차단한 이웃과 신고한 내용", "Neighbours you blocked, and your reports"),
    ]
    static let exportCare = Words(
        "함께 쓰는 기기라면 다 쓴 뒤에 파일을 삭제해 주세요.",
        "On a shared device, delete the file when you are done."
    )
    static let download = Words("내려받기", "Download")

    static let delete = Words("계정 삭제", "Delete my account")
    static let deleteTitle = Words("계정을 삭제할까요?", "Delete your account?")
    static let deleteText = Words(
        "삭제하면 되돌릴 수 없어요. 아래를 꼭 확인해 주세요.",
        "This can't be undone. Please read what will happen."
    )
    static let goes = Words("사라지는 것", "What is removed")
    static let stays = Words("남는 것", "What is kept")
    static let deleteFirst = Words("삭제하기 전에 내 데이터를 내려받을 수 있어요.", "You can download your data first.")
    static let understood = Words("되돌릴 수 없다는 걸 알아요", "I understand that this can't be undone")
    static let understoodMissing = Words("위 내용에 동의해야 삭제할 수 있어요.", "Please tick the box first.")
    static let deleteNow = Words("계정 삭제하기", "Delete my account")

    static let passwordChanged = Words(
        "비밀번호를 바꿨어요. 다른 기기는 로그아웃했어요.",
        "Password changed; other devices are signed out."
    )
    static let passwordSet = Words(
        "비밀번호를 재설정했어요. 다시 로그인해 주세요.",
        "Your new password is set. Please sign in with it."
    )
    static func accountDeleted(_ site: Words) -> Words {
        Words(
            "계정을 삭제했어요. 그동안 고마웠어요.",
            "Your account is deleted. Thank you for being part of \(site[.english])."
        )
    }
    static let devicesSignedOut = Words(
        "다른 기기에서 모두 로그아웃했어요.",
        "All your other devices are signed out."
    )

    static func continuing(with provider: Words) -> Words {
        Words("\(provider[.korean])로 계속하기", "Continue with \(provider[.english])")
    }

    static func confirming(with provider: Words) -> Words {
        Words("\(provider[.korean])로 확인하기", "Confirm with \(provider[.english])")
    }

    static func count(_ count: Int) -> Words { Words("\(count)개", "\(count)") }

    static func lastUsed(_ age: Words) -> Words {
        Words("\(age[.korean]) 사용", "Used \(age[.english])")
    }
}
