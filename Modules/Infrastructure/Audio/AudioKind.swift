/// The accepted audio formats, detected by content and never by file name.
public enum AudioKind: String, CaseIterable, Sendable {
    case mp3
    /// AAC without a container.
    case aac
    /// M4A and MP4. Pictures in it are left out.
    case mp4
    case wav
    /// Vorbis, Opus or FLAC in Ogg.
    case ogg
    case flac
    /// WebM, as browsers record it. Pictures in it are left out.
    case webm

    /// Nil for other formats.
    public init?(of bytes: [UInt8]) {
        guard let kind = Self.allCases.first(where: { $0.begins(bytes) }) else { return nil }
        self = kind
    }

    private func begins(_ bytes: [UInt8]) -> Bool {
        switch self {
        case .mp3: bytes.starts(with: "ID3".utf8) || bytes.isFrame { $0 & 0xE6 == 0xE2 }
        case .aac: bytes.isFrame { $0 & 0xF6 == 0xF0 }
        case .mp4: bytes.dropFirst(4).starts(with: "ftyp".utf8)
        case .wav: bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WAVE".utf8)
        case .ogg: bytes.starts(with: "OggS".utf8)
        case .flac: bytes.starts(with: "fLaC".utf8)
        case .webm: bytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3])
        }
    }

    /// The only demuxer that reads it.
    var demuxer: String {
        switch self {
        case .mp4: "mov"
        case .webm: "matroska"
        case .mp3, .aac, .wav, .ogg, .flac: rawValue
        }
    }

    /// The only decoders that may be opened.
    static let decoders = [
        "mp3float", "mp3", "aac", "alac", "pcm_u8", "pcm_s16le", "pcm_s24le", "pcm_s32le", "pcm_f32le",
        "vorbis", "opus", "flac",
    ]
}

extension [UInt8] {
    /// Whether it begins with the header of an MPEG frame whose second byte has these bits.
    fileprivate func isFrame(_ hasBits: (UInt8) -> Bool) -> Bool {
        count > 1 && self[0] == 0xFF && hasBits(self[1])
    }
}
