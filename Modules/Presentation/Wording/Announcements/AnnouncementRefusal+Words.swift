public import Domain

extension AnnouncementRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound: Words("공지를 찾을 수 없어요.", "There is no such announcement.")
        case .textMissing: Words("공지 내용을 적어 주세요.", "Please write what to announce.")
        case .textTooLong, .englishTooLong:
            Words(
                "한 줄, \(AnnouncementContents.longest)자까지 쓸 수 있어요.",
                "Please write one line of at most \(AnnouncementContents.longest) characters."
            )
        case .link:
            Words(
                "링크는 /terms처럼 이 사이트의 주소나 https 주소여야 해요.",
                "The link must be a path of this site, such as /terms, or an address with https."
            )
        case .endsBeforeStart: Words("끝은 시작보다 늦어야 해요.", "The end must be after the start.")
        case .endsInPast: Words("끝이 이미 지났어요.", "The end has already passed.")
        case .tooLong: Words("공지는 90일까지 보일 수 있어요.", "An announcement lasts at most 90 days.")
        case .tooMany:
            Words(
                "공지는 한 번에 \(Announcement.mostAtOnce)개까지 보일 수 있어요. 다른 공지를 먼저 내려 주세요.",
                "At most \(Announcement.mostAtOnce) announcements are shown at a time. End another one first."
            )
        case .ended: Words("이미 끝난 공지예요.", "This announcement has already ended.")
        }
    }
}
