import Files

/// The source files of a gazetteer, from the repository.
package struct GazetteerSources: Sendable {
    let edition: String
    let neighbourhoods: TabbedTable
    let adjacency: TabbedTable
    let adjacencyOverWater: TabbedTable
    let renames: TabbedTable
    let englishNames: TabbedTable
    let stations: TabbedTable
    let boundaries: [UInt8]

    package init(folder: String) throws {
        func bytes(_ file: String) throws -> [UInt8] {
            try File.contents(of: "\(folder)/\(file)")
        }
        func table(_ file: String, _ columns: [String]) throws -> TabbedTable {
            try TabbedTable(bytes(file), columns: columns, file: file)
        }
        edition = String(
            decoding: try bytes("edition.txt").prefix { $0 != UInt8(ascii: "\n") },
            as: UTF8.self
        )
        neighbourhoods = try table(
            "neighbourhoods.tsv",
            ["code", "lat", "lon", "sido", "sigungu", "dong", "sido_en", "sigungu_en", "dong_en"]
        )
        adjacency = try table("adjacency.tsv", ["code", "neighbour_code"])
        adjacencyOverWater = try table("adjacency-water.tsv", ["code", "neighbour_code"])
        renames = try table(
            "renames-2026.tsv",
            ["code", "effective", "new_sido", "new_sigungu", "new_dong", "new_code"]
        )
        englishNames = try table("renames-english.tsv", ["name", "name_en"])
        stations = try table("stations.tsv", ["name", "name_en", "alias", "code", "lat", "lon", "line"])
        boundaries = try bytes("boundaries.geojsonl")
    }
}

/// The location of an error in a source file.
package struct GazetteerSourceFailure: Error, CustomStringConvertible {
    let file: String
    let line: Int
    let reason: String

    package var description: String { "\(file):\(line): \(reason)" }
}
