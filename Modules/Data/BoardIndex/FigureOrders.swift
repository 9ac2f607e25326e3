import Domain

/// The listings of the whole country that have a figure: an order for each group and figure.
struct FigureOrders: Equatable {
    private struct Place: Hashable {
        let group: Int
        let figure: Figure
        let entry: FigureOrder.Entry
    }

    /// By group and by the index of the figure.
    private var orders: [[FigureOrder]]

    init(_ neighbourhoods: [Columns]) {
        let none = Array(repeating: [FigureOrder.Entry](), count: Figure.allCases.count)
        var entries = Array(repeating: none, count: Facets.groupCount)
        for columns in neighbourhoods {
            for place in columns.listings.indices {
                Self.each(of: columns.packed(at: place), columns.code) {
                    entries[$0.group][$0.figure.index].append($0.entry)
                }
            }
        }
        orders = entries.map { zip(Figure.allCases, $0).map(FigureOrder.init) }
    }

    /// A copy with updated neighbourhoods.
    func replacing(_ changes: [ColumnsChange]) -> FigureOrders {
        var (gone, added): (Set<Place>, Set<Place>) = ([], [])
        for change in changes {
            for entry in change.gone { Self.each(of: entry, change.columns.code) { gone.insert($0) } }
            for entry in change.added { Self.each(of: entry, change.columns.code) { added.insert($0) } }
        }
        var latter = self
        for place in gone.subtracting(added) {
            latter.orders[place.group][place.figure.index].remove(place.entry)
        }
        for place in added.subtracting(gone) {
            latter.orders[place.group][place.figure.index].insert(place.entry)
        }
        return latter
    }

    private static func each(of packed: PackedEntry, _ code: Int64, _ body: (Place) -> Void) {
        let listing = packed.listing
        let entry = FigureOrder.Entry(
            figures: listing.figures,
            id: listing.id,
            position: packed.position,
            code: code
        )
        for figure in Figure.allCases where listing.figures[figure] != nil {
            body(Place(group: listing.facets.group, figure: figure, entry: entry))
        }
    }

    /// The memory used, without spare capacity.
    var bytes: Int {
        orders.joined().reduce(0) { $0 + $1.count } * MemoryLayout<FigureOrder.Entry>.stride
    }

    subscript(group: Int, figure: Figure) -> FigureOrder { orders[group][figure.index] }
}
