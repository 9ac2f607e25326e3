/// Counts views of a listing, once per viewer and day.
///
/// Best effort: views that aren't stored yet are lost with the process, and another server may count a viewer
/// again. Counting never delays a response.
public protocol ListingViews: Sendable {
    func note(_ listing: Listing.ID, by viewer: Viewer)
}

/// The viewer of a listing.
public enum Viewer: Hashable, Sendable {
    case member(Member.ID)
    /// A reader who isn't signed in, by network address.
    case passerBy(String)
}
