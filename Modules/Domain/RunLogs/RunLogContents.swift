/// What a member writes into a log.
public struct RunLogContents: Equatable, Sendable {
    public static let mostImages = 5

    public let day: CivilDate
    public let stamp: RunStamp
    public let weather: RunWeather?
    public let temperature: RunTemperature?
    public let diary: RunDiary
    /// In display order.
    public let images: [Image.ID]
    public let distance: RunDistance?
    public let time: RunMovingTime?
    /// Whether other members may read it.
    public let isPublic: Bool

    public init(
        day: CivilDate,
        stamp: RunStamp,
        weather: RunWeather? = nil,
        temperature: RunTemperature? = nil,
        diary: RunDiary,
        images: [Image.ID] = [],
        distance: RunDistance? = nil,
        time: RunMovingTime? = nil,
        isPublic: Bool
    ) throws(RunLogRefusal) {
        guard images.count <= Self.mostImages else { throw .tooManyImages }
        self.day = day
        self.stamp = stamp
        self.weather = weather
        self.temperature = temperature
        self.diary = diary
        self.images = images
        self.distance = distance
        self.time = time
        self.isPublic = isPublic
    }

    /// Seconds per kilometre; nil without a distance or a time.
    public var pace: Int? {
        guard let distance, let time else { return nil }
        return (time.seconds * 1_000 + distance.metres / 2) / distance.metres
    }
}

/// A diary of up to 500 characters; may be empty.
public struct RunDiary: Hashable, Sendable {
    public static let longest = 500

    public let text: String

    public init(_ text: String) throws(RunLogRefusal) {
        let text = text.tidied()
        guard text.fits(Self.longest) else { throw .diaryTooLong }
        self.text = text
    }
}

/// A temperature in whole degrees Celsius.
public struct RunTemperature: Hashable, Sendable {
    public static let allowed = -40...50

    public let degrees: Int

    public init(_ degrees: Int) throws(RunLogRefusal) {
        guard Self.allowed.contains(degrees) else { throw .temperature }
        self.degrees = degrees
    }
}

/// The length of a run.
public struct RunDistance: Hashable, Sendable {
    /// Up to 300 kilometres.
    public static let allowed = 10...300_000

    public let metres: Int

    public init(metres: Int) throws(RunLogRefusal) {
        guard Self.allowed.contains(metres) else { throw .distance }
        self.metres = metres
    }
}

/// The time in motion, without breaks.
public struct RunMovingTime: Hashable, Sendable {
    /// Up to two days.
    public static let allowed = 1...172_800

    public let seconds: Int

    public init(seconds: Int) throws(RunLogRefusal) {
        guard Self.allowed.contains(seconds) else { throw .movingTime }
        self.seconds = seconds
    }
}
