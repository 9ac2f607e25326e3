public import Domain
public import JSONCoding

/// A stamp for a fellow runner.
public struct RunStampBody: Body, Hashable {
    public let stamp: RunStamp

    public init(_ stamp: RunStamp) {
        self.stamp = stamp
    }

    public static var name: String { "RunStamp" }
    public static var schema: Schema { .object(["stamp": .words(of: RunStamp.self).required]) }

    public init(_ fields: Fields) throws(FieldError) {
        stamp = try fields.choice("stamp")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { $0.field("stamp", stamp.rawValue) }
    }
}

/// A stamp that the writer of a log received.
public struct ReceivedRunStampBody: Body, Hashable {
    public let stamp: RunStamp
    /// Null for readers other than the receiver.
    public let giver: MemberCardBody?

    public init(_ received: ReceivedRunStamp) {
        stamp = received.stamp
        giver = received.giver.map(MemberCardBody.init)
    }

    public static var name: String { "ReceivedRunStamp" }
    public static var parts: [any Body.Type] { [MemberCardBody.self] }

    public static var schema: Schema {
        .object([
            "stamp": .words(of: RunStamp.self).required,
            "giver": .nullable(.reference(MemberCardBody.name)).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        stamp = try fields.choice("stamp")
        giver = try fields.bodyIfPresent("giver")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("stamp", stamp.rawValue)
            writer.field("giver", giver)
        }
    }
}

/// Another member of a run.
public struct FellowRunnerBody: Body, Hashable {
    public let member: MemberCardBody
    public let isHost: Bool
    /// The stamp that the reader gave.
    public let given: RunStamp?
    /// The stamp that the reader received.
    public let received: RunStamp?
    /// Their public log of the run.
    public let log: RunLog.ID?

    public init(_ fellow: FellowRunner) {
        member = MemberCardBody(fellow.card)
        isHost = fellow.isHost
        given = fellow.given
        received = fellow.received
        log = fellow.log
    }

    public static var name: String { "FellowRunner" }
    public static var parts: [any Body.Type] { [MemberCardBody.self] }

    public static var schema: Schema {
        .object([
            "member": .reference(MemberCardBody.name).required,
            "host": .boolean.required,
            "given": .nullable(.words(of: RunStamp.self)).required,
            "received": .nullable(.words(of: RunStamp.self)).required,
            "log": .nullable(.string()).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        member = try fields.body("member")
        isHost = try fields.boolean("host")
        given = try fields.choiceIfPresent("given")
        received = try fields.choiceIfPresent("received")
        log = try fields.identifierIfPresent("log")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("member", member)
            writer.field("host", isHost)
            writer.field("given", given?.rawValue)
            writer.field("received", received?.rawValue)
            writer.field("log", log)
        }
    }
}

/// A started run that the reader took part in.
public struct JoinedRunBody: Body, Hashable {
    public let listing: Listing.ID
    public let title: String
    public let startsAt: Moment
    /// The reader's log of it.
    public let log: RunLog.ID?

    public init(_ run: JoinedRun) {
        listing = run.listing
        title = run.title.text
        startsAt = run.startsAt
        log = run.log
    }

    public static var name: String { "JoinedRun" }

    public static var schema: Schema {
        .object([
            "listing": .string().required,
            "title": .string().required,
            "startsAt": .moment.required,
            "log": .nullable(.string()).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        listing = try fields.identifier("listing")
        title = try fields.text("title")
        startsAt = try fields.moment("startsAt")
        log = try fields.identifierIfPresent("log")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("listing", listing)
            writer.field("title", title)
            writer.field("startsAt", startsAt)
            writer.field("log", log)
        }
    }
}
