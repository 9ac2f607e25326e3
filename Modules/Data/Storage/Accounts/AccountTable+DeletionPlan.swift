import Database
import Domain

extension AccountTable {
    func deletionPlan(for member: Member.ID, at now: Moment) throws -> DeletionPlan {
        var counts: [DeletionPlan.Thing: Int] = [:]
        for (thing, query) in DeletionPlan.counted(for: member, at: now) {
            counts[thing] = try connection.first(query)?.value("amount") ?? 0
        }
        return DeletionPlan(counting: counts)
    }
}

extension DeletionPlan {
    /// Each count is read from an index.
    static func counted(for member: Member.ID, at now: Moment) -> [(thing: Thing, query: SQL)] {
        let open: SQL = "(\(Deal.isOpen(at: now)))"
        func all(_ table: String, _ column: String = "member") -> SQL {
            "SELECT count(*) AS amount FROM \(trusted: table) WHERE \(trusted: column) = \(member)"
        }
        // Two searches of an index each, which one with OR might not be.
        func either(_ table: String, _ one: String, _ other: String, _ condition: SQL = "TRUE") -> SQL {
            """
            SELECT (SELECT count(*) FROM \(trusted: table) WHERE \(trusted: one) = \(member) AND \(condition))
                + (SELECT count(*) FROM \(trusted: table)
                    WHERE \(trusted: other) = \(member) AND \(condition)) AS amount
            """
        }
        return [
            (.identities, all("identities")), (.secondFactor, all("second_factors")),
            (.sessions, all("sessions")), (.apiTokens, all("api_tokens")), (.webhooks, all("webhooks")),
            (.neighbourhoods, all("home_neighbourhoods")), (.images, all("images", "owner")),
            (.listings, all("listings", "author")),
            (.series, all("series", "host")),
            (.drafts, all("drafts")), (.favourites, all("favourites")),
            (.searches, all("past_searches")), (.savedSearches, all("saved_searches")),
            (.calendarAddress, all("calendar_addresses")), (.phone, all("phones")),
            (.consents, all("consents")), (.appeals, all("appeals")),
            (.teachingHours, all("teaching_hours", "teacher")),
            (.notices, all("notices")),
            (.blocks, all("blocks", "blocker")),
            (.reviewsReceived, all("reviews", "about")),
            (.openDeals, either("deals", "provider", "receiver", open)),
            (.seats, either("orders", "payer", "payee", Order.isAhead(at: now))),
            (.applications, all("roster_entries")),
            (.attendance, all("attendance_marks")),
            (.claims, all("claims")), (.sources, all("sources", "owner")),
            (.teacher, all("teachers")), (.recordings, all("recordings", "teacher")),
            (.verifications, all("verifications", "teacher")),
            (.runLogs, all("run_logs")),
            (.runStamps, either("run_stamps", "giver", "receiver")),
            (.comments, all("comments", "author")), (.lessonNotes, all("lesson_notes", "author")),
            (.messages, "SELECT count(*) AS amount FROM messages WHERE sender = \(member) AND line IS NULL"),
            (.pastDeals, either("deals", "provider", "receiver", "NOT \(open)")),
            (.orders, either("orders", "payer", "payee")),
            (.paidAhead, paidAhead(of: member, at: now)),
            (.transferRefunds, transferRefunds(of: member, at: now)),
            (.reviewsWritten, all("reviews", "author")), (.reports, all("reports", "reporter")),
        ]
    }

    /// Sold by the member, with something that lies ahead.
    private static func paidAhead(of member: Member.ID, at now: Moment) -> SQL {
        """
        SELECT count(*) AS amount FROM orders
        WHERE payee = \(member) AND state IN ('sold', 'partly-refunded') AND \(Order.hasSeat)
            AND (item <> 'seat' OR last_date IS NULL OR last_date > \(now))
        """
    }

    private static func transferRefunds(of member: Member.ID, at now: Moment) -> SQL {
        """
        SELECT count(*) AS amount FROM orders
        WHERE payer = \(member) AND account_number IS NOT NULL
            AND (has_open_refund = 1 AND \(Order.lacksRefundAccount)
                OR state IN ('sold', 'partly-refunded') AND \(Order.hasSeat) AND deadline > \(now))
        """
    }
}
