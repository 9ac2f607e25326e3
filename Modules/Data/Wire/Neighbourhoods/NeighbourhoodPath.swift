/// Paths of neighbourhoods.
public enum NeighbourhoodPath: String, Path {
    case all = "/api/v1/neighbourhoods"
    case atPoint = "/api/v1/neighbourhoods/at"
    case outlines = "/api/v1/neighbourhoods/outlines"
    case one = "/api/v1/neighbourhoods/{code}"
    case ring = "/api/v1/neighbourhoods/{code}/ring"
    case localities = "/api/v1/localities"
    case mine = "/api/v1/me/neighbourhoods"
    case verification = "/api/v1/me/neighbourhoods/{code}/verification"
}
