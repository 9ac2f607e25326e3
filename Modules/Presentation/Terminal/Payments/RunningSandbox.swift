/// A sandbox that answers, and the settings that make a server use it.
public struct RunningSandbox: Sendable {
    public let address: String
    public let settings: [(name: String, value: String)]

    public init(address: String, settings: [(name: String, value: String)]) {
        self.address = address
        self.settings = settings
    }

    /// The command that serves with these settings.
    var command: String {
        "madang serve" + settings.map { " --\($0.name) '\($0.value)'" }.joined()
    }
}
