import Wire

/// Paths of roster pages and their actions.
enum RosterPagePath: String, Path {
    case mine = "/me/rosters"
    /// For the organiser; redirects others to the listing.
    case one = "/listings/{id}/roster"
    case apply = "/listings/{id}/roster/apply"
    case withdraw = "/listings/{id}/roster/withdraw"
    case leave = "/listings/{id}/roster/leave"
    case claim = "/listings/{id}/roster/claim"
    case admit = "/listings/{id}/roster/{member}/admit"
    case decline = "/listings/{id}/roster/{member}/decline"
    case remove = "/listings/{id}/roster/{member}/remove"
}
