import Domain
import Terminal
import TileArchives
import Wording

/// The reasons why a street map can't be served.
extension AppFailure {
    init(_ error: TileArchiveError, at path: String) {
        self.init(error.words(of: path), remedy: error.remedy(for: path))
    }
}

extension TileArchiveError {
    func remedy(for path: String) -> String {
        if case .unreadable = self { "ls -l \(path)" } else { "file \(path)" }
    }

    func words(of path: String) -> Words {
        switch self {
        case .unreadable(let reason):
            Words("지도 파일 \(path)을(를) 읽을 수 없어요: \(reason)", "The map file \(path) can't be read: \(reason)")
        case .notAnArchive:
            Words(
                "\(path)은(는) MBTiles도 PMTiles도 아니에요.",
                "\(path) is neither MBTiles nor PMTiles."
            )
        case .version(let version):
            Words(
                "\(path)은(는) PMTiles \(version)판이에요. 마당은 3판을 읽어요.",
                "\(path) is PMTiles version \(version); Madang reads version 3."
            )
        case .compression(let name):
            Words(
                "\(path)은(는) \(name) 압축을 써요. 마당은 gzip으로 압축했거나 압축하지 않은 파일을 읽어요.",
                "\(path) is compressed with \(name). Madang reads files with gzip or without compression."
            )
        case .tiles(let name):
            Words(
                "\(path)의 타일 형식(\(name))은 쓸 수 없어요. 쓸 수 있는 형식: pbf, png, jpg, webp",
                "\(path) has tiles of a kind that isn't served (\(name)). Served are pbf, png, jpg and webp."
            )
        case .damaged(let part):
            Words("지도 파일 \(path)이(가) 손상됐어요: \(part)", "The map file \(path) is damaged: \(part)")
        case .slow:
            Words(
                "\(path)에서 타일을 찾는 데 너무 오래 걸려요. zoom_level, tile_column, tile_row에 색인을 만들어 주세요.",
                """
                Finding a tile in \(path) takes too long. It needs an index of zoom_level, tile_column and \
                tile_row.
                """
            )
        }
    }
}
