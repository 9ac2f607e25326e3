extension PictureSample {
    private static var photo: [UInt8] { fixture("orientation-1.jpg") }

    /// What cameras and phones make, with what they write into it.
    static var photos: [PictureSample] {
        (1...8).map { orientation in
            let turned = fixture("orientation-\(orientation).jpg").withJPEGExif(orientation: orientation)
            return PictureSample("JPEG, orientation \(orientation)", turned, usual)
        } + kinds + notes + polyglots
    }

    private static var kinds: [PictureSample] {
        [
            PictureSample("JPEG, progressive", fixture("progressive.jpg"), usual),
            PictureSample("JPEG, greyscale", fixture("grey.jpg"), usual),
            PictureSample("JPEG, CMYK", fixture("cmyk.jpg"), usual),
            PictureSample("JPEG, Display P3", fixture("p3.jpg"), usual),
            PictureSample("WebP, lossy", fixture("plain.webp"), usual),
            PictureSample("WebP, lossless", fixture("lossless.webp"), usual),
            PictureSample("WebP, animated: its first frame", fixture("animated.webp"), usual),
            PictureSample("HEIC", fixture("plain.heic"), usual),
            PictureSample("AVIF", fixture("plain.avif"), usual),
        ]
    }

    private static var notes: [PictureSample] {
        let place = PhotoNotes.exif(orientation: 1, place: true)
        let xmp = Array("http://ns.adobe.com/xap/1.0/\0".utf8) + PhotoNotes.xmp
        let iptc =
            Array("Photoshop 3.0\08BIM\u{4}\u{4}\0\0\0\0\0".utf8) + [0x1C, 2, 90, 0, 21]
            + PhotoNotes.secret.utf8
        let comment = (Array(PhotoNotes.secret.utf8) + [UInt8](repeating: 0x20, count: 60_000))
        let enormous = (0..<200).reduce(photo) { photo, _ in photo.withJPEGSegment(0xFE, comment) }
        let webp = fixture("plain.webp")
        return [
            PictureSample("JPEG with GPS", photo.withJPEGExif(orientation: 1, place: true), usual),
            PictureSample("JPEG with GPS in XMP", photo.withJPEGSegment(0xE1, xmp), usual),
            PictureSample("JPEG with GPS in IPTC", photo.withJPEGSegment(0xED, iptc), usual),
            PictureSample("JPEG with twelve megabytes of comments", enormous, usual),
            PictureSample(
                "JPEG with a broken colour profile",
                photo.withJPEGSegment(
                    0xE2,
                    Array("ICC_PROFILE\0\u{1}\u{1}".utf8) + [UInt8](repeating: 7, count: 900)
                ),
                usual
            ),
            PictureSample(
                "JPEG with a broken Exif block",
                photo.withJPEGSegment(
                    0xE1,
                    Array("Exif\0\0II*\0".utf8) + [UInt8](repeating: 0xFF, count: 40)
                ),
                usual
            ),
            PictureSample(
                "WebP with GPS",
                webp.withWebPNote("EXIF", flag: 8, place, width: 64, height: 32),
                usual
            ),
            PictureSample(
                "WebP with GPS in XMP",
                webp.withWebPNote("XMP ", flag: 4, PhotoNotes.xmp, width: 64, height: 32),
                usual
            ),
        ]
    }

    private static var polyglots: [PictureSample] {
        [
            PictureSample(
                "JPEG and a ZIP archive at once",
                photo + Array("PK\u{3}\u{4}".utf8) + Array("PK\u{5}\u{6}".utf8),
                usual
            ),
            PictureSample(
                "JPEG and a page with a script at once",
                photo.withJPEGSegment(0xFE, Array("--><script>alert(1)</script><!--".utf8))
                    + Array("<html><script>alert(\"\(PhotoNotes.secret)\")</script>".utf8),
                usual
            ),
        ]
    }
}
