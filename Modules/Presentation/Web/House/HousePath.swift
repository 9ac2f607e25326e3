import Wire

/// What the house says about itself.
enum HousePath: String, Path {
    case welcome = "/"
    case about = "/about"
    case problems = "/problems"
    case stylesheet = "/assets/madang.css"
    case alive = "/healthz"
    case ready = "/readyz"
    case metrics = "/metrics"
}
