import Domain
import Wire
import Wording

/// Texts of the pages on which operators set up the place.
enum SitePhrases {
    static let title = Words("사이트 설정", "Site settings")
    static let text = Words(
        "저장하면 바로 바뀌어요. 비워 두면 기본값으로 돌아가요.",
        "Changes take effect at once. Leave a field empty for its usual value."
    )
    static let nameHint = Words(
        "제목, 메일, 알림에 나오는 이름이에요.",
        "The name in titles, emails and notifications."
    )
    static let nameEnglishHint = Words(
        "비워 두면 영어 화면에도 한국어 이름이 나와요.",
        "Left empty, English pages have the Korean name."
    )
    static let welcomeHint = Words(
        "로그인하지 않은 이웃이 처음 보는 글이에요. \(SiteSetting.longestWelcome)자까지.",
        "What readers see before they sign in, in at most \(SiteSetting.longestWelcome) characters."
    )
    static let signUpHint = Words(
        "이미 가입한 이웃에게는 아무것도 바뀌지 않아요.",
        "Nothing changes for those who are members."
    )
    static let paceHint = Words(
        "천천히 받으면 한 시간에 열 명쯤, 한 네트워크에서 한 명만 가입할 수 있어요.",
        "Slow: about ten members an hour, and one from each network."
    )
    static let domainsHint = Words(
        "example.com처럼 적어 주세요. 여러 개는 한 칸 띄우고 적어 주세요. 비워 두면 모두 가입할 수 있어요.",
        "Such as example.com, with commas. Left empty, every domain can sign up."
    )
    static let kindsHint = Words(
        "끈 종류의 글은 어디에도 나오지 않고 새로 쓸 수 없어요. 이미 있는 글은 글쓴이와 약속한 이웃에게만 보여요.",
        "What is off appears nowhere and can't be posted. Authors and parties still see earlier posts."
    )
    static let pictures = Words("로고와 사진", "Logo and picture")
    static let choosePicture = Words("사진 고르기", "Choose a picture")
    static let logoHint = Words(
        "화면 위의 이름 앞에 나와요. 앱 아이콘으로도 쓰여요. 정사각형이 잘 어울려요.",
        "Beside the name in the header. It is the icon of the app as well; a square one fits best."
    )
    static let welcomePictureHint = Words(
        "로그인하지 않은 이웃의 첫 화면에 나와요.",
        "On the front page before a reader signs in."
    )
    static let pictureTextHint = Words(
        "첫 화면 사진을 볼 수 없는 이웃에게 읽어 주는 글이에요.",
        "Read to those who can't see the picture of the front page."
    )
    static let languagesHint = Words("화면과 메일의 언어예요.", "The language of pages and emails.")
    static let country = Words("전국", "The whole country")
    static let servesHint = Words(
        "다른 동네는 우리 동네로 정하거나 글의 장소로 쓸 수 없어요. 이미 사는 이웃은 그대로예요.",
        "Others can't be chosen as a home or as the place of a post. Members who live there stay."
    )
    static let chooseArea = Words("동네 고르기", "Choose neighbourhoods")
    static let areaText = Words(
        "고른 곳에서만 함께해요. 아무것도 고르지 않으면 전국이에요.",
        "The place serves what is chosen; with nothing chosen, the whole country."
    )
    static let chosen = Words("고른 곳", "Chosen")

    /// Leads from a district to its neighbourhoods.
    static func neighbourhoods(of district: String) -> Words {
        Words("\(district)의 동네 고르기", "Neighbourhoods of \(district)")
    }

    static let firstPostsHint = Words(
        "이웃이 처음 올리는 글은 운영자가 확인한 뒤에 보여요. 한 번 승인되면 다음 글부터는 바로 보여요.",
        "A member's first post waits until an operator approves it. Later ones are open at once."
    )
    static let save = Words("저장하기", "Save")
    static let history = Words("바꾼 기록", "Changes")
    static let historyText = Words("누가 언제 무엇을 바꿨는지 보여요.", "Who changed what, and when.")
    static let nothing = Words("아직 바꾼 설정이 없어요", "Nothing was changed yet")
    static let usual = Words("기본값", "usual value")

    static func elsewhere(_ source: SiteSettings.Source) -> Words {
        let place = source.words
        return Words(
            "\(place[.korean])에서 정해서 여기서 바꿀 수 없어요.",
            "Set in \(place[.english]), and can't be changed here."
        )
    }

    /// Beside the field of an address, where only some can sign up.
    static func domains(_ domains: [MailDomain]) -> Words {
        let list = domains.map(\.text).joined(separator: ", ")
        return Words("\(list) 이메일로 가입할 수 있어요.", "Use an address of \(list).")
    }

    static let setUpTitle = Words("이곳을 열어 볼까요?", "Set up your place")
    static let setUpText = Words(
        "첫 운영자의 계정을 만들고 이름을 정해요. 모두 나중에 바꿀 수 있어요.",
        "Make the first operator's account and name the place. You can change all of it later."
    )
    static let appointmentText = Words(
        "로그인한 계정이 첫 운영자가 돼요. 이름도 정해 보세요.",
        "Your account becomes the first operator. Name the place, too."
    )
    static let account = Words("첫 운영자", "The first operator")
    static let place = Words("이곳", "The place")
    static let begin = Words("시작하기", "Begin")
    static let appoint = Words("첫 운영자 되기", "Become the first operator")
}
