import Database
import Domain

/// A message as a report keeps it.
struct KeptReportMessage {
    let id: Message.ID
    let message: ReportedMessage

    init(row: Row) throws {
        id = try row.value("message")
        message = ReportedMessage(
            number: try row.value("number"),
            text: try row.value("text"),
            pictures: try row.value("pictures"),
            sentAt: try row.value("sent_at")
        )
    }
}

extension ReportTable {
    /// The messages of the reports that name several, in their order.
    func messages(of reports: [Report.ID]) throws -> [Report.ID: [KeptReportMessage]] {
        guard !reports.isEmpty else { return [:] }
        let rows = try connection.run(
            """
            SELECT report, number, message, text, pictures, sent_at FROM report_messages
            WHERE report IN \(list: reports) ORDER BY report, number
            """
        )
        return try Dictionary(grouping: rows) { try $0.value("report") }
            .mapValues { try $0.map(KeptReportMessage.init(row:)) }
    }

    /// The rows of the report's messages, with that of its subject; empty for a report of one thing.
    ///
    /// Throws what ``Report/allowMessages(sentBy:besides:)`` throws.
    func rowsOfMessages(of report: Report) throws -> [Row] {
        guard !report.messages.isEmpty else { return [] }
        let id = report.subject.number
        let rows = try connection.run(
            """
            SELECT id, number, sender, text, sent_at FROM messages
            WHERE conversation = (SELECT conversation FROM messages AS own WHERE own.id = \(id))
                AND line IS NULL AND (id = \(id) OR number IN \(list: report.messages))
            ORDER BY number
            """
        )
        guard let own = try rows.first(where: { try $0.value("id") == id }) else {
            throw ReportRefusal.notFound
        }
        let senders = try Dictionary(
            rows.map { (try $0.value("number", as: Int.self), try $0.value("sender", as: Member.ID?.self)) }
        ) { first, _ in first }
        try report.allowMessages(sentBy: senders, besides: own.value("number"))
        return rows
    }

    /// Copies the messages of these rows, with their pictures.
    func keep(_ rows: [Row], for report: Report.ID) throws {
        let subjects = try rows.map { Subject(.message, try $0.value("id", as: Int64.self)) }
        let images = try connection.images.list(of: subjects)
        let kept = try zip(rows, subjects).map { row, subject in
            [
                report.sqlValue, try row.value("number", as: Int.self).sqlValue, subject.number.sqlValue,
                try row.value("text", as: String?.self).sqlValue, (images[subject]?.count ?? 0).sqlValue,
                try row.value("sent_at", as: Moment.self).sqlValue,
            ]
        }
        try connection.execute(
            """
            INSERT INTO report_messages (report, number, message, text, pictures, sent_at)
            VALUES \(rows: kept)
            """
        )
        try keep(subjects.flatMap { images[$0] ?? [] }.map(\.id), for: report)
    }
}
