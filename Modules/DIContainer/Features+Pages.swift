import Web

extension Features {
    /// A member's own corner, and keeping order in it.
    static var pagesAboutOneself: [PageRoute] {
        [
            MyPages().routes,
            SettingsPages().routes,
            ProfilePages().routes,
            EmailPages().routes,
            SecurityPages().routes,
            ConfirmPages().routes,
            ProviderPages().routes,
            EmailLinkPages().routes,
            ExportAndDeletionPages().routes,
            NoticePages().routes,
            ReportPages().routes,
            BlockPages().routes,
            QueuePages().routes,
        ].flatMap { $0 }
    }

    /// Looking around, and meeting who lives there.
    static var pagesOfTheNeighbourhood: [PageRoute] {
        [
            FeedPages().routes,
            NeighbourhoodPages().routes,
            SearchPages().routes,
            MapPages().routes,
            FavouritePages().routes,
            MemberPages().routes,
        ].flatMap { $0 }
    }

    /// Posting, talking, agreeing, and saying how it was.
    static var pagesOfExchanging: [PageRoute] {
        [ListingPages().routes, ConversationPages().routes, DealPages().routes, ReviewPages().routes]
            .flatMap { $0 }
    }
}
