extension PictureSample {
    /// PNG in all its ways.
    static var drawings: [PictureSample] {
        let palette = PNGFile(64, 32, .palette).with("PLTE", [9, 9, 9, 200, 30, 40]).with("tRNS", [128, 255])
        let text = Array("Comment\0".utf8) + Array(PhotoNotes.secret.utf8)
        return [
            PictureSample("PNG", drawing(1), usual),
            PictureSample("PNG, orientation 6", drawing(6), usual),
            PictureSample("PNG, 16 bits", PNGFile(64, 32, .rgb, depth: 16).blank, usual),
            PictureSample("PNG, greyscale", PNGFile(64, 32, .grey).blank, usual),
            PictureSample("PNG, 16 bits, greyscale", PNGFile(64, 32, .grey, depth: 16).blank, usual),
            PictureSample("PNG, one bit", PNGFile(64, 32, .grey, depth: 1).blank, usual),
            PictureSample("PNG, transparent", PNGFile(64, 32, .rgba).blank, usual),
            PictureSample("PNG, palette with transparency", palette.blank, usual),
            PictureSample("PNG, interlaced", PNGFile(64, 32, interlaced: true).blank, usual),
            PictureSample("PNG, one pixel", PNGFile(1, 1).blank, .kept(1, 1)),
            PictureSample("PNG, one pixel wide and 5,000 high", PNGFile(1, 5_000).blank, .kept(1, 1_600)),
            PictureSample("PNG, 4,000 × 3,000", PNGFile(4_000, 3_000).blank, .kept(1_600, 1_200)),
            PictureSample("PNG with GPS", exif(1, place: true), usual),
            PictureSample("PNG with GPS in a text", PNGFile(64, 32).with("tEXt", text).blank, usual),
            PictureSample("PNG, animated: its first frame", animated, usual),
            PictureSample("PNG with a broken colour profile", brokenProfile, usual),
        ]
    }

    private static var brokenProfile: [UInt8] {
        let profile = Array("x\0\0".utf8) + Deflated.stored([UInt8](repeating: 7, count: 900))
        return PNGFile(64, 32).with("iCCP", profile).blank
    }

    private static var animated: [UInt8] {
        let shape = ([0, 64, 32, 0, 0] as [Int]).flatMap(\.bigEndianBytes)
        let frame = shape + [0, 1, 0, 10, 0, 0]
        let control = 2.bigEndianBytes + 0.bigEndianBytes
        return PNGFile(64, 32).with("acTL", control).with("fcTL", frame).blank
    }

    private static func exif(_ orientation: Int, place: Bool) -> [UInt8] {
        PNGFile(64, 32).with("eXIf", PhotoNotes.exif(orientation: orientation, place: place)).blank
    }

    /// Four flat colours, stored as a camera held that way would, and saying so.
    public static func drawing(_ orientation: Int) -> [UInt8] {
        let (width, height) = orientation < 5 ? (64, 32) : (32, 64)
        return PNGFile(width, height).with("eXIf", PhotoNotes.exif(orientation: orientation)).picture {
            x,
            y in
            let (right, below) = (width - 1 - x, height - 1 - y)
            switch orientation {
            case 2: return colour(right, y)
            case 3: return colour(right, below)
            case 4: return colour(x, below)
            case 5: return colour(y, x)
            case 6: return colour(below, x)
            case 7: return colour(below, right)
            case 8: return colour(y, right)
            default: return colour(x, y)
            }
        }
    }

    private static func colour(_ x: Int, _ y: Int) -> [UInt8] {
        switch (x < 32, y < 16) {
        case (true, true): [200, 30, 40]
        case (false, true): [30, 160, 60]
        case (true, false): [40, 60, 200]
        case (false, false): [240, 230, 60]
        }
    }
}
