/// An entry as it is remembered between fetches.
public struct ImportedEntry: Identifiable, Equatable, Sendable {
    public enum State: String, CaseIterable, Sendable {
        /// For an operator's decision.
        case waiting
        case published
        /// An operator decided not to publish it, or its event was deleted.
        case skipped
    }

    public let id: Identifier<ImportedEntry>
    public let entry: SourceEntry
    public let state: State
    /// Fetches since the entry was last in the document.
    public let misses: Int
    public let listing: Listing.ID?

    public init(id: ID, _ entry: SourceEntry, state: State, misses: Int = 0, listing: Listing.ID? = nil) {
        self.id = id
        self.entry = entry
        self.state = state
        self.misses = misses
        self.listing = listing
    }

    /// Whether it was missing from two documents in a row.
    public var hasVanished: Bool { misses >= Self.missesUntilVanished }

    public static let missesUntilVanished = 2
}

/// What an import does with an entry.
public enum ImportStep: Hashable, Sendable {
    case publish
    /// Keeps it for an operator.
    case wait
    /// Changes its event, except for what a person has edited.
    case update
    /// Calls its event off.
    case cancel
    /// Only notes that it is still there.
    case note
}

extension SourceEntry {
    /// The step for an entry that a fetch found.
    public func step(after known: ImportedEntry?) -> ImportStep {
        guard let known else {
            if isCancelled { return .note }
            return diagnostics.isEmpty && contents != nil ? .publish : .wait
        }
        guard !isOlder(than: known.entry) else { return .note }
        switch known.state {
        case .skipped: return .note
        case .waiting: return diagnostics.isEmpty && contents != nil && !isCancelled ? .publish : .wait
        case .published:
            if isCancelled { return .cancel }
            // What an operator accepted once stays accepted; without a date nothing can be changed.
            return contents == nil || self == known.entry ? .note : .update
        }
    }

    /// This entry with a cancellation that tells no more than that.
    public func cancelled(as latest: SourceEntry) -> SourceEntry {
        SourceEntry(
            key: key,
            sequence: latest.sequence,
            modifiedAt: latest.modifiedAt,
            isCancelled: true,
            title: title,
            contents: contents,
            point: point,
            raw: latest.raw,
            diagnostics: diagnostics
        )
    }

    /// Whether the source itself calls it an earlier version.
    private func isOlder(than other: SourceEntry) -> Bool {
        if sequence != other.sequence { return sequence < other.sequence }
        guard let modifiedAt, let otherAt = other.modifiedAt else { return false }
        return modifiedAt < otherAt
    }
}
