public import Domain
public import Wire

extension SubjectBody {
    /// The address of the subject's page; nil if it has none.
    var pageAddress: String? {
        switch kind {
        case .listing: ListingPagePath.one.filled(id)
        case .member: MemberPagePath.one.filled(id)
        case .conversation: ConversationPagePath.one.filled(id)
        case .deal: DealPagePath.one.filled(id)
        case .order: OrderPagePath.one.filled(id)
        case .savedSearch: SavedSearchPagePath.one.filled(id)
        case .runLog: RunLogPagePath.one.filled(id)
        case .comment: CommentPagePath.one.filled(id)
        case .verification: TeacherPagePath.documents.rawValue
        case .report: ModerationPagePath.one.filled(id)
        case .message, .review: nil
        }
    }
}

extension NoticeBody {
    /// The page to return to after reporting the subject. A review leads to its subject's reviews; a
    /// subject hidden by the report is no longer available.
    public func pageAddress(for member: Member.ID?) -> String? {
        guard kind != .reportUpheld else { return nil }
        switch kind {
        case .runStampGiven: return RunLogPagePath.run.filled(target.id)
        case .lessonNoteWritten, .homeworkGiven: return LessonNotePagePath.ofDeal.filled(target.id)
        case .sourceApproved, .sourceDeclined: return SourcePagePath.mine.rawValue
        case .measureTaken, .appealUpheld, .appealReversed: return AppealPagePath.mine.rawValue
        case .appealWaits: return AppealPagePath.queue.rawValue
        case .warned: return WarningPagePath.mine.rawValue
        case .reportWaits: return ModerationPagePath.queue.rawValue
        case .submissionWaits: return SubmissionPagePath.queue.rawValue
        case .claimWaits: return ClaimPagePath.queue.rawValue
        case .sourceWaits: return SourcePagePath.all.rawValue
        case .verificationWaits: return TeacherPagePath.queue.rawValue
        // These are for the organiser.
        case .applicationReceived, .applicationWithdrawn, .memberJoined, .memberLeft:
            return RosterPagePath.one.filled(target.id)
        case _ where Notice.Kind.ofAttendance.contains(kind):
            return AttendancePagePath.one.filled(target.id)
        default: break
        }
        if let address = target.pageAddress { return address }
        return switch kind {
        case .reviewWritten, .reviewsRevealed:
            member.map { ReviewPagePath.aboutMember.filled($0.description) }
        case .reviewReplied: actor.map { ReviewPagePath.aboutMember.filled($0.member.id.description) }
        default: nil
        }
    }
}
