import Arguments
import Domain
import Files
import JSONCoding
import Remote
import Wire

/// A post as a command puts it together: from a file or from what it was before, and from options.
///
/// The server checks it, so that there is one answer to what is wrong.
struct PostDocument<Kind: KindCommands> {
    var fields: JSONObject

    init(_ fields: JSONObject = [:]) {
        self.fields = fields
    }

    init(_ draft: DraftBody<Kind.Contents>) {
        self.init(draft.document.objectValue ?? [:])
    }

    var draft: DraftBody<Kind.Contents> { DraftBody(.object(fields)) }

    /// Whether the field still has to be given.
    func lacks(_ name: String) -> Bool { fields[name].map(\.isNull) ?? true }

    mutating func take(_ other: PostDocument) {
        for (key, value) in other.fields { fields[key] = value }
    }

    /// Options replace what was there. An edit has no options for fixed fields.
    mutating func apply(_ context: CommandContext, at client: MadangClient, isEdit: Bool = false) async throws
    {
        let told = context.invocation
        for field in Kind.Contents.fields where !(isEdit && field.isFixed) {
            let name = field.name
            switch field.input {
            case .line, .text, .choice:
                if let text = told.text(ifGiven: name) { fields[name] = .string(text) }
            case .choices: if told.isGiven(name) { fields[name] = .words(told.texts(name)) }
            case .number:
                if let number = told.integer(ifGiven: name) { fields[name] = .integer(Int64(number)) }
            case .price: try applyPrice(context)
            case .images: try await applyImages(context, at: client)
            case .custom:
                if let value = try Kind.value(of: name, context, former: fields[name]) {
                    fields[name] = value
                }
            }
        }
        try await applyPlace(context, at: client)
    }

    private mutating func applyPrice(_ context: CommandContext) throws {
        let told = context.invocation
        guard !told.flag("negotiable") else {
            guard !told.isGiven("price"), !told.isGiven("per") else {
                throw context.contradiction("--price", "--negotiable")
            }
            fields["price"] = .null
            return
        }
        guard told.isGiven("price") || told.isGiven("per") else { return }
        let former = fields["price"]
        let won = told.integer(ifGiven: "price").map { JSON.integer(Int64($0)) } ?? former?["won"]
        let unit = told.text(ifGiven: "per").map { JSON.string($0) } ?? former?["per"]
        guard let won else { throw context.alone("--per", "--price") }
        fields["price"] = ["won": won, "per": unit ?? .string(PriceUnit.hour.rawValue)]
    }

    /// Pictures that are at the server already come before those that are uploaded now.
    private mutating func applyImages(_ context: CommandContext, at client: MadangClient) async throws {
        let told = context.invocation
        let given = ["image-id", "image"].filter(told.isGiven)
        if told.flag("no-images") {
            if let one = given.first { throw context.contradiction("--\(one)", "--no-images") }
            fields["images"] = []
        } else if !given.isEmpty {
            let uploaded = try await context.uploads(told.texts("image"), at: client)
            fields["images"] = .words(told.texts("image-id") + uploaded.map(\.id.description))
        }
    }

    private mutating func applyPlace(_ context: CommandContext, at client: MadangClient) async throws {
        let told = context.invocation
        if let name = told.text(ifGiven: "neighbourhood") {
            if let other = ["address", "lat", "lon"].first(where: told.isGiven) {
                throw context.contradiction("--neighbourhood", "--\(other)")
            }
            fields["place"] = try await context.home(called: name, at: client)
            return
        }
        var place: JSONObject = [:]
        switch (told.number(ifGiven: "lat"), told.number(ifGiven: "lon")) {
        case (let north?, let east?): place["point"] = ["lat": .number(north), "lon": .number(east)]
        case (nil, nil): break
        default: throw context.alone("--lat", "--lon")
        }
        if let address = told.text(ifGiven: "address") { place["address"] = .string(address) }
        if !place.isEmpty { fields["place"] = .object(place) }
    }
}

extension JSON {
    static func words(_ words: [String]) -> JSON { .array(words.map { .string($0) }) }
}

extension PostDocument {
    /// The document that `--from` names.
    init(from context: CommandContext) throws {
        guard let path = context.invocation.text(ifGiven: "from") else {
            self.init()
            return
        }
        let bytes: [UInt8]
        if path == "-" {
            bytes = Array(context.program.streams.readInput().utf8)
        } else {
            guard let contents = try? File.contents(of: path) else {
                throw UsageComplaint(
                    context.say("\(path) 파일을 읽을 수 없어요.", "The file \(path) can't be read.")
                )
            }
            bytes = contents
        }
        guard let document = try? JSON(parsing: bytes), let fields = document.objectValue else {
            throw UsageComplaint(context.say("\(path)에 JSON 객체가 없어요.", "There is no JSON object in \(path)."))
        }
        self.init(fields)
    }
}
