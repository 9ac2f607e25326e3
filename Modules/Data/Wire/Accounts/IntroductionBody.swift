public import JSONCoding

/// A provider's sealed claim, presented by its holder.
public struct IntroductionBody: Body {
    public let introduction: String

    public init(introduction: String) {
        self.introduction = introduction
    }

    public static var name: String { "Introduction" }

    public static var schema: Schema {
        .object([
            "introduction": .string(maxLength: 2000).required
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        self.init(
            introduction: try fields.text("introduction")
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("introduction", introduction)
        }
    }
}
