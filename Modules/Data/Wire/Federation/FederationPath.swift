/// Paths that other servers ask for, as ActivityPub, WebFinger and NodeInfo name them.
public enum FederationPath: String, Path {
    case directory = "/.well-known/webfinger"
    case serverDirectory = "/.well-known/nodeinfo"
    case server = "/federation/nodeinfo"
    case actor = "/federation/actor"
    case inbox = "/federation/inbox"
    case outbox = "/federation/outbox"
    case followers = "/federation/followers"
    case event = "/federation/events/{id}"
}
