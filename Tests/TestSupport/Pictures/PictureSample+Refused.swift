extension PictureSample {
    /// What is no picture, or none of the kinds that are taken.
    static var strangers: [PictureSample] {
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"><image href=\"file:///etc/passwd\"/></svg>"
        let texts = [
            ("nothing", ""), ("one letter", "x"), ("SVG", svg),
            ("SVG after a declaration", "<?xml version=\"1.0\"?>" + svg),
            ("PDF", "%PDF-1.7\n1 0 obj<<>>endobj"), ("a page", "<!DOCTYPE html><script>alert(1)</script>"),
            ("PostScript", "%!PS-Adobe-3.0 EPSF-3.0\n"), ("PPM", "P6\n2 2\n255\n............"),
            ("a WAV", "RIFF\u{24}\0\0\0WAVEfmt "), ("BMP", "BM\u{46}\0\0\0\0\0\0\0\u{36}\0\0\0"),
            ("TIFF", "II*\0\u{8}\0\0\0\0\0"), ("a script that begins as a GIF", "GIF89a=1;alert(1)"),
            ("a film", "\0\0\0\u{18}ftypisom\0\0\u{2}\0isomiso2"), ("ZIP", "PK\u{3}\u{4}"),
        ]
        return texts.map { PictureSample($0, Array($1.utf8), unsupported) } + [
            PictureSample("GIF", fixture("plain.gif"), unsupported),
            PictureSample("JPEG 2000", fixture("plain.jp2"), unsupported),
            PictureSample("JPEG XL", fixture("plain.jxl"), unsupported),
            PictureSample("GZIP", [0x1F, 0x8B, 8, 0, 0, 0, 0, 0], unsupported),
        ]
    }

    /// What was a picture, or pretends to be one.
    static var damaged: [PictureSample] {
        let photo = fixture("orientation-1.jpg")
        let drawing = drawing(1)
        var wrongSum = drawing
        wrongSum[drawing.count / 2] ^= 0xFF
        let half = { (name: String) in Array(fixture(name).dropLast(fixture(name).count / 4)) }
        return [
            PictureSample("JPEG, cut off", half("orientation-1.jpg"), unreadable),
            PictureSample("JPEG, the beginning alone", Array(photo.prefix(3)), unreadable),
            PictureSample("JPEG, progressive, cut off", half("progressive.jpg"), unreadable),
            PictureSample(
                "JPEG, then noise",
                Array(photo.prefix(20)) + (0..<200).map { UInt8($0) },
                unreadable
            ),
            PictureSample("PNG, cut off", Array(drawing.prefix(drawing.count * 3 / 4)), unreadable),
            PictureSample("PNG, the signature alone", PNGFile.signature, unreadable),
            PictureSample("PNG, changed on its way", wrongSum, unreadable),
            PictureSample("PNG, then a page", PNGFile.signature + Array("<html><script>".utf8), unreadable),
            PictureSample("PNG of no size", PNGFile(0, 0).bytes(Deflated.stored([])), unreadable),
            PictureSample(
                "PNG, noise for a picture",
                PNGFile(64, 32).bytes([0x78, 0x01, 7, 7, 7, 7, 7]),
                unreadable
            ),
            PictureSample("WebP, cut off", half("plain.webp"), unreadable),
            PictureSample("WebP, the beginning alone", Array(fixture("plain.webp").prefix(12)), unreadable),
            PictureSample("HEIC, cut off", half("plain.heic"), unreadable),
            PictureSample("AVIF, cut off", half("plain.avif"), unreadable),
            PictureSample("HEIC, the beginning alone", Array(fixture("plain.heic").prefix(24)), unreadable),
        ]
    }

    /// What would cost far more to look at than to send.
    public static var bombs: [PictureSample] {
        var widest = fixture("orientation-1.jpg")
        let frame = widest.firstIndex(after: [0xFF, 0xC0])
        for place in [frame + 3, frame + 5] { widest[place] = 0xFD }
        var webp = fixture("plain.webp")
        webp.replaceSubrange(26..<30, with: [0xFF, 0x3F, 0xFF, 0x3F])
        let text = Array("x\0\0".utf8) + Deflated.zeros(100_000_000)
        return [
            PictureSample(
                "PNG, 60,000 × 60,000 claimed",
                PNGFile(60_000, 60_000).bytes(Deflated.stored([0])),
                tooManyPixels
            ),
            PictureSample(
                "PNG, 2,147,483,647 wide",
                PNGFile(2_147_483_647, 1).bytes(Deflated.stored([0])),
                unreadable
            ),
            PictureSample("PNG, 40,000 × 1", PNGFile(40_000, 1).blank, tooManyPixels),
            PictureSample("PNG, 8,000 × 8,000 in a megabyte", PNGFile(8_000, 8_000).blank, tooManyPixels),
            PictureSample("PNG, 5,100 × 5,100", PNGFile(5_100, 5_100).blank, .kept(1_600, 1_600)),
            PictureSample("PNG, 5,200 × 5,200", PNGFile(5_200, 5_200).blank, tooManyPixels),
            PictureSample("PNG, 7,000 × 7,000", PNGFile(7_000, 7_000).blank, tooManyPixels),
            PictureSample(
                "PNG, 7,000 × 7,000, interlaced, 16 bits",
                PNGFile(7_000, 7_000, .rgba, depth: 16, interlaced: true).bytes(Deflated.stored([0])),
                tooManyPixels
            ),
            // Those that only claim to be large fail by themselves; this one is all there and has to be held.
            PictureSample(
                "PNG, 16,000 × 16,000, interlaced, in five megabytes",
                PNGFile(16_000, 16_000, interlaced: true).blank,
                tooManyPixels
            ),
            PictureSample("PNG, a text of 100 MB in 600 kB", PNGFile(64, 32).with("zTXt", text).blank, usual),
            PictureSample("JPEG, 64,800 × 64,832 claimed", widest, tooManyPixels),
            PictureSample("JPEG, a thousand passes", passes, tooManyPixels),
            PictureSample("WebP, 16,383 × 16,383 claimed", webp, tooManyPixels),
        ]
    }

    /// The last pass of a progressive JPEG, again and again.
    private static var passes: [UInt8] {
        let photo = fixture("progressive.jpg")
        let last = photo.indices.last { photo[$0...].starts(with: [0xFF, 0xDA]) } ?? 0
        let pass = photo[last..<photo.count - 2]
        return photo[..<last] + (0..<1_000).flatMap { _ in pass } + [0xFF, 0xD9]
    }
}

extension [UInt8] {
    fileprivate func firstIndex(after marker: [UInt8]) -> Int {
        (indices.first { self[$0...].starts(with: marker) } ?? 0) + marker.count
    }
}
