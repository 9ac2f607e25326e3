import Domain
import Markup
import Wire
import Wording

/// A link to an area, with its number of listings.
struct MapChip {
    let name: String
    let count: Int
    let address: String

    init(name: String, count: Int, address: String) {
        self.name = name
        self.count = count
        self.address = address
    }

    /// Nil unless the feature is an area.
    init?(_ feature: MapFeatureBody, _ filters: [(String, String)], in language: Language) {
        guard case .cluster(let cluster) = feature.content, let zoom = cluster.opensAt,
            let closer = MapBox(around: feature.point, zoom: zoom)
        else { return nil }
        let name =
            cluster.extent == .neighbourhood
            ? NeighbourhoodBody.short(cluster.label, cluster.labelEn, in: language)
            : language == .korean ? cluster.label : cluster.labelEn
        self.init(name: name, count: cluster.count, address: closer.address(zoom: zoom, filters))
    }

    func html(in language: Language) -> HTML {
        """
        <li><a class="chip" href="\(link: address)">\(name) \
        <b aria-label="\(MapPhrases.count(count)[language])">\(count)</b></a></li>
        """
    }
}
