public import Domain

extension Language {
    public var words: Words {
        switch self {
        case .korean: Words("한국어", "Korean")
        case .english: Words("영어", "English")
        }
    }
}

extension Gender {
    public var words: Words {
        switch self {
        case .female: Words("여성", "Female")
        case .male: Words("남성", "Male")
        case .other: Words("기타", "Other")
        }
    }
}

extension JobGroup {
    public var words: Words {
        switch self {
        case .publicService: Words("공무", "Public service")
        case .education: Words("교육", "Education")
        case .development: Words("개발", "Development")
        case .planning: Words("기획", "Planning")
        case .design: Words("디자인", "Design")
        case .marketing: Words("마케팅", "Marketing")
        case .service: Words("서비스", "Service")
        case .production: Words("생산", "Production")
        case .research: Words("연구", "Research")
        case .sales: Words("영업", "Sales")
        case .medicine: Words("의료", "Medicine")
        case .humanResources: Words("인사", "Human resources")
        case .accounting: Words("회계", "Accounting")
        case .customerSupport: Words("고객 상담", "Customer support")
        }
    }
}

extension Interest {
    public var words: Words {
        switch self {
        case .korean: Words("국어", "Korean")
        case .math: Words("수학", "Math")
        case .english: Words("영어", "English")
        case .science: Words("과학", "Science")
        case .society: Words("사회", "Social studies")
        case .language: Words("외국어", "Languages")
        case .major: Words("전공", "University subjects")
        case .computer: Words("컴퓨터", "Computing")
        case .hobby: Words("그 밖의 취미", "Other hobbies")
        case .music: Words("음악", "Music")
        case .sport: Words("운동", "Sports")
        case .art: Words("미술·공예", "Art and crafts")
        case .cooking: Words("요리", "Cooking")
        }
    }
}

extension DeletionPlan.Thing {
    public var words: Words {
        switch self {
        case .profile: Words("프로필", "Profile")
        case .password: Words("비밀번호", "Password")
        case .secondFactor: Words("2단계 인증과 복구 코드", "Two-step sign-in and its recovery codes")
        case .sessions: Words("로그인한 기기", "Signed-in devices")
        case .apiTokens: Words("프로그램용 토큰", "Tokens of programs")
        case .webhooks: Words("웹훅", "Webhooks")
        case .neighbourhoods: Words("우리 동네", "Your neighbourhoods")
        case .identities: Words("연결한 다른 계정", "Linked identities")
        case .images: Words("올린 사진", "Uploaded pictures")
        case .listings: Words("올린 글", "Listings")
        case .series: Words("매주 반복하는 모임", "Weekly series")
        case .drafts: Words("쓰던 글", "Drafts")
        case .favourites: Words("찜 목록", "Favourites")
        case .searches: Words("최근 검색어", "Recent searches")
        case .savedSearches: Words("저장한 검색", "Saved searches")
        case .calendarAddress: Words("캘린더 주소", "Calendar address")
        case .teachingHours: Words("레슨 예약 시간", "Teaching hours")
        case .phone: Words("전화번호와 알려 준 기록", "Phone number and whom it was shared with")
        case .consents: Words("약관 동의 기록", "Record of consents")
        case .notices: Words("알림", "Notifications")
        case .blocks: Words("차단한 이웃", "Blocked neighbours")
        case .reviewsReceived: Words("받은 후기", "Reviews about you")
        case .openDeals:
            Words("진행 중인 약속 (취소하고 상대에게 알려요)", "Open lessons (cancelled, and your neighbour is told)")
        case .seats:
            Words(
                "앞으로 있을 수업의 결제한 자리 (취소하고 환불 기준대로 돌려줘요)",
                "Seats paid for in coming classes (given up and refunded by their terms)"
            )
        case .applications: Words("신청한 모임", "Applications and memberships")
        case .attendance: Words("출석 기록", "Attendance")
        case .claims: Words("행사를 맡겠다는 요청", "Claims of events")
        case .teacher: Words("선생님 정보", "Your teacher's page")
        case .recordings: Words("올린 연주 녹음", "Recordings")
        case .verifications: Words("서류 확인 기록과 보낸 서류", "Documents sent and their decisions")
        case .sources: Words("행사 출처", "Event sources")
        case .runLogs: Words("러닝 로그", "Running logs")
        case .runStamps: Words("주고받은 스탬프", "Stamps given and received")
        case .comments: Words("쓴 댓글", "Comments")
        case .lessonNotes: Words("수업 노트", "Lesson notes")
        case .appeals: Words("운영자의 조치에 제기한 이의", "Appeals against actions of operators")
        case .transferRefunds:
            Words(
                "계좌로 돌려받을 돈 (지우기 전에 주문에서 환불 계좌를 알려 주세요. 지운 뒤에는 운영자가 돌려줘요)",
                "Refunds to a bank account (name it in the order first; later, the operator refunds)"
            )
        case .paidAhead:
            Words(
                "결제한 이웃에게 돌려주는 주문 (아직 받지 않은 만큼 돌려줘요)",
                "Orders given back to their payers (what they haven't had yet)"
            )
        case .messages:
            Words(
                "보낸 메시지 (이름 없이 상대에게 남아요)",
                "Messages you wrote (your neighbours keep them, without your name)"
            )
        case .pastDeals: Words("지난 약속 (이름과 장소 없이)", "Past lessons (without your name and the place)")
        case .orders:
            Words("결제 기록 (이름 없이, 법에 따라 5년)", "Payments (without your name, for five years by law)")
        case .reviewsWritten: Words("쓴 후기 (이름 없이)", "Reviews you wrote (without your name)")
        case .reports: Words("신고한 내용 (이름 없이)", "Reports you made (without your name)")
        case .accessLog:
            Words(
                "서버의 접속 기록 (이름 없이 주소와 시각, 계정 번호만)",
                "The server's access log (addresses, times and the account's number, no names)"
            )
        }
    }
}
