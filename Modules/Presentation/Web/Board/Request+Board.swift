import Domain
import HTTPServer
import JSONCoding
import Wire

extension Parameter {
    /// The query parameters that filter listings.
    static let boardFilter =
        openFilter + [
            .optional(
                "status",
                .list(of: Listing.Status.self),
                "One or more, separated by commas; default: `open`. Only my listings have `cancelled` ones"
            )
        ]

    /// The query parameters that filter open listings.
    static let openFilter: [Parameter] =
        [
            .optional(
                "kind",
                .list(of: Listing.Kind.self),
                "One or more, separated by commas; default: all"
            ),
            .optional("side", .words(of: Listing.Side.self), "Offers or wants"),
            .optional("minPrice", .integer(0...Money.most), "Minimum price in won"),
            .optional("maxPrice", .integer(0...Money.most), "Maximum price in won"),
            .optional("minDeposit", .integer(0...Money.most), "Minimum deposit or price of a sale, in won"),
            .optional("maxDeposit", .integer(0...Money.most), "Maximum deposit or price of a sale, in won"),
            .optional("minCost", .integer(0...Money.most), "Minimum monthly cost in won"),
            .optional("maxCost", .integer(0...Money.most), "Maximum monthly cost in won"),
            .optional("minArea", .number(areas), "Minimum floor area in square metres"),
            .optional("maxArea", .number(areas), "Maximum floor area in square metres"),
            .optional(
                WeekTimes.dayName,
                .list(of: Weekday.self),
                "Lessons whose teacher has hours on one of these days, separated by commas"
            ),
            .optional(
                WeekTimes.partName,
                .list(of: DayPart.self),
                "Lessons that can start then, before 12, before 18 or from 18 o'clock in Seoul"
            ),
            .optional("favourites", .words(of: FavouriteChoice.self), "Only favourites of the reader"),
            .optional("fits", .words(of: FitChoice.self), "Only listings whose conditions the reader meets"),
        ] + facets

    static let areas = 1...Double(FloorArea.allowed.upperBound / FloorArea.unitsPerSquareMetre)

    private static var facets: [Parameter] {
        Listing.Kind.facetNames.map { name in
            let words = Listing.Kind.facets(called: name).flatMap(\.words)
            return .optional(name, .list(ofWords: words), "One or more, separated by commas")
        }
    }

    static let drawnArea = optional(
        "area",
        .string(maxLength: DrawnArea.longestText, pattern: "^BF[A-Za-z0-9_-]*$"),
        "Only in this polygon, a flexible polyline with five decimal places; replaces neighbourhood and reach"
    )

    static let boardArea: [Parameter] =
        [
            drawnArea,
            .optional(
                "neighbourhood",
                .neighbourhood,
                "A code; default: the member's main home, or the neighbourhood at `lat` and `lon`"
            ),
            .optional(
                "reach",
                .reach(or: "district", "city", "province", "country"),
                """
                Borders, 0 to 3; distance, `1km` to `50km`; the whole `district`, `city` or `province`; or \
                `country`, which needs no neighbourhood; default: the home's, or 1
                """
            ),
        ] + near

    /// Where the reader is.
    static let near: [Parameter] = [
        .optional("lat", .number(-90...90), "Latitude of the reader, WGS84"),
        .optional("lon", .number(-180...180), "Longitude of the reader, WGS84"),
    ]
}

/// The values of the parameter `favourites`.
enum FavouriteChoice: String, CaseIterable {
    case only
}

extension Request {
    /// The items of a comma-separated parameter.
    func words(_ name: String) -> [String] {
        query[name].map { $0.split(separator: ",").map(String.init) } ?? []
    }

    func choices<Choice: RawRepresentable<String>>(_ name: String, of _: Choice.Type) throws -> [Choice] {
        try words(name).map { try required(name, Choice(rawValue: $0)) }
    }

    func choice<Choice: RawRepresentable<String>>(_ name: String, of _: Choice.Type) throws -> Choice? {
        try query[name].map { try required(name, Choice(rawValue: $0)) }
    }

    private static let filterNames = Set(Parameter.boardFilter.map(\.name))

    func boardFilter(
        otherwise statuses: Set<Listing.Status> = [.open]
    ) throws -> BoardFilter {
        // Most requests have no filter, and need not look up each parameter.
        guard query.contains(where: { Self.filterNames.contains($0.name) }) else {
            return BoardFilter(statuses: statuses)
        }
        let kinds = try choices("kind", of: Listing.Kind.self)
        let asked =
            kinds.isEmpty
            ? Listing.Kind.allCases
            : kinds.reduce(into: []) { kinds, kind in
                if !kinds.contains(kind) { kinds.append(kind) }
            }
        let given = Set(try choices("status", of: Listing.Status.self))
        return BoardFilter(
            kinds: asked,
            side: try choice("side", of: Listing.Side.self),
            facets: try facets,
            statuses: given.isEmpty ? statuses : given,
            prices: try range("Price"),
            figures: try figures,
            times: WeekTimes(
                on: Set(try choices(WeekTimes.dayName, of: Weekday.self)),
                in: Set(try choices(WeekTimes.partName, of: DayPart.self))
            ),
            onlyFavourites: try choice("favourites", of: FavouriteChoice.self) == .only
        )
    }

    private var facets: [String: [String]] {
        get throws {
            try query.reduce(into: [:]) { asked, item in
                let name = item.name
                guard Listing.Kind.facetNames.contains(name) else { return }
                let words = words(name)
                let known = Set(Listing.Kind.facets(called: name).flatMap(\.words))
                guard words.allSatisfy(known.contains) else { throw RequestRefusal.invalidParameter(name) }
                asked[name] = words
            }
        }
    }

    /// From the parameters `min…` and `max…`, in won.
    /// - Parameter ceiling: the most a listing can have.
    private func range(_ name: String, upTo ceiling: Int = Money.most) throws -> ClosedRange<Int>? {
        let least = try integer("min\(name)", in: 0...Money.most)
        let most = try integer("max\(name)", in: 0...Money.most)
        guard least != nil || most != nil else { return nil }
        guard least ?? 0 <= most ?? ceiling else {
            throw RequestRefusal.contradictoryParameter("max\(name)")
        }
        return (least ?? 0)...(most ?? ceiling)
    }

    private var figures: [Figure: ClosedRange<Int>] {
        get throws {
            var figures: [Figure: ClosedRange<Int>] = [:]
            figures[.deposit] = try range("Deposit", upTo: Figure.deposit.allowed.upperBound)
            figures[.cost] = try range("Cost", upTo: Figure.cost.allowed.upperBound)
            figures[.area] = try areas
            return figures
        }
    }

    private var areas: ClosedRange<Int>? {
        get throws {
            let (least, most) = (try area("minArea"), try area("maxArea"))
            guard least != nil || most != nil else { return nil }
            let (lower, upper) = (least ?? FloorArea.allowed.lowerBound, most ?? FloorArea.allowed.upperBound)
            guard lower <= upper else { throw RequestRefusal.contradictoryParameter("maxArea") }
            return lower...upper
        }
    }

    /// In the units of ``FloorArea``.
    private func area(_ name: String) throws -> Int? {
        guard let metres = try number(name) else { return nil }
        guard Parameter.areas.contains(metres) else { throw RequestRefusal.invalidParameter(name) }
        return FloorArea.units(ofSquareMetres: metres)
    }

    /// The reader's location; nil unless both coordinates are present.
    var standpoint: Point? {
        get throws {
            guard let latitude = try number("lat") else {
                guard query["lon"] == nil else { throw RequestRefusal.contradictoryParameter("lon") }
                return nil
            }
            guard let longitude = try number("lon") else {
                throw RequestRefusal.contradictoryParameter("lat")
            }
            guard let point = Point(latitude: latitude, longitude: longitude) else {
                throw NeighbourhoodRefusal.invalidPoint
            }
            return point
        }
    }

    var drawnArea: DrawnArea? {
        get throws { try query["area"].map(DrawnArea.init(parsing:)) }
    }

    var givenNeighbourhood: NeighbourhoodCode? {
        get throws { try query["neighbourhood"].map(NeighbourhoodCode.init(parsing:)) }
    }

    var givenExtent: Extent? {
        get throws { try query["reach"].map(Extent.init(parsing:)) }
    }
}
