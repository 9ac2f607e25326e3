import Domain

extension ClassBody {
    /// What its author would send to leave it as it is: an edit begins with it.
    public var contents: ClassContentsBody {
        let code = listing.neighbourhood.code
        let choice: PlaceChoice =
            place.map { .onTheMap($0.place.point, address: $0.place.address) } ?? .inMyNeighbourhood(code)
        return ClassContentsBody(
            side: listing.side ?? .offer,
            title: listing.title,
            description: description,
            category: listing.category.compactMap(ClassSubject.init(rawValue:)),
            targets: targets,
            price: listing.price,
            seats: listing.seats,
            schedule: schedule.withoutDerivedDays,
            images: images.map(\.id),
            place: PlaceChoiceBody(choice)
        )
    }
}

extension ClassScheduleBody {
    /// The weekdays of fixed sessions follow from them, and needn't be said.
    fileprivate var withoutDerivedDays: ClassScheduleBody {
        sessions.isEmpty ? self : ClassScheduleBody(fixed: sessions)
    }
}
