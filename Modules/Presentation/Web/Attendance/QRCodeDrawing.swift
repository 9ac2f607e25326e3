import Domain
import Markup
import QRCode
import Wording

/// A QR code as one path, dark on light in every look: many readers know no other.
struct QRCodeDrawing {
    let code: QRCode
    let words: Words

    func html(in language: Language) -> HTML {
        let runs = (0..<code.width).flatMap { row in
            code.darkRuns(in: row).map { "M\($0.lowerBound) \(row)h\($0.count)v1h-\($0.count)z" }
        }
        let (edge, side) = (QRCode.quietZone, code.width + 2 * QRCode.quietZone)
        return """
            <svg class="qr" viewBox="-\(edge) -\(edge) \(side) \(side)" role="img" \
            aria-label="\(words[language])" shape-rendering="crispEdges">\
            <rect x="-\(edge)" y="-\(edge)" width="\(side)" height="\(side)"/>\
            <path d="\(runs.joined())"/></svg>
            """
    }
}
