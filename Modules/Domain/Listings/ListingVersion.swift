extension Listing {
    /// The state of a post's content after one edit. Closing, reopening and bumping don't change it.
    public struct Version: Hashable, Sendable {
        /// When that edit took place, or the posting before the first edit.
        public let moment: Moment

        public init(_ moment: Moment) {
            self.moment = moment
        }
    }

    public var version: Version { Version(editedAt ?? createdAt) }
}

extension Post {
    /// Edits the post if `version` is its current version, or nil.
    ///
    /// An edit based on an earlier version is refused with ``ListingRefusal/editedMeanwhile``, unless it
    /// would change nothing, as when a request is repeated.
    public mutating func edit(
        _ contents: Contents,
        at place: ListingPlace,
        basedOn version: Listing.Version?,
        now: Moment
    ) throws {
        let current = listing.version
        guard let version, version != current else {
            // Two edits within a millisecond are two versions.
            return try edit(contents, at: place, now: max(now, current.moment + .milliseconds(1)))
        }
        var edited = self
        try edited.edit(contents, at: place, now: current.moment)
        edited.show(listing.details.thumbnail)
        guard edited == self else { throw ListingRefusal.editedMeanwhile }
    }
}
