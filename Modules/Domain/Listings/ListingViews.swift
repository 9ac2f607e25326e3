/// Counts who looked at a listing, once per viewer and day.
///
/// Best effort: what was counted and not yet kept is lost with the process, and a viewer may be counted again
/// by another server. Counting never makes a reader wait.
public protocol ListingViews: Sendable {
    func note(_ listing: Listing.ID, by viewer: Viewer)
}

/// Whoever looks.
public enum Viewer: Hashable, Sendable {
    case member(Member.ID)
    /// Somebody who isn't signed in, by the address they come from.
    case passerBy(String)
}
