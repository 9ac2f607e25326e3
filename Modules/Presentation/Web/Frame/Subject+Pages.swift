import Domain
import Wire

extension SubjectBody {
    /// Where it can be looked at; nil for what has no page of its own.
    var pageAddress: String? {
        switch kind {
        case .listing: ListingPagePath.one.filled(id)
        case .member: MemberPagePath.one.filled(id)
        case .conversation: ConversationPagePath.one.filled(id)
        case .deal: DealPagePath.one.filled(id)
        case .message, .review: nil
        }
    }
}

extension NoticeBody {
    /// Where the reader goes from there: a review is read where all reviews about its subject are, and what a
    /// report of theirs had hidden is not there any more.
    func pageAddress(for visit: Visit) -> String? {
        guard kind != .reportUpheld else { return nil }
        if let address = target.pageAddress { return address }
        return switch kind {
        case .reviewWritten, .reviewsRevealed:
            visit.who.map { ReviewPagePath.aboutMember.filled($0.member.description) }
        case .reviewReplied: actor.map { ReviewPagePath.aboutMember.filled($0.member.id.description) }
        default: nil
        }
    }
}
