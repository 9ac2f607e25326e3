import JSONCoding
import TestSupport

extension RepeatedOccasions {
    static let slots: [String: Making] = [
        "/api/v1/lessons/{id}/bookings": { environment in
            let ana = try await environment.confirmed("ana")
            let lesson = try await ana.postBookableLesson()
            return Occasion(
                who: try await environment.confirmed("ben"),
                path: "/api/v1/lessons/\(lesson)/bookings",
                body: ["startsAt": "2026-11-23T01:00:00Z"]
            )
        },
        "/api/v1/deals/{id}/rebook": { environment in
            let (ana, ben) = (
                try await environment.confirmed("ana"), try await environment.confirmed("ben")
            )
            let booked = try await ben.book(ana.postBookableLesson())
            let deal = booked.json["id"]?.stringValue ?? ""
            return Occasion(
                who: ben,
                path: "/api/v1/deals/\(deal)/rebook",
                body: ["startsAt": "2026-11-24T01:00:00Z"]
            )
        },
    ]
}
