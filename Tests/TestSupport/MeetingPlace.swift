public import JSONCoding

/// Where neighbours meet unless a test says otherwise: told to nobody but whom it concerns.
public enum MeetingPlace {
    public static let json: JSON = ["point": point, "address": .string("\(street) 14, 3층")]

    fileprivate static let point: JSON = ["lat": 37.5637, "lon": 126.9838]
    fileprivate static let street = "명동길"
}

extension Heard {
    /// Whether the street or the point is anywhere in it. A point that lies due east or west of it shares a
    /// number with it, and gives nothing away.
    public var tellsMeetingPlace: Bool {
        String(decoding: body, as: UTF8.self).contains(MeetingPlace.street) || json.holds(MeetingPlace.point)
    }
}

extension JSON {
    fileprivate func holds(_ sought: JSON) -> Bool {
        switch self {
        case sought: true
        case .array(let items): items.contains { $0.holds(sought) }
        case .object(let members): members.contains { $0.value.holds(sought) }
        default: false
        }
    }
}
