import Domain
import JSONCoding
import Wire

/// An event as a schema.org `Event`, for search engines and other calendars.
struct EventLinkedData {
    let common: PostLinkedData<EventContentsBody>

    private var post: PostBody<EventContentsBody> { common.post }
    private var contents: EventContentsBody { post.contents }

    var json: JSON? {
        guard let dates = try? contents.schedule.eventDates() else { return nil }
        var event = common.document("Event")
        event["startDate"] = .string(dates.zone.start(of: dates.all[0]))
        event["endDate"] = .string(dates.zone.end(of: dates.all[dates.all.count - 1]))
        event["eventStatus"] = .string("https://schema.org/\(status)")
        event["organizer"] = .array(contents.hosts.map { ["@type": "Organization", "name": .string($0)] })
        event["eventAttendanceMode"] = attendance.map { .string("https://schema.org/\($0)") }
        event["location"] = location
        if let offers { event["offers"] = offers }
        if dates.all.count > 1 {
            event["subEvent"] = .array(
                dates.all.map { period in
                    var date: JSONObject = [
                        "@type": "Event", "name": .string(post.listing.title),
                        "startDate": .string(dates.zone.start(of: period)),
                        "endDate": .string(dates.zone.end(of: period)),
                    ]
                    date["location"] = location
                    return .object(date)
                }
            )
        }
        return .object(event)
    }

    private var status: String {
        post.listing.status == .cancelled
            ? "EventCancelled" : contents.schedule.isPostponed ? "EventPostponed" : "EventScheduled"
    }

    private var attendance: String? {
        switch contents.mode {
        case .offline: "OfflineEventAttendanceMode"
        case .online: "OnlineEventAttendanceMode"
        case .both: "MixedEventAttendanceMode"
        case .undecided: nil
        }
    }

    private var location: JSON? {
        switch contents.mode {
        case .offline: place
        case .online: network
        case .both: [place, network]
        case .undecided: nil
        }
    }

    private var network: JSON {
        ["@type": "VirtualLocation", "url": .string(contents.link.isEmpty ? common.address : contents.link)]
    }

    private var place: JSON { common.place(named: contents.venue) }

    /// Nil where the cost is unknown.
    private var offers: JSON? {
        guard let cost = try? contents.cost.cost() else { return nil }
        var offer: JSONObject = [
            "priceCurrency": "KRW",
            "url": .string(
                contents.signUp == .elsewhere && !contents.link.isEmpty ? contents.link : common.address
            ),
        ]
        switch cost {
        case .unknown: return nil
        case .free:
            offer["@type"] = "Offer"
            offer["price"] = 0
        case .paid(let from, let to):
            offer["@type"] = "AggregateOffer"
            guard let low = from ?? to, let high = to ?? from else { return nil }
            offer["lowPrice"] = .integer(Int64(low.won))
            offer["highPrice"] = .integer(Int64(high.won))
        }
        if let opensAt = contents.schedule.opensAt { offer["validFrom"] = .string(opensAt.rfc3339) }
        if let closesAt = contents.schedule.closesAt { offer["validThrough"] = .string(closesAt.rfc3339) }
        return .object(offer)
    }
}

extension Zone {
    /// The day of an all-day date, otherwise the time with the zone's offset.
    func start(of period: EventPeriod) -> String {
        period.isAllDay ? period.days(in: self).first.iso8601 : stamp(period.startsAt)
    }

    func end(of period: EventPeriod) -> String {
        period.isAllDay ? period.days(in: self).last.iso8601 : stamp(period.endsAt)
    }

    private func stamp(_ moment: Moment) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (local, offset) = (localTime(at: moment), offset(at: moment))
        let (hours, minutes) = abs(offset).quotientAndRemainder(dividingBy: 60)
        return """
            \(local.date.iso8601)T\(two(local.minute / 60)):\(two(local.minute % 60)):00\
            \(offset < 0 ? "-" : "+")\(two(hours)):\(two(minutes))
            """
    }
}
