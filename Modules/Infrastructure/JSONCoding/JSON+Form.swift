extension JSON {
    /// Converts form fields to a JSON document of the types in `schema`. An empty field is null where the
    /// schema allows it and is otherwise left out. Invalid text is kept, so that schema validation reports
    /// it.
    public init(
        form fields: some Sequence<FormField>,
        shapedBy schema: Schema,
        resolving schemas: [String: Schema] = [:]
    ) {
        let shaper = FormShaper(schemas: schemas)
        var root = FormNode()
        for field in fields { root.put(field.text, at: field.path[...]) }
        self = shaper.whole(root, schema)
    }
}

/// Form fields as a tree, by their names alone.
private struct FormNode {
    var texts: [String] = []
    var names: [String] = []
    var children: [String: FormNode] = [:]

    mutating func put(_ text: String, at path: ArraySlice<String>) {
        guard let name = path.first else { return texts.append(text) }
        if children[name] == nil { names.append(name) }
        children[name, default: FormNode()].put(text, at: path.dropFirst())
    }
}

private struct FormShaper {
    let schemas: [String: Schema]

    /// Nil for a missing value.
    func document(_ node: FormNode, _ schema: Schema) -> JSON? {
        switch schema.shape {
        case .reference(let name): return schemas[name].flatMap { document(node, $0) }
        case .nullable(let inner): return document(node, inner) ?? .null
        case .object(let properties, _):
            // An object without values counts as missing.
            let object = object(node, properties)
            return object.keys.contains { object[$0] != .null } ? .object(object) : nil
        case .array(let items, _, _): return array(node, items)
        default:
            guard let text = node.texts.last else { return nil }
            return scalar(text, schema.shape)
        }
    }

    /// The document itself is always present, even if empty.
    func whole(_ node: FormNode, _ schema: Schema) -> JSON {
        guard case .object(let properties, _) = schema.shape else { return .object(JSONObject()) }
        return .object(object(node, properties))
    }

    /// Includes unknown names, which schema validation reports.
    private func object(_ node: FormNode, _ properties: [(name: String, schema: Schema)]) -> JSONObject {
        var object = JSONObject()
        for (name, schema) in properties {
            guard let child = node.children[name], let value = document(child, schema) else { continue }
            object[name] = value
        }
        for name in node.names where !properties.contains(where: { $0.name == name }) {
            object[name] = .string(node.children[name]?.texts.last ?? "")
        }
        return object
    }

    /// Accepts a repeated name, or an index in each name.
    private func array(_ node: FormNode, _ items: Schema) -> JSON? {
        let scalars = node.texts.filter { !$0.isEmpty }.map { scalar($0, items.shape) ?? .string($0) }
        let placed = node.names.sorted { ($0.row ?? 0) < ($1.row ?? 0) }
            .compactMap { node.children[$0].flatMap { document($0, items) } }
        return .array(scalars + placed)
    }

    private func scalar(_ text: String, _ shape: Schema.Shape) -> JSON? {
        guard !text.isEmpty else { return nil }
        switch shape {
        case .integer:
            return Int64(text.filter { $0 != "," && !$0.isWhitespace }).map(JSON.integer) ?? .string(text)
        case .number: return Double(text).map(JSON.number) ?? .string(text)
        case .boolean:
            return ["true", "on"].contains(text)
                ? .bool(true) : text == "false" ? .bool(false) : .string(text)
        case .reference(let name):
            return schemas[name].flatMap { scalar(text, $0.shape) } ?? .string(text)
        case .nullable(let inner): return scalar(text, inner.shape)
        default:
            // A browser sends line breaks as CR LF.
            return .string(text.replacing("\r\n", with: "\n"))
        }
    }
}
