/// An open lesson in its teacher's table of prices.
public struct TaughtLesson: Identifiable, Equatable, Sendable {
    public let id: Listing.ID
    public let title: String
    public let instrument: LessonInstrument
    public let format: LessonFormat
    public let minutes: Int
    public let prices: LessonPrices

    public init(
        id: ID,
        title: String,
        instrument: LessonInstrument,
        format: LessonFormat,
        minutes: Int,
        prices: LessonPrices
    ) {
        self.id = id
        self.title = title
        self.instrument = instrument
        self.format = format
        self.minutes = minutes
        self.prices = prices
    }
}
