@testable import Location

/// The bytes of an atlas, sealed so that what is wrong with them isn't found by the checksum alone.
@Sendable func checkAtlas(_ bytes: [UInt8]) {
    var bytes = bytes
    if bytes.count >= AtlasFormat.contentStart {
        bytes.put(AtlasFormat.magic, at: AtlasFormat.Field.magic)
        bytes.put(AtlasFormat.version, at: AtlasFormat.Field.version)
        bytes.put(UInt64(bytes.count), at: AtlasFormat.Field.length)
        bytes.seal()
    }
    // A copy that ends where the bytes do, for the sanitizer to see a step beyond.
    bytes.withUnsafeBytes { bytes in
        guard let atlas = try? RegionAtlas(bytes) else { return }
        checkPlaces(in: atlas)
        checkWords(in: atlas)
    }
}

private func checkPlaces(in atlas: RegionAtlas) {
    for (x, y) in [(0, 0), (1_500, 500), (1_000, 1_000), (-1, 2_999), (.max, .min)] as [(Int32, Int32)] {
        guard let region = atlas.region(at: GridPoint(x: x, y: y)) else { continue }
        promise(region >= 0, "a region that isn't one")
    }
    _ = atlas.region(latitude: 37.5, longitude: 127)
    let seen = atlas.regions(from: GridPoint(x: 0, y: 0), to: GridPoint(x: 2_000, y: 2_000))
    promise(seen.allSatisfy { $0 < atlas.count }, "a region beyond the last")
    for region in 0..<min(atlas.count, 8) {
        let point = atlas.point(of: region)
        promise(point.latitude.isFinite && point.longitude.isFinite, "a point that isn't one")
        _ = (atlas.labels(of: region), atlas.succession(of: region), atlas.rings(of: region))
        _ = (atlas.neighbours(of: region), atlas.isSucceeded(region, at: 1))
        promise(atlas.ring(of: region, reach: 3).allSatisfy { $0.region < atlas.count }, "too far")
        promise(atlas.region(code: atlas.code(of: region)).map { $0 < atlas.count } ?? true, "no region")
        _ = atlas.outline(of: [region], step: 100)
    }
}

private func checkWords(in atlas: RegionAtlas) {
    for word in ["f", "ㅍ", "field"] {
        let units = FoldedText(word).joined
        _ = atlas.term(units)
        atlas.eachTerm(fitting: TermPattern(units)) { term, _ in
            atlas.eachPosting(of: term) { posting in
                promise(posting.region < atlas.count, "a word of a region beyond the last")
                _ = atlas.text(posting.label)
            }
        }
    }
}
