import Domain

/// A sample of the country's listings of one group that have figures, next to each other in memory, so that a
/// histogram of the country doesn't visit each neighbourhood.
///
/// A listing's identifier decides whether it is in the sample, so a change adds and removes only the listings
/// that it names.
struct FigureSample {
    struct Entry: Equatable {
        let listing: PackedListing
        let point: PackedPoint
        /// Of its neighbourhood.
        let code: Int64
    }

    /// One of this many listings is in the sample. A power of two.
    private(set) var stride = 1
    private var count = 0
    /// By ``hash(of:)``. A change copies one of them.
    private var chunks: [[Entry]] = Array(repeating: [], count: 64)

    mutating func insert(_ entry: Entry) {
        guard isSampled(entry) else { return }
        chunks[chunk(of: entry)].append(entry)
        count += 1
        if count > FigureHistogram.mostExamined { thin(to: 2 * stride) }
    }

    mutating func remove(_ entry: Entry) {
        guard isSampled(entry) else { return }
        chunks[chunk(of: entry)].removeAll { $0 == entry }
        count -= 1
    }

    private mutating func thin(to stride: Int) {
        self.stride = stride
        chunks = chunks.map { $0.filter(isSampled) }
        count = chunks.reduce(0) { $0 + $1.count }
    }

    /// Whether a denser sample is needed, after listings are gone.
    var isSparse: Bool { stride > 1 && count < FigureHistogram.mostExamined / 4 }

    func each(_ body: (Entry) -> Void) {
        for chunk in chunks { for entry in chunk { body(entry) } }
    }

    private func isSampled(_ entry: Entry) -> Bool { Self.hash(of: entry) >> 6 & (stride - 1) == 0 }

    private func chunk(of entry: Entry) -> Int { Self.hash(of: entry) & (chunks.count - 1) }

    /// Identifiers contain the time of their creation, so their bits are mixed.
    private static func hash(of entry: Entry) -> Int {
        let mixed = UInt64(bitPattern: entry.listing.id) &* 0x9E37_79B9_7F4A_7C15
        return Int((mixed ^ mixed >> 32) & 0xFFFF_FFFF)
    }

    var bytes: Int { count * MemoryLayout<Entry>.stride }
}

extension FigureSample: Equatable {
    /// Compares the listings that are in both by their stride, which depends on former listings, too.
    static func == (left: Self, right: Self) -> Bool {
        let stride = max(left.stride, right.stride)
        return left.entries(by: stride) == right.entries(by: stride)
    }

    private func entries(by stride: Int) -> [Entry] {
        var copy = self
        copy.thin(to: stride)
        return copy.chunks.joined().sorted { $0.listing.id < $1.listing.id }
    }
}

/// A sample for each group.
struct FigureSamples: Equatable {
    private var samples = Array(repeating: FigureSample(), count: Facets.groupCount)

    init(_ neighbourhoods: [Columns]) {
        for columns in neighbourhoods {
            for place in columns.listings.indices { insert(columns.packed(at: place), columns.code) }
        }
    }

    /// A copy with updated neighbourhoods. Nil when one of its samples has become too sparse.
    func replacing(_ changes: [ColumnsChange]) -> FigureSamples? {
        var latter = self
        for change in changes {
            for packed in change.gone {
                guard let entry = Self.entry(of: packed, change.columns.code) else { continue }
                latter.samples[packed.listing.facets.group].remove(entry)
            }
            for packed in change.added { latter.insert(packed, change.columns.code) }
        }
        return latter.samples.contains(where: \.isSparse) ? nil : latter
    }

    private mutating func insert(_ packed: PackedEntry, _ code: Int64) {
        guard let entry = Self.entry(of: packed, code) else { return }
        samples[packed.listing.facets.group].insert(entry)
    }

    /// Nil for a listing without figures.
    private static func entry(of packed: PackedEntry, _ code: Int64) -> FigureSample.Entry? {
        guard packed.listing.figures.isAny else { return nil }
        return FigureSample.Entry(listing: packed.listing, point: packed.point, code: code)
    }

    /// The memory used, without spare capacity.
    var bytes: Int { samples.reduce(0) { $0 + $1.bytes } }

    subscript(group: Int) -> FigureSample { samples[group] }
}
