import Arguments
import Domain
import Files
import JSONCoding
import Remote
import Wire

/// A post that a command composes from a file or its previous content, and from options.
///
/// The server validates it, so that all clients get the same errors.
struct PostDocument<Kind: KindCommands> {
    var fields: JSONObject

    init(_ fields: JSONObject = [:]) {
        self.fields = fields
    }

    /// The fields of a post as they were sent.
    init(_ post: PostBody<Kind.Contents>) throws {
        self.init(try JSON(parsing: post.posting.encoded).objectValue ?? [:])
    }

    init(_ draft: DraftBody<Kind.Contents>) {
        self.init(draft.document.objectValue ?? [:])
    }

    var draft: DraftBody<Kind.Contents> { DraftBody(.object(fields)) }

    /// Whether the field is missing or null.
    func lacks(_ name: String) -> Bool { fields[name].map(\.isNull) ?? true }

    mutating func take(_ other: PostDocument) {
        for (key, value) in other.fields { fields[key] = value }
    }

    /// Replaces fields by options. An edit has no options for fixed fields.
    mutating func apply(_ context: CommandContext, at client: MadangClient, isEdit: Bool = false) async throws
    {
        let invocation = context.invocation
        for field in Kind.Contents.fields where !(isEdit && field.isFixed) {
            let (name, option) = (field.name, field.option)
            switch field.input {
            case .line, .text, .choice:
                if let text = invocation.text(ifGiven: option) { fields[name] = .string(text) }
            case .choices: if invocation.isGiven(option) { fields[name] = .words(invocation.texts(option)) }
            case .number, .amount:
                if let number = invocation.integer(ifGiven: option) { fields[name] = .integer(Int64(number)) }
            case .start:
                if let text = invocation.text(ifGiven: TermOptions.startName) {
                    fields[name] = .string(try context.start(answering: text).rfc3339)
                }
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

    /// The options of a kind that can't repeat have no weeks.
    mutating func repeatWeekly(_ context: CommandContext) {
        guard Kind.Contents.kind.has(.series), let weeks = context.invocation.integer(ifGiven: "weeks") else {
            return
        }
        fields["weeks"] = .integer(Int64(weeks))
    }

    mutating func sayWhetherNew(_ context: CommandContext) {
        guard Kind.Contents.kind.has(.submissions), context.invocation.flag("new") else { return }
        fields["isNew"] = true
    }

    private mutating func applyPrice(_ context: CommandContext) throws {
        let invocation = context.invocation
        guard !invocation.flag("negotiable") else {
            guard !invocation.isGiven("price"), !invocation.isGiven("per") else {
                throw context.contradiction("--price", "--negotiable")
            }
            fields["price"] = .null
            return
        }
        guard invocation.isGiven("price") || invocation.isGiven("per") else { return }
        let former = fields["price"]
        let won = invocation.integer(ifGiven: "price").map { JSON.integer(Int64($0)) } ?? former?["won"]
        let unit = invocation.text(ifGiven: "per").map { JSON.string($0) } ?? former?["per"]
        guard let won else { throw context.alone("--per", "--price") }
        fields["price"] = ["won": won, "per": unit ?? .string(PriceUnit.hour.rawValue)]
    }

    /// Uploaded images follow those named by identifier.
    private mutating func applyImages(_ context: CommandContext, at client: MadangClient) async throws {
        let invocation = context.invocation
        let given = ["image-id", "image"].filter(invocation.isGiven)
        if invocation.flag("no-images") {
            if let one = given.first { throw context.contradiction("--\(one)", "--no-images") }
            fields["images"] = []
        } else if !given.isEmpty {
            let uploaded = try await context.uploads(invocation.texts("image"), at: client)
            fields["images"] = .words(invocation.texts("image-id") + uploaded.map(\.id.description))
        }
    }

    private mutating func applyPlace(_ context: CommandContext, at client: MadangClient) async throws {
        let invocation = context.invocation
        if let name = invocation.text(ifGiven: "neighbourhood") {
            if let other = ["address", "lat", "lon"].first(where: invocation.isGiven) {
                throw context.contradiction("--neighbourhood", "--\(other)")
            }
            fields["place"] = try await context.home(called: name, at: client)
            return
        }
        var place: JSONObject = [:]
        switch (invocation.number(ifGiven: "lat"), invocation.number(ifGiven: "lon")) {
        case (let north?, let east?): place["point"] = ["lat": .number(north), "lon": .number(east)]
        case (nil, nil): break
        default: throw context.alone("--lat", "--lon")
        }
        if let address = invocation.text(ifGiven: "address") { place["address"] = .string(address) }
        if !place.isEmpty { fields["place"] = .object(place) }
    }
}

extension JSON {
    static func words(_ words: [String]) -> JSON { .array(words.map { .string($0) }) }
}

extension PostDocument {
    /// Reads the document that `--from` names.
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
