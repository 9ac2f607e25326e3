public import Domain

extension Report.Status {
    public var words: Words {
        switch self {
        case .open: Words("대기 중", "Waiting")
        case .dismissed: Words("문제없음", "Dismissed")
        case .upheld: Words("조치 완료", "Action taken")
        }
    }
}

extension Decision.Verdict {
    public var words: Words {
        switch self {
        case .dismissed: Words("문제없음", "Dismissed")
        case .upheld: Words("조치 완료", "Action taken")
        case .reopened: Words("취소됨", "Undone")
        case .proposed: Words("운영자 정지 제안", "Suspension of an operator proposed")
        case .lifted: Words("정지 해제", "Suspension lifted")
        }
    }
}

extension Decision.Consequence {
    public var words: Words {
        switch self {
        case .closed: Words("글을 마감했어요", "The listing was closed")
        case .reopened: Words("다시 모집해요", "The listing was reopened")
        }
    }
}

extension Subject.Kind {
    public var words: Words {
        switch self {
        case .listing: Words("글", "Listing")
        case .member: Words("이웃", "Neighbour")
        case .conversation: Words("대화", "Conversation")
        case .message: Words("메시지", "Message")
        case .deal: Words("약속", "Lesson")
        case .review: Words("후기", "Review")
        case .order: Words("주문", "Order")
        case .savedSearch: Words("저장한 검색", "Saved search")
        case .runLog: Words("러닝 로그", "Running log")
        case .comment: Words("댓글", "Comment")
        case .verification: Words("서류", "Documents")
        case .report: Words("신고", "Report")
        }
    }
}

extension SuspensionRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .suspended(let end):
            Words(
                "운영자가 \(end.words[.korean])까지 이 계정의 이용을 정지했어요. 궁금한 점은 운영자에게 문의해 주세요.",
                "This account is suspended until \(end.words[.english]). Please contact the operator."
            )
        }
    }
}
