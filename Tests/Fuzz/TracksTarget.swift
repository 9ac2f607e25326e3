import Domain
import XML

@testable import Web

/// In the first byte how the document is cut on its way, behind it the document.
@Sendable func checkTracks(_ bytes: [UInt8]) {
    guard let first = bytes.first, let parser = try? XMLParser(GPXReader(), limits: limits) else { return }
    var rest = bytes.dropFirst()
    let step = Int(first) + 1
    while !rest.isEmpty {
        guard (try? parser.take(Array(rest.prefix(step)))) != nil else { return }
        rest = rest.dropFirst(step)
    }
    guard let reader = try? parser.end(), let track = try? RunTrack(reader.parts) else { return }
    promise(reader.parts.joined().count <= bytes.count, "more positions than bytes")
    promise(track.measured.distance.map { $0.metres <= 300_000 } ?? true, "a distance beyond its limit")
    for zone in [0, 200, 1_000] {
        let hidden = PrivacyZone(clamping: zone)
        guard let route = track.route(without: hidden, widenedBy: 0.5) else { continue }
        promise(route.lines.joined().count <= RunRoute.mostPoints, "more points than may be")
    }
}

private let limits = XMLLimits(elements: 10_000)
