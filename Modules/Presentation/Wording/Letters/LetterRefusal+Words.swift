public import Domain

extension LetterRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound: Words("메일을 찾을 수 없어요.", "There is no such letter.")
        case .unavailable:
            Words("이 서버는 메일을 보내지 않아요.", "This server doesn't send such emails.")
        case .subjectMissing: Words("제목을 적어 주세요.", "Please write a subject.")
        case .subjectTooLong, .englishSubjectTooLong:
            Words(
                "제목은 한 줄, \(LetterText.longestSubject)자까지 쓸 수 있어요.",
                "The subject is one line of at most \(LetterText.longestSubject) characters."
            )
        case .textMissing: Words("내용을 적어 주세요.", "Please write a text.")
        case .textTooLong, .englishTextTooLong:
            Words(
                "내용은 \(LetterText.longestText)자까지 쓸 수 있어요.",
                "The text has at most \(LetterText.longestText) characters."
            )
        case .englishSubjectMissing: Words("영어 제목도 적어 주세요.", "Please write the subject in English, too.")
        case .englishTextMissing: Words("영어 내용도 적어 주세요.", "Please write the text in English, too.")
        case .notDraft:
            Words("이미 보냈거나 그만둔 메일이에요.", "This letter was already sent or discarded.")
        case .over: Words("이미 끝난 메일이에요.", "This letter is already over.")
        case .oneADay:
            Words(
                "전체 메일은 하루에 한 번만 보낼 수 있어요. 내일 다시 보내 주세요.",
                "Only one letter a day can be sent. Please send this one tomorrow."
            )
        case .anotherSending:
            Words(
                "아직 보내고 있는 메일이 있어요. 다 보낸 다음에 보내 주세요.",
                "Another letter is still being sent. Please wait until it is finished."
            )
        case .noReceivers: Words("받을 이웃이 없어요.", "No member would get it.")
        }
    }
}

extension Letter.State {
    public var words: Words {
        switch self {
        case .draft: Words("쓰는 중", "Draft")
        case .sending: Words("보내는 중", "Being sent")
        case .stopped: Words("중지", "Stopped")
        case .sent: Words("보냄", "Sent")
        }
    }
}
