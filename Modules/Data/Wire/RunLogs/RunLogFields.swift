public import Domain
import JSONCoding

/// The fields that a member writes into a log, in several bodies.
public struct RunLogFields: Hashable, Sendable {
    public let day: CivilDate
    public let stamp: RunStamp
    public let weather: RunWeather?
    public let temperature: Int?
    public let diary: String
    public let images: [Image.ID]
    public let metres: Int?
    public let seconds: Int?
    public let isPublic: Bool

    public init(
        day: CivilDate,
        stamp: RunStamp,
        weather: RunWeather? = nil,
        temperature: Int? = nil,
        diary: String = "",
        images: [Image.ID] = [],
        metres: Int? = nil,
        seconds: Int? = nil,
        isPublic: Bool
    ) {
        self.day = day
        self.stamp = stamp
        self.weather = weather
        self.temperature = temperature
        self.diary = diary
        self.images = images
        self.metres = metres
        self.seconds = seconds
        self.isPublic = isPublic
    }

    public init(_ contents: RunLogContents) {
        self.init(
            day: contents.day,
            stamp: contents.stamp,
            weather: contents.weather,
            temperature: contents.temperature?.degrees,
            diary: contents.diary.text,
            images: contents.images,
            metres: contents.distance?.metres,
            seconds: contents.time?.seconds,
            isPublic: contents.isPublic
        )
    }

    static let schema: [(name: String, schema: Schema)] = [
        ("day", .day.required),
        ("stamp", .words(of: RunStamp.self).required),
        ("weather", .nullable(.words(of: RunWeather.self))),
        ("temperature", .nullable(.integer(RunTemperature.allowed).limitedByRule)),
        ("diary", .string(maxLength: RunDiary.longest).limitedByRule),
        ("metres", .nullable(.integer(RunDistance.allowed).limitedByRule)),
        ("seconds", .nullable(.integer(RunMovingTime.allowed).limitedByRule)),
        ("public", .boolean.required),
    ]

    static let imagesSchema: (name: String, schema: Schema) = (
        "images", .array(of: .string(), maxItems: RunLogContents.mostImages).limitedByRule
    )

    init(_ fields: Fields, images: [Image.ID]) throws(FieldError) {
        self.init(
            day: try fields.day("day"),
            stamp: try fields.choice("stamp"),
            weather: try fields.choiceIfPresent("weather"),
            temperature: try fields.integerIfPresent("temperature"),
            diary: try fields.textIfPresent("diary") ?? "",
            images: images,
            metres: try fields.integerIfPresent("metres"),
            seconds: try fields.integerIfPresent("seconds"),
            isPublic: try fields.boolean("public")
        )
    }

    init(_ fields: Fields) throws(FieldError) {
        try self.init(fields, images: fields.isGiven("images") ? fields.imageIdentifiers("images") : [])
    }

    func write(to writer: inout JSONWriter) {
        writer.field("day", day)
        writer.field("stamp", stamp.rawValue)
        writer.field("weather", weather?.rawValue)
        writer.field("temperature", temperature)
        writer.field("diary", diary)
        writer.field("metres", metres)
        writer.field("seconds", seconds)
        writer.field("public", isPublic)
    }

    func writeImages(to writer: inout JSONWriter) {
        writer.field("images", images.map(\.description))
    }

    /// Throws the refusals of all fields at once.
    public func contents() throws -> RunLogContents {
        var refusals = RefusalCollector()
        let temperature = try refusals.collect { try self.temperature.map { try RunTemperature($0) } }
        let diary = try refusals.collect { try RunDiary(self.diary) }
        let distance = try refusals.collect { try metres.map { try RunDistance(metres: $0) } }
        let time = try refusals.collect { try seconds.map { try RunMovingTime(seconds: $0) } }
        guard let temperature, let diary, let distance, let time else { throw refusals.refusal }
        return try RunLogContents(
            day: day,
            stamp: stamp,
            weather: weather,
            temperature: temperature,
            diary: diary,
            images: images,
            distance: distance,
            time: time,
            isPublic: isPublic
        )
    }
}
