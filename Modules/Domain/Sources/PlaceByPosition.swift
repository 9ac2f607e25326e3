/// Places an event at its position, else in the neighbourhood of its source. The place of an event is public.
public struct PlaceByPosition: EventPlaces {
    private let gazetteer: any Gazetteer

    public init(gazetteer: any Gazetteer) {
        self.gazetteer = gazetteer
    }

    public func place(of entry: SourceEntry, in ledger: SourceLedger, at now: Moment) throws -> ListingPlace {
        if let point = entry.point, entry.contents?.mode.hasPlace != false,
            let neighbourhood = gazetteer.neighbourhood(at: point, at: now)
        {
            let address = entry.contents?.venue?.text
            return ListingPlace(
                neighbourhood: neighbourhood.code,
                shown: point,
                exact: try ExactPlace(point: point, address: address)
            )
        }
        let neighbourhood = try gazetteer.existing(ledger.neighbourhood, at: now)
        return ListingPlace(neighbourhood: neighbourhood.code, shown: neighbourhood.point, exact: nil)
    }
}
