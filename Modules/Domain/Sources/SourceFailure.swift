/// The reason a source couldn't be fetched or read.
public enum SourceFailure: Error, Hashable, Sendable {
    case unreachable
    case timedOut
    case tooLarge
    /// It leads to this machine or a private network.
    case privateAddress
    /// Redirects without end, or to where they may not lead.
    case redirects
    /// The site's robots.txt asks not to fetch it.
    case robots
    /// A response of another status than 200 and 304.
    case status(Int, retryAfter: Duration?)
    /// The document is none of the known formats, or not the recorded one.
    case format
    /// The document is damaged.
    case unreadable

    /// Nil unless the server asked for a pause.
    var retryAfter: Duration? {
        if case .status(_, let pause) = self { pause } else { nil }
    }
}

extension SourceFailure: LosslessStringConvertible {
    public var description: String {
        switch self {
        case .unreachable: "unreachable"
        case .timedOut: "timed-out"
        case .tooLarge: "too-large"
        case .privateAddress: "private-address"
        case .redirects: "redirects"
        case .robots: "robots"
        case .status(let status, _): "status-\(status)"
        case .format: "format"
        case .unreadable: "unreadable"
        }
    }

    /// Restores all but the pause.
    public init?(_ description: String) {
        let plain: [SourceFailure] = [
            .unreachable, .timedOut, .tooLarge, .privateAddress, .redirects, .robots, .format, .unreadable,
        ]
        if let known = plain.first(where: { $0.description == description }) {
            self = known
        } else if description.hasPrefix("status-"), let status = Int(description.dropFirst(7)) {
            self = .status(status, retryAfter: nil)
        } else {
            return nil
        }
    }
}
