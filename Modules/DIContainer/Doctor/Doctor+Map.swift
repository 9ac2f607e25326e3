import Domain
import Terminal
import TileArchives
import Wording

extension Doctor {
    /// The street map and one of its tiles; nil without a file.
    var streetMap: Finding? {
        guard let path = plan.mapArchive else { return nil }
        do {
            let found = try TileArchive(path: path).metadata
            return Finding(
                "map-tiles",
                found.attribution.isEmpty && plan.tileCredit.isEmpty ? .doubtful : .fine,
                words(for: found)
            )
        } catch {
            return Finding("map-tiles", .broken, error.words(of: path), remedy: error.remedy(for: path))
        }
    }

    private func words(for found: TileMetadata) -> Words {
        let (first, last) = (found.zooms.lowerBound, found.zooms.upperBound)
        guard !found.attribution.isEmpty || !plan.tileCredit.isEmpty else {
            return Words(
                "거리 지도에 출처가 없어요. tile-credit에 적어 주세요.",
                "The street map names no source; set tile-credit."
            )
        }
        return Words(
            "거리 지도를 읽을 수 있어요 (\(found.format.rawValue), 확대 \(first)–\(last)).",
            "The street map can be read (\(found.format.rawValue), zoom \(first) to \(last))."
        )
    }
}
