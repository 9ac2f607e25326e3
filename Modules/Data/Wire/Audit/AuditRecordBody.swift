public import Domain
public import JSONCoding

/// One act of an operator.
public struct AuditRecordBody: Body, Hashable {
    public let id: AuditRecord.ID
    public let at: Moment
    public let act: AuditAct
    public let subject: String?
    /// Nil for a command on the server's machine.
    public let member: Member.ID?
    /// Nil for the machine, and after the account is deleted.
    public let nickname: String?

    public init(_ entry: AuditEntry) {
        id = entry.record.id
        at = entry.record.at
        act = entry.record.act
        subject = entry.record.subject
        member = entry.record.actor.member
        nickname = entry.operatorCard?.nickname.text
    }

    public static var name: String { "AuditRecord" }

    public static var schema: Schema {
        .object([
            "id": .string().required,
            "at": .moment.required,
            "act": .words(of: AuditAct.self).required,
            "subject": .nullable(.string()).required
                .described("Identifiers of the subject, or the query of a list"),
            "operator": .nullable(.string()).required
                .described("Null for a command on the server's own machine"),
            "nickname": .nullable(.string()).required.described("Null after the account is deleted"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        id = try fields.identifier("id")
        at = try fields.moment("at")
        act = try fields.choice("act")
        subject = try fields.textIfPresent("subject")
        member = fields.isGiven("operator") ? try fields.identifierIfPresent("operator") : nil
        nickname = try fields.textIfPresent("nickname")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            writer.field("at", at)
            writer.field("act", act.rawValue)
            writer.field("subject", subject)
            writer.field("operator", member)
            writer.field("nickname", nickname)
        }
    }
}

/// The forms of an exported log.
public enum AuditFormat: String, CaseIterable, Sendable {
    case csv
    /// JSON Lines: one JSON object a line.
    case jsonLines = "jsonl"
}

extension [AuditRecordBody] {
    /// The records as a file, one a line.
    ///
    /// - Parameter stamp: writes a time of the CSV file.
    public func file(_ format: AuditFormat, _ stamp: (Moment) -> String) -> String {
        let lines =
            switch format {
            case .csv: ["at,operator,nickname,act,subject,id"] + map { $0.row(stamp) }
            case .jsonLines: map { String(decoding: $0.encoded, as: UTF8.self) }
            }
        return lines.joined(separator: "\n")
    }
}

extension AuditRecordBody {
    fileprivate func row(_ stamp: (Moment) -> String) -> String {
        [
            stamp(at), member?.description ?? "", (nickname ?? "").csvField, act.rawValue,
            (subject ?? "").csvField, id.description,
        ].joined(separator: ",")
    }
}
