import Web

extension Features {
    static var allPages: [PageRoute] {
        SignInPages().routes + SignUpPages().routes + DocumentPages().routes
            + neighbourhoodPages + exchangePages + memberPages
    }

    /// Pages of a member's own account, and moderation.
    private static var memberPages: [PageRoute] {
        [
            MyPages().routes,
            RunLogPages().routes,
            SettingsPages().routes,
            CalendarPages().routes,
            WebsitePages().routes,
            PhonePages().routes,
            TeachingHoursPages().routes,
            TeacherPages().routes,
            VerificationPages().routes,
            RecordingPages().routes,
            ProfilePages().routes,
            EmailPages().routes,
            SecurityPages().routes + SecondFactorPages().routes,
            APITokenPages().routes + WebhookPages().routes,
            ConfirmPages().routes,
            ProviderPages().routes,
            ConsentPages().routes,
            EmailLinkPages().routes,
            ExportAndDeletionPages().routes,
            NoticePages().routes + UnsubscribePages().routes + DigestPages().routes,
            ReportPages().routes,
            BlockPages().routes,
            QueuePages().routes,
            MeasurePages().routes,
            DirectoryPages().routes,
            SitePages().routes + WrittenDocumentPages().routes,
            InvitationPages().routes + SetUpPages().routes,
            AnnouncementPages().routes,
            WatchListPages().routes,
            ReasonTemplatePages().routes,
            WarningPages().routes + AppealPages().routes,
            LetterPages().routes,
            AuditPages().routes,
            ServerStatusPages().routes,
            SourcePages().routes,
            FollowersPages().routes,
        ].flatMap { $0 }
    }

    /// Pages of the board and of members.
    private static var neighbourhoodPages: [PageRoute] {
        [
            HomePages().routes,
            FeedPages().routes,
            SuggestionPages().routes,
            EventCalendarPages().routes,
            NeighbourhoodPages().routes,
            SearchPages().routes,
            SavedSearchPages().routes,
            MapPages().routes,
            PlacesPages().routes,
            FavouritePages().routes,
            MemberPages().routes,
        ].flatMap { $0 }
    }

    /// Pages of posts, conversations, deals and reviews.
    private static var exchangePages: [PageRoute] {
        [
            ListingPages().routes, RosterPages().routes, AttendancePages().routes,
            SeriesPages().routes, SubmissionPages().routes, ClaimPages().routes,
            ShopComparisonPages().routes,
            ConversationPages().routes, DealPages().routes, LessonNotePages().routes,
            OrderPages().routes, DepositPages().routes, LessonSalePages().routes, ReviewPages().routes,
            CommentPages().routes, BookingPages().routes, RebookPages().routes, StudentPages().routes,
        ].flatMap { $0 }
    }
}
