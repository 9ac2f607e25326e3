/// Tells whether anything on the board has changed, so that what was made of it before can be shown again.
///
/// A change made by this process is known before whoever made it hears that it is done.
public protocol BoardPulse: Sendable {
    /// Rises with every change.
    var beat: Int { get }

    /// Whether nothing in these neighbourhoods, or anywhere for nil, has changed since that beat.
    func isQuiet(in codes: [NeighbourhoodCode]?, since beat: Int) -> Bool
}
