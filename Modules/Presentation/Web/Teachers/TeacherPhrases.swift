import Domain
import Wording

/// Texts of teachers and of their documents.
enum TeacherPhrases {
    static let title = Words("선생님", "Teacher")
    static let settings = Words("선생님 정보", "My teacher's page")
    static let intro = Words(
        "누구나 레슨을 받을 수 있고, 가르치려면 선생님으로 시작해야 해요.",
        "Everyone can take lessons. To give lessons, become a teacher."
    )
    static let introSteps = Words(
        "선생님 정보가 내 프로필에 보여요. 언제든 그만둘 수 있어요.",
        "What you tell as a teacher is shown on your profile. You can stop at any time."
    )
    static let begin = Words("선생님으로 시작하기", "Become a teacher")
    static let formNote = Words(
        "가르치는 글은 선생님만 올릴 수 있어요. 배우고 싶은 글은 누구나 올릴 수 있어요.",
        "Only teachers post lessons that they give. Everyone can look for a teacher."
    )
    static let formTeacher = Words("선생님으로 글을 올려요.", "You post as a teacher.")
    static let lead = Words(
        "내 프로필에 보여요. 레슨비는 모집 중인 글에서 가져와요.",
        "Shown on your profile. Prices are those of your open lessons."
    )
    static let seen = Words("이웃이 보는 모습", "As others see it")
    static let instruments = Words("가르치는 악기·전공", "Teaches")
    static let places = Words("레슨하는 곳", "Where lessons take place")
    static let linesHint = Words(
        "한 줄에 하나씩, \(TeacherCredentials.mostLines)줄까지 적어요.",
        "One entry a line, up to \(TeacherCredentials.mostLines) lines."
    )
    static let losesMark = Words(
        "학력이나 경력을 고치면 서류 확인 표시가 사라져요.",
        "Editing your education or career removes the mark of verified documents."
    )
    static let losesDocuments = Words(
        "학력이나 경력을 고치면 보낸 서류가 취소되고 지워져요.",
        "Editing your education or career withdraws and deletes the documents that you sent."
    )
    static let isTeacher = Words("선생님으로 가입하기 (나중에 바꿀 수 있어요)", "I give lessons (you can change this later)")
    static let end = Words("선생님 그만하기", "Stop being a teacher")
    static let endText = Words(
        "선생님 정보와 연주 녹음, 서류 확인 표시가 지워져요. 받은 후기와 지난 약속은 그대로 있어요.",
        """
        Your teacher's page, recordings and the mark of verified documents are deleted. Reviews and past \
        lessons stay.
        """
    )
    static let endFull = Words(
        "마감한 레슨은 다시 선생님이 되어야 열 수 있어요.",
        "Closed lessons can be reopened only if you become a teacher again."
    )
    static let openLessons = Words("모집 중인 레슨", "Open lessons")
    static let prices = Words("레슨비", "Prices")
    static let lesson = Words("레슨", "Lesson")
    static let noLessons = Words("지금 모집 중인 레슨이 없어요.", "No open lessons right now.")
    static let reviews = Words("레슨 후기", "Reviews of lessons")
    static let noReviews = Words("아직 레슨 후기가 없어요.", "No reviews of lessons yet.")

    static func more(_ count: Int) -> Words {
        Words("모집 중인 레슨이 \(count)개 더 있어요.", "\(count.of("more open lesson")) below.")
    }
}

/// Texts of the documents of teachers.
enum DocumentPhrases {
    static let title = Words("서류 확인", "Verify documents")
    static let text = Words(
        "졸업증명서나 자격증 사진을 보내면 운영자가 확인해요. 프로필에 확인한 날짜와 서류 이름이 보여요.",
        """
        Send a picture of a diploma or certificate, and an operator looks at it. Your profile then shows the \
        date and what was seen.
        """
    )
    static let privacy = Words(
        "사진은 나와 운영자만 보고, 결정이 나면 지워요. 주민등록번호는 가리고 찍어 주세요.",
        """
        Only you and the operators see the pictures. They are deleted with the decision. Please cover \
        your resident registration number.
        """
    )
    static let pictures = Words("서류 사진", "Pictures of documents")
    static let picturesHint = Words(
        "\(Verification.mostDocuments)장까지 올릴 수 있어요.",
        "Up to \(Verification.mostDocuments) pictures."
    )
    static let note = Words("어떤 서류인가요?", "What are the documents?")
    static let noteHint = Words("예: 음악대학 졸업증명서", "For example: diploma of a music school")
    static let send = Words("서류 보내기", "Send documents")
    static let sent = Words("보낸 서류", "Documents sent")
    static let waiting = Words(
        "운영자가 확인하고 있어요. 결과를 알려 드릴게요.",
        "An operator is looking at your documents. We tell you the result."
    )
    static let withdraw = Words("보낸 서류 취소하기", "Withdraw documents")
    static let declined = Words(
        "서류를 확인하지 못했어요. 다시 보낼 수 있어요.",
        "Your documents weren't accepted. You can send others."
    )
    static let nothing = Words(
        "확인할 학력이나 경력을 먼저 적어 주세요.",
        "Add your education or career first."
    )
    static let queue = Words("선생님 서류 확인", "Documents of teachers")
    static let nothingWaits = Words("서류가 없어요", "No documents")
    static let nothingWaitsText = Words(
        "선생님이 서류를 보내면 여기에 나와요.",
        "Documents that teachers send appear here."
    )
    static let documents = Words("확인한 서류", "Documents seen")
    static let noteOfTeacher = Words("선생님의 설명", "The teacher's note")
    static let profile = Words("프로필 보기", "Profile")
    static let seen = Words("확인한 서류", "What you have seen")
    static let seenHint = Words(
        "프로필에 그대로 보여요. 예: 음악대학 졸업증명서",
        "Shown on the profile, for example: diploma of a music school"
    )
    static let accept = Words("확인했어요", "Accept")
    static let decline = Words("반려하기", "Decline")
    static let reasonHint = Words("선생님에게 그대로 보여요.", "The teacher sees this text.")
    static let deleted = Words(
        "결정하면 서류 사진은 지워지고, 기록만 남아요.",
        "With the decision the pictures are deleted; only the record stays."
    )

    static func picture(_ number: Int) -> Words { Words("서류 \(number)", "Document \(number)") }
    static func by(_ name: String) -> Words { Words("\(name) 님이 결정함", "Decided by \(name)") }
}
