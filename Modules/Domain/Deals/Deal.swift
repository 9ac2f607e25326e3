/// What two members agree on, from the proposal to the day after.
public struct Deal: Identifiable, Sendable {
    public let id: Identifier<Deal>
}
