/// What cameras and programs write into a photo besides the picture.
public enum PhotoNotes {
    /// Stands in every note that tells where a photo was taken, and so must stand nowhere afterwards.
    public static let secret = "N37.566535E126.977969"

    /// The same place as the numbers of a GPS directory: 37° 33′ 59.526″.
    public static let secretNumbers: [UInt8] =
        [37, 1, 33, 1, 59_526, 1_000].flatMap { (number: Int) in number.littleEndianBytes }

    /// A TIFF structure with an orientation and, if asked for, the place.
    public static func exif(orientation: Int, place: Bool = false) -> [UInt8] {
        let text = Array(secret.utf8) + [0]
        var entries: [[UInt8]] = []
        let count = place ? 3 : 1
        let afterEntries = 8 + 2 + 12 * count + 4
        if place { entries.append(entry(0x010E, 2, text.count, afterEntries)) }
        entries.append(entry(0x0112, 3, 1, orientation))
        let directory = afterEntries + text.count + text.count % 2
        if place { entries.append(entry(0x8825, 4, 1, directory)) }
        var bytes: [UInt8] = [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, UInt8(count), 0]
        bytes += entries.flatMap { $0 } + [0, 0, 0, 0]
        guard place else { return bytes }
        bytes += text + [UInt8](repeating: 0, count: text.count % 2)
        let numbers = directory + 2 + 12 * 2 + 4
        let gps = [entry(0x0001, 2, 2, 0x4E), entry(0x0002, 5, 3, numbers)]
        return bytes + [2, 0] + gps.flatMap { $0 } + [0, 0, 0, 0] + secretNumbers
    }

    public static let xmp = Array(
        """
        <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
        <rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="\(secret)"/>\
        </rdf:RDF></x:xmpmeta>
        """.utf8
    )

    private static func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: Int) -> [UInt8] {
        Array(tag.littleEndianBytes.prefix(2)) + Array(type.littleEndianBytes.prefix(2))
            + count.littleEndianBytes + value.littleEndianBytes
    }
}

extension Int {
    /// Four of them.
    public var littleEndianBytes: [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: self >> (8 * $0)) } }
}

/// Puts notes into pictures that have none.
extension [UInt8] {
    /// Behind the first marker of a JPEG.
    public func withJPEGSegment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
        let length = content.count + 2
        return self[..<2] + [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + content + self[2...]
    }

    public func withJPEGExif(orientation: Int, place: Bool = false) -> [UInt8] {
        withJPEGSegment(
            0xE1,
            Array("Exif\0\0".utf8) + PhotoNotes.exif(orientation: orientation, place: place)
        )
    }

    /// A plain WebP as an extended one with a note.
    public func withWebPNote(_ name: String, flag: UInt8, _ content: [UInt8], width: Int, height: Int)
        -> [UInt8]
    {
        let padding = [UInt8](repeating: 0, count: content.count % 2)
        let size = (width - 1).littleEndianBytes.prefix(3) + (height - 1).littleEndianBytes.prefix(3)
        let extended = Array("VP8X".utf8) + 10.littleEndianBytes + [flag, 0, 0, 0] + size
        let note = Array(name.utf8) + content.count.littleEndianBytes + content + padding
        let inside = Array("WEBP".utf8) + extended + self[12...] + note
        return Array("RIFF".utf8) + inside.count.littleEndianBytes + inside
    }
}
