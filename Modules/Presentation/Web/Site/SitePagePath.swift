import Wire

/// Paths of pages on which operators set up the place.
enum SitePagePath: String, Path {
    case settings = "/operator/settings"
    case area = "/operator/settings/area"
    case pictures = "/operator/settings/pictures"
    case picture = "/operator/settings/pictures/{name}"
    case noPicture = "/operator/settings/pictures/{name}/removal"
    case changes = "/operator/settings/changes"
    case setUp = "/set-up"
    case appointment = "/set-up/operator"
}
