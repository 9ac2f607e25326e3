import Wire

/// Paths of the pages and actions of listings of every kind.
enum ListingPagePath: String, Path {
    case chooseKind = "/new"
    /// Redirects to the page of its kind.
    case one = "/listings/{id}"
    case close = "/listings/{id}/close"
    case reopen = "/listings/{id}/reopen"
    case cancel = "/listings/{id}/cancel"
    case bump = "/listings/{id}/bump"
    case confirm = "/listings/{id}/confirm"
    case delete = "/listings/{id}/delete"
    case conversation = "/listings/{id}/conversation"
    case favourite = "/listings/{id}/favourite"
    case unfavourite = "/listings/{id}/unfavourite"
}
