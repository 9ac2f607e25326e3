import JSONCoding

/// A provider's sealed claim, presented by its holder.
public struct IntroductionBody: ShapedBody {
    public let introduction: String

    public init(introduction: String) {
        self.introduction = introduction
    }

    public static let shape = Shape<Self>(
        "Introduction",
        Field("introduction", \.introduction, .string(maxLength: 2000)),
        make: Self.init
    )
}
