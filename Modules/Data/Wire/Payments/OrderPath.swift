/// Paths of orders.
public enum OrderPath: String, Path {
    /// For the provider.
    case webhook = "/webhooks/portone"
}
