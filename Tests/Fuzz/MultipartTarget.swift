@testable import HTTPServer

/// In the first byte how the body is cut on its way, behind it the body.
@Sendable func checkMultipart(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let body = Array(bytes.dropFirst())
    let whole = outcome(of: [body])
    let step = Int(first) % 64 + 1
    let cut = outcome(
        of: stride(from: 0, to: body.count, by: step).map { Array(body[$0..<min($0 + step, body.count)]) }
    )
    promise(whole == cut, "a body that comes in pieces reads differently")
    promise(whole.parts.count <= limits.parts, "more parts than may be")
    for part in whole.parts {
        let most = part.fileName == nil ? limits.fieldBytes : limits.fileBytes
        promise(part.bytes.count <= most, "a part larger than may be")
        guard let name = part.fileName else { continue }
        promise(!name.isEmpty && name.count <= 120, "a file without a name, or with a long one")
        promise(!name.hasPrefix("."), "a hidden file")
        promise(
            name.unicodeScalars.allSatisfy { $0.value >= 0x20 && !"/\\:".unicodeScalars.contains($0) },
            "a file name that is a path"
        )
    }
}

private let limits = MultipartLimits(parts: 8, headerBytes: 256, fieldBytes: 64, fileBytes: 512)

private struct Part: Equatable {
    let name: String
    let fileName: String?
    let contentType: String?
    var bytes: [UInt8] = []
    var isWhole = false
}

private struct Outcome: Equatable {
    var parts: [Part] = []
    var isRefused = false
}

/// What comes of a body, apart from when it comes.
private func outcome(of chunks: [[UInt8]]) -> Outcome {
    var outcome = Outcome()
    var parser = MultipartParser(boundary: "b", limits: limits)
    do throws(MultipartError) {
        for chunk in chunks {
            for element in try parser.feed(chunk) {
                switch element {
                case .began(let part):
                    outcome.parts.append(
                        Part(name: part.name, fileName: part.fileName, contentType: part.contentType)
                    )
                case .data(let bytes): outcome.parts[outcome.parts.count - 1].bytes += bytes
                case .ended: outcome.parts[outcome.parts.count - 1].isWhole = true
                }
            }
        }
        try parser.finish()
    } catch {
        // How far it came before it was refused depends on how it was cut.
        return Outcome(isRefused: true)
    }
    promise(outcome.parts.allSatisfy(\.isWhole), "a body is whole and a part of it isn't")
    return outcome
}
