public import Domain
import JSONCoding

/// One act of an operator.
public struct AuditRecordBody: ShapedBody, Hashable {
    public let id: AuditRecord.ID
    public let at: Moment
    public let act: AuditAct
    public let subject: String?
    /// Nil for a command on the server's machine.
    public let member: Member.ID?
    /// Nil for the machine, and after the account is deleted.
    public let nickname: String?

    public static let shape = Shape<Self>(
        "AuditRecord",
        Field("id", \.id),
        Field("at", \.at),
        Field("act", \.act),
        Field("subject", \.subject, about: "Identifiers of the subject, or the query of a list"),
        Field("operator", \.member, about: "Null for a command on the server's own machine"),
        Field("nickname", \.nickname, about: "Null after the account is deleted"),
        make: Self.init
    )
}

extension AuditRecordBody {
    public init(_ entry: AuditEntry) {
        id = entry.record.id
        at = entry.record.at
        act = entry.record.act
        subject = entry.record.subject
        member = entry.record.actor.member
        nickname = entry.operatorCard?.nickname.text
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
