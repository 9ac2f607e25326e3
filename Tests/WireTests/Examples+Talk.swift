import Domain
import Wire

/// Bodies of conversations, and of what neighbours are told.
extension Examples {
    private static let digest = DocumentDigest(bytes: Array(0..<32))
    private static let terms = OperatorDocument(.terms, in: .korean, text: "이용약관\n\"마당\"", digest: digest)
    private static let consent = Consent(to: .terms, in: .english, digest, at: now)

    static let talk: [any Body] = [
        SubjectBody(Subject(.listing, 5)), LineBody(Line(.left, by: nil)),
        OperatorDocumentBody(terms), AgreedTextsBody([.terms: digest, .location: digest]),
        ConsentBody(ConsentState(of: .terms, consent, present: terms, isCurrent: true)),
        ConsentBody(ConsentState(of: .terms, nil, present: nil, isCurrent: false)),
        ConsentToGiveBody(to: digest),
        MessageBody(written), MessageBody(line),
        MessageBody(message(.written(by: nil, text: nil, images: []))),
        OutgoingMessageBody(text: "안녕하세요"), OutgoingMessageBody(text: nil, images: [picture.id]),
        ListingHeadBody(listing, at: now), ReadMarksBody(ReadMarks(own: 3, others: nil, unread: 2)),
        ReadUpToBody(7), ConversationBody(conversation, for: card.id, at: now),
        ConversationBody(abandoned, for: card.id, at: now),
        HistoryBody(
            History([written, line], latest: 9, marks: ReadMarks(own: 3, others: 4, unread: 0)),
            deals: [body(of: .accepted)]
        ),
        NoticeBody(
            NoticeSummary(notice, actor: card, title: "성인 피아노 기초", conversation: .init(rawValue: 4))
        ),
        NoticeBody(NoticeSummary(notice, actor: nil, title: nil)),
        NoticeBody(NoticeSummary(changed, actor: nil, title: nil)),
        NoticeBody(NoticeSummary(refunded, actor: nil, title: nil, party: card)),
        NoticeBody(NoticeSummary(notice, actor: nil, title: nil, listing: NoticeListing(.lesson, .offer))),
        ChosenNoticesBody(.upTo(notice.id)), ChosenNoticesBody(.these([notice.id])), ChosenNoticesBody(.all),
        NoticeSettingsBody(NoticeSettings(muted: [.message, .dealDone])),
        NoticeSettingsBody(
            NoticeSettings(
                muted: Set(Notice.Kind.allCases),
                unpushed: Set(NoticeGroup.allCases),
                unmailed: [.operators],
                quietHours: nil
            )
        ),
        QuietHoursBody(.usual), UnsubscribeTokenBody(token: "02SJ7Q4B80H5C.talk.seal"),
        UnsubscribedBody(.notices(.talk)), UnsubscribedBody(.digest),
        DigestChoiceBody(.weekly), DigestChoiceBody(nil),
        DigestBody(.none, isAvailable: false, at: now),
        DigestBody(
            DigestSubscription(consent: .init(.daily, givenAt: now, nextAt: now, toldUntil: now)),
            isAvailable: true,
            at: now
        ),
        DigestBody(DigestSubscription(ended: .init(.withdrawn, at: now)), isAvailable: true, at: now),
        PushOfferBody(
            PushOffer(
                endpoint: "https://push.example/1",
                key: String(repeating: "k", count: 87),
                secret: String(repeating: "s", count: 22),
                showsContent: true
            )
        ),
        DevicePushBody(nil, publicKey: "key"), DevicePushBody(pushed, publicKey: "key"),
        PushSubscriptionBody(pushed),
        UnreadBody(UnreadMessages(messages: 3, conversations: 2), notices: 1),
        BlockedMemberBody(BlockedMember(card, since: now)), ReportBody(report),
        OutgoingReportBody(of: report.subject, for: .other, note: "욕을 해요"),
    ]

    private static let pushed = PushSubscription(
        session: .init(rawValue: 5),
        member: account.id,
        endpoint: "https://push.example/1",
        host: "push.example",
        key: "key",
        secret: "secret",
        showsContent: true,
        addedAt: now,
        failingSince: now
    )

    private static let card = MemberCard(id: account.id, nickname: account.nickname, picture: file("a"))

    static let listing = made {
        Listing(
            posting: Listing.ID(rawValue: 5),
            .class,
            by: Member.ID(rawValue: 6),
            side: .offer,
            seats: try Seats(1),
            ListingDetails(
                title: try ListingTitle("성인 피아노 기초"),
                price: .fixed(Money(won: 30_000)!, per: .hour),
                place: ListingPlace(
                    neighbourhood: neighbourhood.code,
                    shown: neighbourhood.point,
                    exact: nil
                ),
                thumbnail: file("b")
            ),
            at: now
        )
    }

    static let picture = Image(
        id: Image.ID(rawValue: 9),
        owner: account.id,
        width: 640,
        height: 480,
        files: ImageFiles(thumb: file("1")!, card: file("2")!, full: file("3")!),
        uploadedAt: now
    )

    private static let written = made {
        message(.written(by: account.id, text: try MessageText("안녕하세요\n👋"), images: [picture]))
    }

    private static let line = message(
        .line(
            Line(
                .dealAccepted,
                by: account.id,
                deal: .init(rawValue: 3),
                meeting: Line.Meeting(startsAt: now, minutes: 60, formerStart: now)
            )
        )
    )

    private static let conversation = summary(partner: card, listing: listing, latest: written)
    private static let abandoned = summary(partner: nil, listing: nil, latest: nil)

    private static let notice = Notice(
        id: Notice.ID(rawValue: 11),
        kind: .message,
        actor: account.id,
        target: Subject(.conversation, 4),
        at: now,
        readAt: now
    )

    private static let refunded = Notice(
        id: Notice.ID(rawValue: 13),
        kind: .orderRefunded,
        actor: nil,
        target: Subject(.order, 5),
        at: now,
        amount: Money(won: 30_000)
    )

    private static let changed = Notice(
        id: Notice.ID(rawValue: 12),
        kind: .listingChanged,
        actor: nil,
        target: Subject(.listing, 5),
        at: now,
        changes: changes
    )

    private static let report = made {
        try Report(
            Report.ID(rawValue: 12),
            of: Subject(.message, 8),
            by: account.id,
            for: .other,
            ReportNote("욕을 해요"),
            at: now
        )
    }

    private static func file(_ letter: String) -> StoredFile? {
        StoredFile(String(repeating: letter, count: 64))
    }

    private static func message(_ content: Message.Content) -> Message {
        Message(
            id: .init(rawValue: 8),
            conversation: .init(rawValue: 4),
            number: 2,
            content: content,
            sentAt: now
        )
    }

    private static func summary(
        partner: MemberCard?,
        listing: Listing?,
        latest: Message?
    ) -> ConversationSummary {
        ConversationSummary(
            Conversation(
                id: .init(rawValue: 4),
                subject: Subject(.listing, 5),
                title: "성인 피아노 기초",
                organiser: Member.ID(rawValue: 6),
                form: .pair(guest: account.id),
                begunAt: now
            ),
            partner: partner,
            memberCount: partner == nil ? 1 : 2,
            listing: listing,
            latest: latest,
            marks: ReadMarks(own: 1, others: partner == nil ? nil : 2, unread: 0),
            hasLeft: partner == nil
        )
    }
}
