import Domain

@testable import Web

/// In the first byte how the file is cut on its way, behind it the file.
@Sendable func checkTracks(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    var parser = TrackParser.undecided([])
    var rest = bytes.dropFirst()
    let step = Int(first) + 1
    while !rest.isEmpty {
        guard (try? parser.take(Array(rest.prefix(step)))) != nil else { return }
        rest = rest.dropFirst(step)
    }
    guard let parts = try? parser.end(), let track = try? RunTrack(parts) else { return }
    promise(parts.joined().count <= bytes.count, "more positions than bytes")
    promise(track.measured.distance.map { $0.metres <= 300_000 } ?? true, "a distance beyond its limit")
    for zone in [0, 200, 1_000] {
        let hidden = PrivacyZone(clamping: zone)
        guard let route = track.route(without: hidden, widenedBy: 0.5) else { continue }
        promise(route.lines.joined().count <= RunRoute.mostPoints, "more points than may be")
    }
}
