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
        case .female: Words("여성", "female")
        case .male: Words("남성", "male")
        case .other: Words("그 밖", "other")
        }
    }
}

extension JobGroup {
    public var words: Words {
        switch self {
        case .publicService: Words("공무", "public service")
        case .education: Words("교육", "education")
        case .development: Words("개발", "development")
        case .planning: Words("기획", "planning")
        case .design: Words("디자인", "design")
        case .marketing: Words("마케팅", "marketing")
        case .service: Words("서비스", "service")
        case .production: Words("생산", "production")
        case .research: Words("연구", "research")
        case .sales: Words("영업", "sales")
        case .medicine: Words("의료", "medicine")
        case .humanResources: Words("인사", "human resources")
        case .accounting: Words("회계", "accounting")
        case .customerSupport: Words("고객 상담", "customer support")
        }
    }
}

extension Interest {
    public var words: Words {
        switch self {
        case .korean: Words("국어", "Korean")
        case .math: Words("수학", "math")
        case .english: Words("영어", "English")
        case .science: Words("과학", "science")
        case .society: Words("사회", "social studies")
        case .language: Words("외국어", "languages")
        case .major: Words("전공", "university subjects")
        case .computer: Words("컴퓨터", "computing")
        case .hobby: Words("그 밖의 취미", "other hobbies")
        case .music: Words("음악", "music")
        case .sport: Words("운동", "sports")
        case .art: Words("미술·공예", "art and crafts")
        case .cooking: Words("요리", "cooking")
        }
    }
}

extension DeletionPlan.Thing {
    public var words: Words {
        switch self {
        case .profile: Words("프로필", "profile")
        case .password: Words("비밀번호", "password")
        case .sessions: Words("로그인한 기기", "signed-in devices")
        case .neighbourhoods: Words("우리 동네", "home neighbourhoods")
        case .identities: Words("연결한 카카오·네이버", "linked Kakao or Naver accounts")
        case .images: Words("올린 사진", "uploaded pictures")
        case .listings: Words("올린 글", "listings")
        case .drafts: Words("쓰던 글", "drafts")
        case .favourites: Words("찜 목록", "favourites")
        case .searches: Words("최근 검색어", "recent searches")
        case .notices: Words("알림", "notices")
        case .blocks: Words("차단한 이웃", "blocked neighbours")
        case .reviewsReceived: Words("받은 후기", "reviews about you")
        case .openDeals:
            Words("진행 중인 약속 (취소하고 상대에게 알려요)", "open lessons (cancelled, and the other side is told)")
        case .applications: Words("신청한 모임", "applications and memberships")
        case .messages:
            Words("보낸 메시지 (이름 없이 상대에게 남아요)", "messages you wrote (kept by the other, without your name)")
        case .pastDeals: Words("지난 약속 (이름과 장소 없이)", "past lessons (without your name and the place)")
        case .reviewsWritten: Words("쓴 후기 (이름 없이)", "reviews you wrote (without your name)")
        case .reports: Words("신고한 내용 (이름 없이)", "reports you made (without your name)")
        case .accessLog:
            Words("서버의 접속 기록 (이름 없이 주소와 시각만)", "the server's access log (addresses and times, no names)")
        }
    }
}
