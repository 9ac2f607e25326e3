import Addresses
import Domain
import Foundation
import TestSupport
import Testing

@testable import Location

/// Lines like those of 위치정보요약DB. All are made up, except for the names of places.
struct EntranceRow {
    var roadCode = "114403005047"
    var dongCode = "1144012700"
    var province = "서울특별시"
    var district = "마포구"
    var dong = "상암동"
    var road = "월드컵북로"
    var level = "0"
    var main = "396"
    var sub = "0"
    var title = ""
    var latitude = 37.5796
    var longitude = 126.8897

    var line: String {
        let place = TransverseMercator.utmK.project(latitude: latitude, longitude: longitude)
        let (x, y) = (String(format: "%.6f", place.easting), String(format: "%.6f", place.northing))
        return line(x, y)
    }

    func line(_ x: String, _ y: String) -> String {
        [
            String(roadCode.prefix(5)), "760", dongCode, province, district, dong, roadCode, road, level,
            main,
            sub, title, "03925", "업무시설", "0", "상암동", x, y,
        ].joined(separator: "|")
    }
}

extension EntranceRow {
    init(
        _ area: (province: String, district: String, dong: String),
        _ road: String,
        _ main: Int,
        _ sub: Int = 0,
        code: Int,
        level: Int = 0,
        title: String = "",
        at point: (Double, Double)
    ) {
        self.init(
            roadCode: String(format: "%012ld", code),
            dongCode: String(format: "%05ld%03ld00", code / 10_000_000, Self.dongNumber(area.dong)),
            province: area.province,
            district: area.district,
            dong: area.dong,
            road: road,
            level: "\(level)",
            main: "\(main)",
            sub: "\(sub)",
            title: title,
            latitude: point.0,
            longitude: point.1
        )
    }

    /// A number of its own for each name, or nearly.
    private static func dongNumber(_ dong: String) -> Int {
        dong.utf8.reduce(7) { ($0 * 31 + Int($1)) % 1_000 }
    }

    private static let sangam = ("서울특별시", "마포구", "상암동")
    private static let jongno = ("서울특별시", "종로구", "세종로")
    private static let jung = ("서울특별시", "중구", "태평로1가")
    private static let bundang = ("경기도", "성남시 분당구", "정자동")
    private static let yangpyeong = ("경기도", "양평군", "양서면")
    private static let jecheon = ("충청북도", "제천시", "중앙로1가")
    private static let daejeon = ("대전광역시", "중구", "은행동")
    private static let chuncheon = ("강원특별자치도", "춘천시", "중앙로1가")
    private static let jeonju = ("전북특별자치도", "전주시 완산구", "효자동")
    private static let sejong = ("세종특별자치시", "", "보람동")

    static let few: [EntranceRow] = seoul + elsewhere

    private static let seoul: [EntranceRow] = [
        .init(sangam, "월드컵북로", 396, code: 114403005047, title: "누리꿈스퀘어", at: (37.5796, 126.8897)),
        .init(sangam, "월드컵북로", 396, 1, code: 114403005047, at: (37.5799, 126.8899)),
        .init(sangam, "월드컵북로", 400, code: 114403005047, title: "서울산업진흥원", at: (37.5802, 126.8893)),
        .init(sangam, "월드컵북로", 54, code: 114403005047, at: (37.5600, 126.9140)),
        .init(sangam, "월드컵북로54길", 12, code: 114404139580, title: "MBC", at: (37.5810, 126.8920)),
        .init(jongno, "세종대로", 175, code: 111102005001, title: "세종문화회관", at: (37.5726, 126.9757)),
        .init(jongno, "세종대로", 175, code: 111102005001, level: 1, at: (37.5721, 126.9768)),
        .init(jung, "세종대로", 110, code: 111402005001, title: "서울특별시청", at: (37.5663, 126.9779)),
    ]

    private static let elsewhere: [EntranceRow] = [
        .init(bundang, "불정로", 6, code: 411353180018, title: "그린팩토리", at: (37.3595, 127.1052)),
        .init(yangpyeong, "북한강로", 89, 2, code: 418303000018, at: (37.5450, 127.3290)),
        .init(jecheon, "중앙로", 10, code: 431503000018, title: "현대아파트", at: (37.1360, 128.2110)),
        .init(daejeon, "중앙로", 10, code: 301403000018, title: "현대아파트", at: (36.3280, 127.4270)),
        .init(chuncheon, "중앙로", 1, code: 511103000018, title: "강원특별자치도청", at: (37.8854, 127.7298)),
        .init(jeonju, "효자로", 225, code: 521113000018, title: "전북특별자치도청", at: (35.8203, 127.1088)),
        .init(sejong, "한누리대로", 2130, code: 361103000018, title: "세종특별자치시청", at: (36.4801, 127.2890)),
        .init(("대구광역시", "동구", "신천동"), "4·19로", 3, code: 271403000018, at: (35.8770, 128.6270)),
    ]
}

/// A folder with files to import, and an index.
struct AddressScene {
    let folder: TemporaryFolder
    var index: String { folder.file("addresses.index").path }

    init() throws { folder = try TemporaryFolder() }

    func write(_ bytes: some Sequence<UInt8>, to name: String = "entrc_seoul.txt") throws -> String {
        let file = folder.file(name)
        try Data(bytes).write(to: file)
        return file.path
    }

    func write(_ rows: [EntranceRow], to name: String = "entrc_seoul.txt") throws -> String {
        try write(rows.map { $0.line + "\n" }.joined().utf8, to: name)
    }

    func load(_ sources: [String], edition: String? = nil) throws -> AddressImport.Report {
        try AddressImport.run(
            sources,
            into: index,
            edition: edition,
            at: Moment(milliseconds: 1_795_170_600_000),
            progress: { _ in }
        )
    }

    func finder() throws -> AddressesByIndex { try AddressesByIndex(at: index) }

    /// With an index of ``EntranceRow/few``.
    static func few() throws -> AddressScene {
        let scene = try AddressScene()
        _ = try scene.load([try scene.write(EntranceRow.few)])
        return scene
    }
}
