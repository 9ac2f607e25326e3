import Database
import Domain

extension SourceTable<Transaction> {
    /// Imports one entry. What a rule of events refuses waits for an operator.
    func take(
        _ entry: SourceEntry,
        of source: Source,
        placedBy places: any EventPlaces
    ) throws -> ImportStep {
        let place = try places.place(of: entry, in: source.ledger, at: now)
        let known = try self.entry(entry.key, of: source.id)
        let step = entry.step(after: known)
        switch step {
        case .note:
            if let known { try note(known.id) }
        case .wait:
            let id = known?.id ?? identifiers.next()
            try save(ImportedEntry(id: id, entry, state: .waiting), of: source.id)
        case .publish:
            let waiting = ImportedEntry(id: known?.id ?? identifiers.next(), entry, state: .waiting)
            do {
                _ = try publish(waiting, of: source, at: place)
            } catch is any Refusal {
                try save(waiting, of: source.id)
                return .wait
            }
        case .update, .cancel:
            guard let known, let listing = known.listing else { return .note }
            let isDone =
                step == .cancel
                ? try cancel(listing)
                : try update(
                    listing,
                    from: known.entry,
                    at: try places.place(of: known.entry, in: source.ledger, at: now),
                    to: entry,
                    at: place
                )
            guard isDone else {
                try note(known.id)
                return .note
            }
            // A cancellation may come without dates.
            let latest = entry.contents == nil ? known.entry.cancelled(as: entry) : entry
            let saved = ImportedEntry(id: known.id, latest, state: .published, listing: listing)
            try save(saved, of: source.id)
        }
        return step
    }

    /// Throws the refusal of a rule of events before it writes.
    func publish(_ imported: ImportedEntry, of source: Source, at place: ListingPlace) throws -> Listing.ID {
        guard let contents = imported.entry.contents else { throw SourceRefusal.entryIncomplete }
        let id: Listing.ID = identifiers.next()
        let event = try Event(posting: id, by: source.owner, contents, at: place, now: now)
        try transaction.listings.publish(event)
        let published = ImportedEntry(id: imported.id, imported.entry, state: .published, listing: id)
        try save(published, of: source.id)
        return id
    }

    /// Returns false if a rule of events refuses the change, for example because it is cancelled.
    private func update(
        _ listing: Listing.ID,
        from former: SourceEntry,
        at formerPlace: ListingPlace,
        to entry: SourceEntry,
        at place: ListingPlace
    ) throws -> Bool {
        guard let event: Event = try transaction.listings.post(listing), let newer = entry.contents else {
            return false
        }
        let current = event.listing.details.place
        do {
            let merged = try event.merged(newer, since: former.contents ?? newer)
            var changed = event
            try changed.edit(merged, at: current.isSame(as: formerPlace) ? place : current, now: now)
            try transaction.listings.update(event, isReviewed: false) { $0 = changed }
        } catch is any Refusal {
            return false
        }
        return true
    }

    /// Returns false if it has begun or is cancelled already.
    private func cancel(_ listing: Listing.ID) throws -> Bool {
        guard let found = try transaction.listings.find(listing), found.cancellation == nil,
            found.details.startsAt.map({ $0 > now }) ?? true
        else { return false }
        let reason = try RosterNote("주최 측이 취소했어요.")
        try transaction.listings.cancel(found, reason)
        return true
    }
}

extension ListingPlace {
    /// Compares at the stored precision of ten centimetres.
    fileprivate func isSame(as other: ListingPlace) -> Bool {
        neighbourhood == other.neighbourhood && exact?.address == other.exact?.address
            && exact?.location.microLatitude == other.exact?.location.microLatitude
            && exact?.location.microLongitude == other.exact?.location.microLongitude
    }
}
