public import JSONCoding

/// Where neighbours meet unless a test says otherwise: told to no one but whom it concerns.
public enum MeetingPlace {
    public static let json: JSON = [
        "point": ["lat": .number(latitude), "lon": .number(longitude)],
        "address": .string("\(street) 14, 3층"),
    ]

    fileprivate static let latitude = 37.5637
    fileprivate static let longitude = 126.9838
    fileprivate static let street = "명동길"
}

extension TestResponse {
    /// Whether the street or the point is in it, whatever the form. One number of the point alone gives
    /// nothing away: what others see instead may lie due east of it, or due north.
    public var tellsMeetingPlace: Bool {
        tell(MeetingPlace.street) || tell("\(MeetingPlace.latitude)") && tell("\(MeetingPlace.longitude)")
    }
}
