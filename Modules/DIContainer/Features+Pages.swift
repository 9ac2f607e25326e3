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
            ProviderPages().routes,
            LetterPages().routes,
            FarewellPages().routes,
            NoticePages().routes,
            ReportPages().routes,
            BlockPages().routes,
            QueuePages().routes,
        ].flatMap { $0 }
    }
}
