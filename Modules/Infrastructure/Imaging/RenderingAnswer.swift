import Confinement

/// What a worker writes: the images or the poster, or why there are none. Its reader doesn't trust it.
struct RenderingAnswer {
    private static let (images, tooMuch, unreadable, unavailable): (UInt8, UInt8, UInt8, UInt8) = (0, 1, 2, 3)

    let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Throws ``ImagingError`` for a worker that gave none.
    init(of ending: ConfinedProcess.Outcome.Ending, by worker: String) throws {
        switch ending {
        case .ended(let answer): self.init(answer)
        case .failed(let code): throw ImagingError.unreadable("the \(worker) ended with \(code)")
        case .overran: throw ImagingError.tooMuch
        }
    }

    init(_ result: Result<[RenderedImage], any Error>) {
        switch result {
        case .success(let images):
            bytes = images.reduce(into: [Self.images]) { bytes, image in
                for number in [image.width, image.height, image.webp.count] {
                    withUnsafeBytes(of: UInt32(number).littleEndian) { bytes += $0 }
                }
                bytes += image.webp
            }
        case .failure(let error): bytes = Self.refusal(error)
        }
    }

    init(drawn result: Result<[UInt8], any Error>) {
        switch result {
        case .success(let png): bytes = [Self.images] + png
        case .failure(let error): bytes = Self.refusal(error)
        }
    }

    private static func refusal(_ error: any Error) -> [UInt8] {
        switch error {
        case ImagingError.tooMuch: [tooMuch]
        case ImagingError.unavailable(let reason): [unavailable] + reason.utf8
        case ImagingError.unreadable(let reason): [unreadable] + reason.utf8
        default: [unreadable] + "\(error)".utf8
        }
    }

    /// Throws ``ImagingError``, also when it isn't what `sizes` asked for.
    func images(in sizes: [ImageSize]) throws(ImagingError) -> [RenderedImage] {
        try refuse()
        return try whole(sizes)
    }

    /// Throws ``ImagingError``, also when it isn't a PNG of the poster's size.
    func poster(of poster: Poster) throws(ImagingError) -> [UInt8] {
        try refuse()
        let png = Array(bytes.dropFirst())
        let size = [poster.width, poster.height].flatMap { side in
            withUnsafeBytes(of: UInt32(clamping: side).bigEndian, Array.init)
        }
        guard ImageKind(of: png) == .png, png.dropFirst(16).starts(with: size) else {
            throw .unreadable("the painter answered nonsense")
        }
        return png
    }

    private func refuse() throws(ImagingError) {
        let text = String(decoding: bytes.dropFirst().prefix(1_000), as: UTF8.self)
        switch bytes.first {
        case Self.images: return
        case Self.tooMuch: throw .tooMuch
        case Self.unavailable: throw .unavailable(text)
        default: throw .unreadable(text)
        }
    }

    private func whole(_ sizes: [ImageSize]) throws(ImagingError) -> [RenderedImage] {
        var rest = bytes.dropFirst()
        var images: [RenderedImage] = []
        for size in sizes {
            guard let width = rest.number(), let height = rest.number(), let count = rest.number(),
                (1...size.side).contains(width), (1...size.side).contains(height), count <= rest.count
            else { throw .unreadable("the decoder answered nonsense") }
            // Nothing but what a picture needs is stored, whatever the decoder wrote.
            let webp = rest.prefix(count).withUnsafeBytes { WebP.bare($0) }
            rest = rest.dropFirst(count)
            images.append(RenderedImage(width: width, height: height, webp: webp))
        }
        return images
    }
}

extension ArraySlice<UInt8> {
    /// The next four bytes.
    fileprivate mutating func number() -> Int? {
        guard count >= 4 else { return nil }
        defer { self = dropFirst(4) }
        return prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
