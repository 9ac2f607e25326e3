extension Schema {
    /// Returns violations in the order of the schema, up to `limit`; empty when `json` is valid.
    ///
    /// A reference that `schemas` lacks is a programming error.
    public func violations(
        in json: JSON,
        resolving schemas: [String: Schema] = [:],
        limit: Int = 32
    ) -> [Violation] {
        var inspection = Inspection(schemas: schemas, limit: limit)
        inspection.inspect(json, against: self, at: "")
        return inspection.violations
    }
}

private struct Inspection {
    let schemas: [String: Schema]
    let limit: Int
    var violations: [Violation] = []

    mutating func inspect(_ json: JSON, against schema: Schema, at path: String) {
        guard violations.count < limit else { return }
        switch schema.shape {
        case .reference(let name):
            guard let schema = schemas[name] else { preconditionFailure("no schema is called \(name)") }
            inspect(json, against: schema, at: path)
        case .nullable(let schema):
            if json != .null { inspect(json, against: schema, at: path) }
        case .object(let properties, let isOpen):
            guard let members = json.objectValue else { return report(.wrongType(expected: "object"), path) }
            inspect(members, against: properties, isOpen: isOpen, at: path)
        case .array(let items, let least, let most):
            guard let elements = json.arrayValue else { return report(.wrongType(expected: "array"), path) }
            if schema.limitsAreDocumentedOnly {
                inspect(elements, against: items, least: nil, most: nil, at: path)
            } else {
                inspect(elements, against: items, least: least, most: most, at: path)
            }
        case .string(let rule):
            guard let text = json.stringValue else { return report(.wrongType(expected: "string"), path) }
            if let options = rule.options, !options.contains(text) { return report(.notOneOf(options), path) }
            if !schema.limitsAreDocumentedOnly { inspect(text, against: rule, at: path) }
        case .commaSeparated:
            if json.stringValue == nil { report(.wrongType(expected: "string"), path) }
        case .integer(let range):
            guard json.isWhole else { return report(.wrongType(expected: "integer"), path) }
            let isAllowed = json.intValue.map { schema.limitsAreDocumentedOnly || range.contains($0) }
            if isAllowed != true {
                report(.outOfRange(lowest: "\(range.lowerBound)", highest: "\(range.upperBound)"), path)
            }
        case .number(let range):
            guard let value = json.doubleValue else { return report(.wrongType(expected: "number"), path) }
            if let range, !(range ~= value) {
                report(.outOfRange(lowest: "\(range.lowerBound)", highest: "\(range.upperBound)"), path)
            }
        case .boolean:
            if json.boolValue == nil { report(.wrongType(expected: "boolean"), path) }
        }
    }

    private mutating func report(_ kind: Violation.Kind, _ path: String) {
        guard violations.count < limit else { return }
        violations.append(Violation(path: path, kind: kind))
    }

    private mutating func inspect(
        _ members: JSONObject,
        against properties: [(name: String, schema: Schema)],
        isOpen: Bool,
        at path: String
    ) {
        let prefix = path.isEmpty ? "" : path + "."
        var matched = 0
        for (name, schema) in properties {
            if let value = members[name] {
                matched += 1
                inspect(value, against: schema, at: prefix + name)
            } else if schema.isRequired {
                report(.missing, prefix + name)
            }
        }
        guard !isOpen, matched < members.count else { return }
        let known = Set(properties.map(\.name))
        for (key, _) in members where !known.contains(key) && violations.count < limit {
            let free = properties.map(\.name).filter { members[$0] == nil }
            report(.unknownField(suggestion: key.nearest(among: free)), prefix + key)
        }
    }

    private mutating func inspect(
        _ elements: [JSON],
        against items: Schema,
        least: Int?,
        most: Int?,
        at path: String
    ) {
        if let most, elements.count > most { return report(.tooMany(most: most), path) }
        if let least, elements.count < least { report(.tooFew(least: least), path) }
        let prefix = path.isEmpty ? "" : path + "."
        for (place, element) in elements.enumerated() where violations.count < limit {
            inspect(element, against: items, at: "\(prefix)\(place)")
        }
    }

    private mutating func inspect(_ text: String, against rule: Schema.Text, at path: String) {
        let length = text.unicodeScalars.count
        if let most = rule.most, length > most { report(.tooLong(most: most), path) }
        if let least = rule.least, length < least { report(.tooShort(least: least), path) }
    }
}
