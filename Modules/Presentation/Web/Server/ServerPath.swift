import Wire

/// Paths of the server's own pages.
enum ServerPath: String, Path {
    case about = "/about"
    case problems = "/problems"
    case asset = "/assets/{edition}/{name}"
    case mapLibrary = "/map-library/{path...}"
    case manifest = "/manifest.webmanifest"
    case serviceWorker = "/service-worker.js"
    case offline = "/offline"
    case alive = "/healthz"
    case ready = "/readyz"
    case metrics = "/metrics"
}
