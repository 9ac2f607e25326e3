import Foundation

/// The archives of map tiles that the tests have: an invented town around Yeoksam-dong.
public enum MapFixture {
    /// Such as `town.mbtiles`.
    public static func path(_ name: String) -> String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("TileArchivesTests/Fixtures/\(name)").path
    }
}
