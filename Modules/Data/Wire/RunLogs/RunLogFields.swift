public import Domain
import JSONCoding

/// The fields that a member writes into a log, in several bodies.
public struct RunLogFields: FlatShape, Hashable {
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

    /// All but the images, which an answer tells in full.
    public static let shape = Shape<Self>(
        "RunLogFields",
        Field("day", \.day),
        Field("stamp", \.stamp),
        Field("weather", \.weather, nil, .explicit),
        Field("temperature", \.temperature, .integer(RunTemperature.allowed).limitedByRule, .explicit),
        Field("diary", \.diary, .string(maxLength: RunDiary.longest).limitedByRule, .explicit, default: ""),
        Field("metres", \.metres, .integer(RunDistance.allowed).limitedByRule, .explicit),
        Field("seconds", \.seconds, .integer(RunMovingTime.allowed).limitedByRule, .explicit),
        Field("public", \.isPublic),
        make: {
            Self(
                day: $0,
                stamp: $1,
                weather: $2,
                temperature: $3,
                diary: $4,
                metres: $5,
                seconds: $6,
                isPublic: $7
            )
        }
    )

    static func imagesField<Root>(_ get: @escaping @Sendable (Root) -> RunLogFields) -> Field<
        Root, [Image.ID]
    > {
        Field(
            "images",
            { get($0).images },
            Schema.array(of: .string(), maxItems: RunLogContents.mostImages).limitedByRule,
            .explicit,
            else: ImageRefusal.notFound
        )
    }

    func showing(_ images: [Image.ID]) -> RunLogFields {
        RunLogFields(
            day: day,
            stamp: stamp,
            weather: weather,
            temperature: temperature,
            diary: diary,
            images: images,
            metres: metres,
            seconds: seconds,
            isPublic: isPublic
        )
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
