public import Domain
public import HTTPServer
import JSONCoding
import Wire
import Wording

/// Static files: Madang's own, the installed map library, the web app manifest and its icons.
public struct AssetRoutes: Sendable {
    /// The system's map library; nil when it is not installed, and maps become lists.
    private let mapLibrary: StaticFolder?
    private let site: any SiteRepository

    public init(mapLibrary: StaticFolder?, of site: any SiteRepository) {
        self.mapLibrary = mapLibrary
        self.site = site
    }

    public var endpoints: [Endpoint] {
        [
            .file(ServerPath.asset, "Get an asset", type: "text/css") { request in
                guard request.parameters["edition"] == Asset.edition,
                    let asset = Asset(rawValue: request.parameters["name"] ?? "")
                else { throw Rejection.notFound }
                return asset.file.response(
                    to: request.headers,
                    cacheControl: "public, max-age=31536000, immutable"
                )
            },
            .file(ServerPath.favicon, "Get the icon under its oldest name", type: "image/png") { request in
                Asset.smallIcon.file.response(to: request.headers, cacheControl: "public, max-age=86400")
            },
            .file(ServerPath.mapLibrary, "Get the map library", type: "text/javascript") {
                [mapLibrary] request in
                guard let mapLibrary else { throw Rejection.notFound }
                return try mapLibrary.response(for: request.parameters["path"] ?? "", to: request.headers)
            },
            .file(ServerPath.serviceWorker, "Get the service worker", type: "text/javascript") {
                _ in
                Response(
                    text: ServiceWorker.source,
                    type: "text/javascript; charset=utf-8",
                    headers: [
                        "Cache-Control": "no-cache",
                        // A worker needs a policy of its own.
                        "Content-Security-Policy":
                            "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
                    ]
                )
            },
            .file(ServerPath.manifest, "Get the web app manifest", type: "application/manifest+json") {
                [site] request in
                Response(
                    bytes: Self.manifest(of: await site.current(), in: request).encoded(),
                    type: "application/manifest+json",
                    headers: ["Cache-Control": "no-cache", "Vary": "Accept-Language"]
                )
            },
        ]
    }

    private static func manifest(of site: SiteSettings, in request: Request) -> JSON {
        [
            "name": .string(site.name[request.language]),
            "short_name": .string(site.name[request.language]),
            "lang": .string(request.language.rawValue),
            "start_url": "/", "scope": "/", "display": "standalone",
            "background_color": "#ffffff", "theme_color": "#1f6f4f",
            "icons": icons(of: site),
        ]
    }

    /// The logo in its square form, if there is one.
    private static func icons(of site: SiteSettings) -> JSON {
        guard let logo = site.logo else {
            return [icon(.icon, "any"), icon(.smallIcon, "192x192"), icon(.largeIcon, "512x512")]
        }
        let side = logo.squareSide
        return [
            [
                "src": .string(logo.files.thumb.path), "sizes": .string("\(side)x\(side)"),
                "type": "image/webp", "purpose": "any",
            ]
        ]
    }

    private static func icon(_ asset: Asset, _ sizes: String) -> JSON {
        [
            "src": .string(asset.address), "sizes": .string(sizes), "type": .string(asset.type),
            "purpose": "any maskable",
        ]
    }
}

/// The service worker, which caches one edition of the assets.
private enum ServiceWorker {
    private static let kinds = String(
        decoding: JSON.array(Listing.Kind.allCases.map { .string($0.pathSegment) }).encoded(),
        as: UTF8.self
    )

    static let source: String =
        "const EDITION = \"\(Asset.edition)\";\nconst OFFLINE = \"\(ServerPath.offline.rawValue)\";\n"
        + "const KINDS = \(kinds);\nconst ICON = \"\(Asset.smallIcon.address)\";\n"
        + Asset.serviceWorker
}
