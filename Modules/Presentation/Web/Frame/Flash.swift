import Domain
import Wording

/// A message that the next page shows once.
enum Flash: String, CaseIterable, Sendable {
    case signedIn = "signed-in"
    case signedOut = "signed-out"
    case joined
    case saved
    case posted
    case edited
    case closed
    case listingCancelled
    case seriesEnded = "series-ended"
    case seriesResumed = "series-resumed"
    case offeredAgain = "offered-again"
    case reopened
    case bumped
    case stillOpen = "still-open"
    case deleted
    case favourited
    case unfavourited
    case left
    case messageDeleted
    case messageShown
    case phoneRevealed = "phone-revealed"
    case phoneDeclined = "phone-declined"
    case phoneWithdrawn = "phone-withdrawn"
    case phoneDeleted = "phone-deleted"
    case consented
    case muted
    case unmuted
    case proposed
    case accepted
    case booked
    case declined
    case withdrawn
    case cancelled
    case moveProposed = "move-proposed"
    case moved
    case kept
    case noShowNoted = "no-show-noted"
    case noShowWithdrawn = "no-show-withdrawn"
    case noShowAgreed = "no-show-agreed"
    case noShowDisputed = "no-show-disputed"
    case moveWithdrawn = "move-withdrawn"
    case completed
    case applied
    case applicationWithdrawn = "application-withdrawn"
    case participationEnded = "participation-ended"
    case seatTaken = "seat-taken"
    case applicationAccepted = "application-accepted"
    case applicationDeclined = "application-declined"
    case memberRemoved = "member-removed"
    case checkedIn = "checked-in"
    case attendanceMarked = "attendance-marked"
    case absenceDisputed = "absence-disputed"
    case disputeAnswered = "dispute-answered"
    case reviewed
    case reviewDeleted = "review-deleted"
    case replied
    case commented
    case commentDeleted = "comment-deleted"
    case noteRemoved = "note-removed"
    case orderCancelled = "order-cancelled"
    case paid
    case notPaid = "not-paid"
    case depositCancelled = "deposit-cancelled"
    case passEnded = "pass-ended"
    case refunded
    case reported
    case appealed
    case appealDecided = "appeal-decided"
    case blocked
    case unblocked
    case homesChosen = "homes-chosen"
    case homeVerified = "home-verified"
    case homeRemoved = "home-removed"
    case calendarAddressCreated = "calendar-address-created"
    case calendarAddressDeleted = "calendar-address-deleted"
    case searchSaved = "search-saved"
    case searchDeleted = "search-deleted"
    case searchesForgotten = "searches-forgotten"
    case logDeleted = "log-deleted"
    case trackImported = "track-imported"
    case passwordChanged = "password-changed"
    case letterSent = "letter-sent"
    case emailVerified = "email-verified"
    case unsubscribed
    case accountDeleted = "account-deleted"
    case passwordSet = "password-set"
    case deviceSignedOut = "device-signed-out"
    case apiTokenRemoved = "api-token-removed"
    case webhookAnswered = "webhook-answered"
    case webhookRemoved = "webhook-removed"
    case devicesSignedOut = "devices-signed-out"
    case trialPushSent = "trial-push-sent"
    case secondFactorOff = "second-factor-off"
    case secondFactorReset = "second-factor-reset"
    case linked
    case unlinked
    case confirmed
    case handled
    case submitted
    case submissionApproved = "submission-approved"
    case submissionDeclined = "submission-declined"
    case submissionEdited = "submission-edited"
    case unwatched
    case distrusted
    case websiteProven = "website-proven"
    case claimed
    case claimSent = "claim-sent"
    case teaching
    case teachingEnded = "teaching-ended"
    case documentsSent = "documents-sent"
    case documentsWithdrawn = "documents-withdrawn"
    case documentsAccepted = "documents-accepted"
    case recordingAdded = "recording-added"
    case recordingRemoved = "recording-removed"
    case sourceAdded = "source-added"
    case sourceProposed = "source-proposed"
    case sourceRemoved = "source-removed"
    case fetched
    case fetchFailed = "fetch-failed"
    case entryAccepted = "entry-accepted"
    case entrySkipped = "entry-skipped"
    case memberConfirmed = "member-confirmed"
    case memberSignedOut = "member-signed-out"
    case suspensionLifted = "suspension-lifted"
    case warned
    case memberDeleted = "member-deleted"
    case messagesRetried = "messages-retried"
    case invitationWithdrawn = "invitation-withdrawn"
    case reasonTemplateRemoved = "reason-template-removed"
    case announced
    case announcementEnded = "announcement-ended"
    case letterBegun = "letter-begun"
    case letterStopped = "letter-stopped"

    /// Whether someone will answer what the reader just did.
    var awaitsAnswer: Bool { [.applied, .proposed, .booked].contains(self) }

    /// - Parameter site: what the place is called.
    func words(at site: Words) -> Words {
        switch self {
        case .joined: Words("\(site[.korean])에 오신 걸 환영해요!", "Welcome to \(site[.english])!")
        case .accountDeleted: SettingsPhrases.accountDeleted(site)
        default: words
        }
    }

    var words: Words {
        switch self {
        case .signedIn: Words("로그인했어요.", "You are signed in.")
        case .signedOut: Words("로그아웃했어요.", "You are signed out.")
        case .saved: Words("저장했어요.", "Saved.")
        case .posted, .edited, .listingCancelled, .closed, .reopened, .bumped, .stillOpen, .deleted:
            wordsOfListings
        case .proposed, .accepted, .booked, .declined, .withdrawn, .cancelled, .completed, .moveProposed,
            .moved, .kept, .moveWithdrawn, .noShowNoted, .noShowWithdrawn, .noShowAgreed, .noShowDisputed,
            .reviewed, .reviewDeleted, .replied:
            wordsOfDeals
        case .reported: Words("신고를 받았어요. 살펴볼게요.", "Your report is sent. We will look into it.")
        case .appealed: Words("이의를 제기했어요. 결과를 알려 드릴게요.", "Your appeal is sent. We tell you the result.")
        case .blocked: Words("차단했어요. 서로의 글과 대화가 보이지 않아요.", "Blocked. You won't see each other any more.")
        case .unblocked: Words("차단을 해제했어요.", "Unblocked.")
        case .homesChosen, .homeVerified, .homeRemoved: wordsOfHomes
        case .favourited, .unfavourited, .searchSaved, .searchDeleted, .searchesForgotten, .logDeleted,
            .trackImported, .commented, .commentDeleted, .noteRemoved:
            wordsOfKept
        case .depositCancelled, .passEnded, .orderCancelled, .paid, .notPaid, .refunded: wordsOfPayments
        case .sourceAdded, .sourceProposed, .sourceRemoved, .fetched, .fetchFailed, .entryAccepted,
            .entrySkipped:
            wordsOfSources
        case .submitted, .submissionApproved, .submissionDeclined, .submissionEdited, .distrusted,
            .unwatched, .websiteProven, .claimed, .claimSent:
            wordsOfSubmissions
        case .teaching, .teachingEnded, .documentsSent, .documentsWithdrawn, .documentsAccepted,
            .recordingAdded, .recordingRemoved:
            wordsOfTeachers
        case .memberConfirmed, .memberSignedOut, .secondFactorReset, .suspensionLifted, .warned,
            .appealDecided,
            .memberDeleted,
            .messagesRetried, .handled, .invitationWithdrawn, .announced, .announcementEnded, .letterBegun,
            .letterStopped, .reasonTemplateRemoved:
            wordsOfOperators
        default: wordsOfAccount
        }
    }

    private var wordsOfListings: Words {
        switch self {
        case .posted: Words("글을 올렸어요.", "Your listing is posted.")
        case .edited: Words("글을 수정했어요.", "Your listing is updated.")
        case .listingCancelled:
            Words("모임을 취소하고 이웃에게 알렸어요.", "The listing is cancelled, and its participants are notified.")
        case .closed: Words("모집을 마감했어요.", "The listing is closed.")
        case .reopened: Words("다시 모집해요.", "The listing is open again.")
        case .bumped: Words("글을 맨 위로 올렸어요.", "Your listing is at the top again.")
        case .stillOpen: Words("글을 그대로 열어 둘게요.", "Your listing stays open.")
        default: Words("글을 삭제했어요.", "The listing is deleted.")
        }
    }

    private var wordsOfOperators: Words {
        switch self {
        case .memberConfirmed: Words("이메일을 확인한 것으로 표시했어요.", "The email address counts as confirmed.")
        case .memberSignedOut: Words("모든 기기에서 로그아웃했어요.", "The member is signed out on all devices.")
        case .secondFactorReset:
            Words("2단계 인증을 끄고 이웃에게 알렸어요.", "Two-step sign-in is off, and the member is told.")
        case .handled: Words("신고를 처리했어요.", "The report is closed.")
        case .appealDecided: Words("이의 제기를 결정했어요.", "The appeal is decided.")
        case .messagesRetried: Words("곧 다시 보내요.", "They are sent again shortly.")
        case .invitationWithdrawn: Words("초대를 취소했어요.", "The invitation is withdrawn.")
        case .warned: Words("경고를 보냈어요.", "The member is warned.")
        case .suspensionLifted: Words("정지를 풀었어요.", "The suspension is lifted.")
        case .announced: Words("공지를 올렸어요.", "The announcement is posted.")
        case .letterBegun: Words("메일을 보내기 시작했어요.", "The letter is being sent.")
        case .reasonTemplateRemoved: Words("사유를 뺐어요.", "The template is removed.")
        case .letterStopped: Words("메일을 그만 보내요.", "The letter is stopped.")
        case .announcementEnded: Words("공지를 내렸어요.", "The announcement has ended.")
        default: Words("계정을 삭제했어요.", "The account is deleted.")
        }
    }

    private var wordsOfHomes: Words {
        switch self {
        case .homesChosen: Words("동네를 정했어요.", "Your neighbourhood is set.")
        case .homeVerified: Words("동네를 인증했어요.", "Your neighbourhood is verified.")
        default: Words("동네를 삭제했어요.", "The neighbourhood is removed.")
        }
    }

    private var wordsOfPayments: Words {
        switch self {
        case .depositCancelled: Words("상가 예약을 취소했어요.", "The reservation is cancelled.")
        case .orderCancelled: Words("자리를 취소했어요.", "The seat is cancelled.")
        case .paid: Words("결제했어요.", "You have paid.")
        case .notPaid: Words("결제가 되지 않았어요. 다시 결제해 주세요.", "The payment didn't go through. Please try again.")
        case .passEnded: Words("횟수권을 그만뒀어요.", "The pass has ended.")
        default: Words("환불을 시작했어요.", "The refund is on its way.")
        }
    }

    private var wordsOfTeachers: Words {
        switch self {
        case .teaching: Words("이제 선생님이에요.", "You are a teacher now.")
        case .teachingEnded: Words("이제 선생님이 아니에요.", "You are not a teacher any more.")
        case .recordingAdded: Words("녹음을 올렸어요.", "The recording is on your profile.")
        case .recordingRemoved: Words("녹음을 지웠어요.", "The recording is removed.")
        case .documentsSent: Words("서류를 보냈어요. 결과를 알려 드릴게요.", "Sent. We tell you the result.")
        case .documentsWithdrawn: Words("보낸 서류를 취소하고 지웠어요.", "Your documents are withdrawn and deleted.")
        default: Words("확인했다고 표시하고 서류를 지웠어요.", "Verified. The documents are deleted.")
        }
    }

    private var wordsOfAccount: Words {
        switch self {
        case .calendarAddressCreated: Words("캘린더 주소를 만들었어요.", "The calendar address is ready.")
        case .calendarAddressDeleted: Words("캘린더 주소를 없앴어요.", "The calendar address is deleted.")
        case .passwordChanged: SettingsPhrases.passwordChanged
        case .letterSent: Words("메일을 보냈어요. 받은편지함을 확인해 주세요.", "We sent you an email. Please check your inbox.")
        case .unsubscribed: NoticePhrases.unsubscribed
        case .emailVerified: Words("이메일을 확인했어요.", "Your email address is confirmed.")
        case .joined, .accountDeleted: words(at: SiteSettings().name)
        case .passwordSet: SettingsPhrases.passwordSet
        case .devicesSignedOut: SettingsPhrases.devicesSignedOut
        case .trialPushSent: PushPhrases.trialSent
        case .secondFactorOff: Words("2단계 인증을 껐어요.", "Two-step sign-in is off.")
        case .linked: Words("로그인 방법을 연결했어요.", "Linked to your account.")
        case .unlinked: Words("연결을 해제했어요.", "Unlinked from your account.")
        case .confirmed: Words("확인했어요. 이어서 진행해 주세요.", "Confirmed. Please continue.")
        case .webhookAnswered: Words("프로그램이 응답했어요.", "The program has answered.")
        case .webhookRemoved: Words("웹훅을 지웠어요.", "The webhook is removed.")
        case .apiTokenRemoved: Words("토큰을 지웠어요.", "The token is removed.")
        case .deviceSignedOut: Words("그 기기에서 로그아웃했어요.", "That device is signed out.")
        default: wordsOfGroups
        }
    }

    /// Of conversations and rosters.
    private var wordsOfGroups: Words {
        switch self {
        case .messageDeleted: Words("메시지를 삭제했어요.", "The message is deleted.")
        case .messageShown: Words("메시지가 다시 보여요.", "The message is visible again.")
        case .left: Words("채팅방을 나갔어요.", "You left the conversation.")
        case .phoneRevealed: Words("전화번호를 알려 줬어요.", "Your phone number is shared.")
        case .phoneDeclined: Words("전화번호 요청을 거절했어요.", "The request is declined.")
        case .phoneWithdrawn: Words("이제 이 이웃에게 번호가 보이지 않아요.", "Your neighbour no longer sees your number.")
        case .consented: Words("동의했어요.", "You have agreed.")
        case .phoneDeleted: Words("전화번호를 삭제했어요.", "Your phone number is deleted.")
        case .muted: Words("이 채팅의 알림을 껐어요.", "This conversation is muted.")
        case .unmuted: Words("이 채팅의 알림을 켰어요.", "You will hear of this conversation again.")
        case .applied:
            Words("신청했어요. 모임장이 확인하면 알려 드릴게요.", "You applied. We tell you when the organiser decides.")
        case .applicationWithdrawn: Words("신청을 취소했어요.", "You withdrew your application.")
        case .participationEnded: Words("참여를 취소했어요.", "You left.")
        case .seatTaken: Words("참여하게 되었어요!", "You are in!")
        case .applicationAccepted: Words("신청을 수락했어요.", "The application is accepted.")
        case .applicationDeclined: Words("신청을 거절했어요.", "The application is declined.")
        case .checkedIn: Words("체크인했어요.", "You are checked in.")
        case .attendanceMarked: Words("출석을 저장했어요.", "Attendance is saved.")
        case .absenceDisputed: Words("모임장에게 알렸어요.", "We told the organiser.")
        case .disputeAnswered: Words("답을 보냈어요.", "Your answer is sent.")
        case .seriesResumed: Words("반복을 다시 이어 가요.", "The series goes on.")
        case .offeredAgain: Words("자리를 다시 제안했어요.", "The seat is offered again.")
        case .seriesEnded: Words("반복을 끝냈어요. 올라간 모임은 그대로 있어요.", "The series ended. Posted dates stay.")
        case .memberRemoved: Words("이웃을 내보냈어요.", "The neighbour is removed.")
        default: Self.saved.words
        }
    }

    /// Of what is reviewed, and of websites.
    private var wordsOfSubmissions: Words {
        switch self {
        case .submitted:
            Words("올렸어요. 운영자가 확인하면 이웃에게 보여요.", "Sent. Neighbours see it once an operator approves it.")
        case .claimed: Words("이제 이 행사를 직접 관리할 수 있어요.", "This event is yours now.")
        case .claimSent: Words("요청했어요. 결과를 알려 드릴게요.", "Sent. We tell you the result.")
        case .websiteProven: Words("홈페이지를 인증했어요.", "Your website is proven.")
        case .distrusted: Words("다음 글부터는 확인하고 공개해요.", "Further posts are reviewed first.")
        case .unwatched: Words("이제 찾지 않아요.", "It is no longer looked for.")
        case .submissionEdited:
            Words(
                "그사이에 수정되었어요. 지금 내용을 확인하고 다시 정해 주세요.",
                "It was edited meanwhile. Please look at it as it is now, and decide again."
            )
        case .submissionApproved: Words("승인했어요.", "Approved.")
        case .submissionDeclined: Words("반려하고 그 이웃에게 알렸어요.", "Declined. We told the member why.")
        default: Self.saved.words
        }
    }

    private var wordsOfSources: Words {
        switch self {
        case .sourceAdded: Words("출처를 추가했어요. 곧 가져와요.", "The source is added. The first fetch follows soon.")
        case .sourceProposed: Words("제안했어요. 결과를 알려 드릴게요.", "Sent. We tell you the result.")
        case .sourceRemoved: Words("출처와 행사를 지웠어요.", "The source and its events are deleted.")
        case .fetched: Words("행사를 가져왔어요.", "The source is fetched.")
        case .fetchFailed: Words("가져오지 못했어요. 이유를 확인해 주세요.", "The fetch failed. See the reason below.")
        case .entryAccepted: Words("행사를 올렸어요.", "The event is published.")
        default: Words("이 행사는 올리지 않아요.", "The entry is left out.")
        }
    }

    /// Of searches, logs, comments and notes.
    private var wordsOfKept: Words {
        switch self {
        case .favourited: Words("찜 목록에 넣었어요.", "Added to your favourites.")
        case .unfavourited: Words("찜 목록에서 뺐어요.", "Removed from your favourites.")
        case .searchSaved: Words("검색 조건을 저장했어요.", "The search is saved.")
        case .searchDeleted: Words("저장한 검색을 삭제했어요.", "Saved search deleted.")
        case .searchesForgotten: Words("최근 검색을 모두 삭제했어요.", "Recent searches deleted.")
        case .logDeleted: Words("로그를 삭제했어요.", "The log is deleted.")
        case .commented: Words("댓글을 남겼어요.", "Your comment is posted.")
        case .commentDeleted: Words("댓글을 삭제했어요.", "The comment is deleted.")
        case .noteRemoved: Words("노트를 삭제했어요.", "The note is deleted.")
        case .trackImported: Words("기록을 가져왔어요. 나머지를 채워 보세요.", "Imported. You can complete the log now.")
        default: Self.saved.words
        }
    }

    private var wordsOfDeals: Words {
        switch self {
        case .proposed: Words("약속을 제안했어요.", "Your suggestion is sent.")
        case .accepted: Words("약속을 수락했어요.", "It is set.")
        case .booked: Words("레슨을 예약했어요.", "Your lesson is booked.")
        case .declined: Words("제안을 거절했어요.", "The suggestion is declined.")
        case .withdrawn: Words("제안을 취소했어요.", "The suggestion is withdrawn.")
        case .cancelled: Words("약속을 취소했어요.", "It is cancelled.")
        case .moveProposed: Words("새 시간을 제안했어요.", "Your new time is sent.")
        case .moved: Words("약속 시간을 바꿨어요.", "It has a new time.")
        case .kept: Words("약속 시간을 그대로 두었어요.", "The agreed time is kept.")
        case .moveWithdrawn: Words("시간 변경 제안을 취소했어요.", "The new time is withdrawn.")
        case .noShowNoted: Words("이웃이 오지 않았다고 알렸어요.", "We asked your neighbour about it.")
        case .noShowWithdrawn: Words("알림을 취소했어요.", "Taken back.")
        case .noShowAgreed: Words("답해 주셔서 고마워요.", "Thank you for your answer.")
        case .noShowDisputed: Words("답을 전했어요.", "Your answer is sent.")
        case .completed: Words("수업을 마쳤다고 알렸어요.", "We told your neighbour that the lesson took place.")
        case .reviewed: Words("후기를 남겼어요. 고마워요!", "Your review is saved. Thank you!")
        case .reviewDeleted: Words("후기를 삭제했어요.", "The review is deleted.")
        case .replied: Words("답글을 남겼어요.", "Your reply is saved.")
        default: Self.saved.words
        }
    }
}
