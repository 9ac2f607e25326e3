public import TileArchives

/// The source of the map's background tiles, if the operator configured one; otherwise maps show outlines.
public struct MapTiles: Sendable {
    /// Such as `https://tiles.example/{z}/{x}/{y}.png`.
    let template: String
    /// The attribution shown on the map.
    let credit: String
    /// An additional origin in the content policy; nil for tiles of this server.
    let origin: String?
    /// What scripts need to know about an archive of this server; nil for tiles of another one.
    let archive: TileMetadata?

    /// Nil unless the template is an HTTP URL of tiles.
    public init?(template: String, credit: String) {
        let scheme = ["https://", "http://"].first(where: template.hasPrefix)
        guard let scheme, ["{z}", "{x}", "{y}"].allSatisfy(template.contains),
            template.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !"\"';,\\".utf8.contains($0) })
        else { return nil }
        let host = template.dropFirst(scheme.count).prefix { $0 != "/" }
        guard !host.isEmpty, !host.contains("{") else { return nil }
        self.template = template
        self.credit = credit
        origin = scheme + host
        archive = nil
    }

    /// Tiles of an archive, with its own attribution if it has one.
    public init(of archive: TileArchive, otherwise credit: String) {
        template = "/map-tiles/\(archive.fingerprint)/{z}/{x}/{y}"
        self.credit = archive.metadata.attribution.isEmpty ? credit : archive.metadata.attribution
        origin = nil
        self.archive = archive.metadata
    }
}
