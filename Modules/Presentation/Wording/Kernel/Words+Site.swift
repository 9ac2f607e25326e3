extension Words {
    /// The name of the site.
    public static let site = Words("마당", "Madang")
}
