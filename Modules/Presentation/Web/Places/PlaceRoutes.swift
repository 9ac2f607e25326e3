public import Domain
import HTTPServer
import JSONCoding
import Wire

/// The endpoints that help to fill in the place of a form.
public struct PlaceRoutes: Sendable {
    private let findAddress: FindAddress
    private let suggestMeetingPlaces: SuggestMeetingPlaces

    public init(findAddress: FindAddress, suggestMeetingPlaces: SuggestMeetingPlaces) {
        self.findAddress = findAddress
        self.suggestMeetingPlaces = suggestMeetingPlaces
    }

    public var endpoints: [Endpoint] {
        [
            .on(API.addresses.find) { _, query, who in
                let found = try await findAddress(query.address, limit: query.limit ?? 5, by: who.member)
                return ListBody(found.map(FoundAddressBody.init))
            },
            .on(API.addresses.atPoint) { _, query, who in
                let found = try await findAddress(at: query.point, by: who.member)
                return ListBody([found].compactMap(\.self).map(FoundAddressBody.init))
            },
            .on(API.meetingPlaces.suggestions) { _, query, _ in
                let names = try await suggestMeetingPlaces(near: query.neighbourhood)
                return ListBody(names.map(MeetingPlaceNameBody.init))
            },
        ]
    }
}
