/// The addresses a client connects to.
public enum NetworkReach: Sendable {
    case everything
    /// Of the public internet. Checked for each connection after its name was resolved, so that a name can't
    /// change its address in between. Proxies are ignored.
    case publicAddresses
}
