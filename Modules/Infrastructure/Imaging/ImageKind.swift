import CVips

/// The accepted image formats, detected by content and never by file name.
public enum ImageKind: Sendable {
    case jpeg, png, webp
    /// HEIC and AVIF.
    case heif

    /// Nil for other formats.
    public init?(of bytes: [UInt8]) {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webp
        } else if bytes.dropFirst(4).starts(with: "ftyp".utf8), Self.brands.contains(bytes[text: 8..<12]) {
            self = .heif
        } else {
            return nil
        }
    }

    private static let brands: Set<String> = ["heic", "heix", "heim", "heis", "mif1", "avif"]

    var library: cvips_kind {
        switch self {
        case .jpeg: CVIPS_JPEG
        case .png: CVIPS_PNG
        case .webp: CVIPS_WEBP
        case .heif: CVIPS_HEIF
        }
    }

    /// Whether rows can be decoded in sequence, without holding the whole image.
    var streams: Bool {
        switch self {
        case .jpeg, .png: true
        case .webp, .heif: false
        }
    }
}

extension [UInt8] {
    fileprivate subscript(text range: Range<Int>) -> String {
        range.upperBound <= count ? String(decoding: self[range], as: UTF8.self) : ""
    }
}
