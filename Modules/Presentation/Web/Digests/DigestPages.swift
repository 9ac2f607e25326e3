public import Domain
import HTTPServer
import Wire

/// The page action of emails with news of the neighbourhood. The choice is on the page of notice settings.
public struct DigestPages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [
            .button(DigestPagePath.choose) { visit in
                let chosen = visit.request.form["frequency"] ?? ""
                let frequency = DigestSubscription.Frequency(rawValue: chosen)
                guard frequency != nil || chosen == DigestSection.off else {
                    throw RequestRefusal.invalidParameter("frequency")
                }
                try await visit(API.digests.choose(DigestChoiceBody(frequency)))
                return .to(DigestAddresses.settings, flash: .saved)
            }
        ]
    }
}

/// Paths of page actions.
enum DigestPagePath: String, Path {
    case choose = "/settings/digest"
}

/// Addresses that emails name.
public enum DigestAddresses {
    public static let settings = "\(NoticePagePath.switches.rawValue)#\(DigestSection.place)"

    public static func page(of listing: Listing.ID) -> String {
        ListingPagePath.one.filled(listing.description)
    }
}
