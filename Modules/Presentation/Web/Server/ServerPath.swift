import Wire

/// Paths of the server's own pages.
enum ServerPath: String, Path {
    case about = "/about"
    case problems = "/problems"
    case asset = "/assets/{edition}/{name}"
    case mapLibrary = "/map-library/{path...}"
    case mapTile = "/map-tiles/{fingerprint}/{z}/{x}/{y}"
    case manifest = "/manifest.webmanifest"
    case serviceWorker = "/service-worker.js"
    case offline = "/offline"
    case robots = "/robots.txt"
    case sitemap = "/sitemap.xml"
    /// The addresses of the pages that aren't listings.
    case sitemapOfPages = "/sitemaps/pages"
    /// Some of the listings of a month.
    case sitemapOfListings = "/sitemaps/listings/{file}"
    case favicon = "/favicon.ico"
    case security = "/.well-known/security.txt"
    /// Where password managers look for the page to change a password.
    case changePassword = "/.well-known/change-password"
    /// All of the API.
    case interface = "/api/"
    case alive = "/healthz"
    case ready = "/readyz"
    case metrics = "/metrics"
}
