extension Schema {
    /// This schema as JSON Schema 2020-12, the dialect of OpenAPI 3.1.
    public func document() -> JSON {
        var document = shape.document()
        document["description"] = explanation.map(JSON.string)
        return .object(document)
    }
}

extension Schema.Shape {
    fileprivate func document() -> JSONObject {
        switch self {
        case .object(let properties, let isOpen): Self.object(properties, isOpen: isOpen)
        case .array(let items, let least, let most):
            Self.keywords(
                ["type": "array", "items": items.document(), "minItems": json(least), "maxItems": json(most)])
        case .string(let text):
            Self.keywords([
                "type": "string", "minLength": json(text.least), "maxLength": json(text.most),
                "format": text.format.map(JSON.string), "pattern": text.pattern.map(JSON.string),
                "enum": text.options.map { .array($0.map(JSON.string)) },
            ])
        case .integer(let range):
            Self.keywords([
                "type": "integer", "minimum": json(range.lowerBound), "maximum": json(range.upperBound),
            ])
        case .number(let range):
            Self.keywords([
                "type": "number", "minimum": range.map { .number($0.lowerBound) },
                "maximum": range.map { .number($0.upperBound) },
            ])
        case .boolean: ["type": "boolean"]
        case .nullable(let schema): ["anyOf": [schema.document(), ["type": "null"]]]
        case .commaSeparated(let items, let most):
            Self.keywords(["type": "array", "items": items.document(), "maxItems": json(most)])
        case .reference(let name): ["$ref": "#/components/schemas/\(name)"]
        }
    }

    private static func object(_ properties: [(name: String, schema: Schema)], isOpen: Bool) -> JSONObject {
        let required = properties.filter(\.schema.isRequired).map { JSON.string($0.name) }
        let documents = JSONObject(members: properties.map { ($0.name, $0.schema.document()) })
        return keywords([
            "type": "object", "properties": .object(documents),
            "required": required.isEmpty ? nil : .array(required),
            "additionalProperties": isOpen ? nil : false,
        ])
    }

    private static func keywords(_ keywords: KeyValuePairs<String, JSON?>) -> JSONObject {
        JSONObject(members: keywords.compactMap { name, value in value.map { (name, $0) } })
    }

    private func json(_ value: Int?) -> JSON? {
        value.map { .integer(Int64($0)) }
    }
}
