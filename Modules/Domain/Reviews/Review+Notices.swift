extension Review {
    /// The notices to the parties, except to `actor`, of what became of the review of a listing.
    public func notices(of event: Line.Event, by actor: Member.ID?) -> [NoticeDraft] {
        guard let kind = Notice.Kind(rawValue: event.rawValue) else { return [] }
        return [author, about].compactMap(\.self).filter { $0 != actor }.map {
            NoticeDraft(to: $0, kind, of: subject, by: actor)
        }
    }
}
