import Database
import Domain
import TestSupport

@testable import Storage

/// What a member has left all over the server, and where it is looked for.
struct MemberData {
    let store: Store
    let member: Member.ID
    let other: Member.ID

    /// A row of every kind that can name a member, written as the features write them.
    func leave() async throws {
        let (one, two) = (member, other)
        let moment = store.clock.now
        let far = moment + .seconds(86_400)
        let talk = Int64(701)
        try await store.database.write { connection in
            for statement in Self.listings(one, two, moment) + Self.talks(one, two, talk, moment)
                + Self.deals(one, two, talk, far) + Self.orders(one, two, moment) + Self.own(one, two, moment)
                + Self.programs(of: one, moment)
                + Self.told(one, moment)
                + Self.logs(one, two, moment) + Self.secondFactor(one, moment)
            {
                _ = try connection.execute(statement)
            }
        }
    }

    private static func listings(_ one: Member.ID, _ two: Member.ID, _ at: Moment) -> [SQL] {
        [(Int64(601), one), (602, two)].map { id, author in
            """
            INSERT INTO listings (id, kind, author, title, status, seats, taken, facets, code,
                latitude, longitude, position, created_at, favourites)
            VALUES (\(id), 'class', \(author), 'title', 'open', 3, 0, 0, 1114055000, 1, 1, \(id),
                \(at), 1)
            """
        } + [
            "INSERT INTO classes (id, description, time_bands) VALUES (601, 'words', 0)",
            "INSERT INTO listing_places (listing, latitude, longitude) VALUES (601, 1, 1)",
            """
            INSERT INTO favourites (member, subject_kind, subject_id, mark)
            VALUES (\(one), 'listing', 602, 1)
            """,
            """
            INSERT INTO favourites (member, subject_kind, subject_id, mark)
            VALUES (\(two), 'listing', 601, 2)
            """,
            "INSERT INTO rosters (listing, admission) VALUES (602, 'by-organiser')",
            """
            INSERT INTO roster_entries (listing, member, state, turn, note, applied_at)
            VALUES (602, \(one), 'admitted', 1, 'words', \(at))
            """,
            """
            INSERT INTO roster_facts (listing, number, member, event, at)
            VALUES (602, 1, \(one), 'admitted', \(at))
            """,
            """
            INSERT INTO series (id, kind, host, weeks, starts_at, posted, title, text, facets, seats, minutes,
                code, latitude, longitude)
            VALUES (1, 'run', \(one), 4, \(at), 1, '러닝', '', 0, 4, 60, 1114055000, 37, 127)
            """,
            """
            INSERT INTO sources (id, owner, address, name, licence, code, state, added_at, next_fetch,
                failures)
            VALUES (1, \(one), 'https://example.com/a', '달력', 'CC0', 1114055000, 'active', \(at), \(at), 0)
            """,
            """
            INSERT INTO claims (id, listing, member, note, state, claimed_at)
            VALUES (1, 602, \(one), 'words', 'waiting', \(at))
            """,
            """
            INSERT INTO teachers (member, since, instruments, places, education, career)
            VALUES (\(one), 1, 1, 1, 'words', '')
            """,
            """
            INSERT INTO verifications (id, teacher, note, state, sent_at, decided_at, decided_by, seen)
            VALUES (1, \(one), 'words', 'accepted', \(at), \(at), \(two), 'words'),
                (2, \(two), 'words', 'accepted', \(at), \(at), \(one), 'words')
            """,
            """
            INSERT INTO recordings (id, teacher, title, seconds, file, uploaded_at)
            VALUES (1, \(one), 'words', 1, 'file', \(at))
            """,
            "INSERT INTO drafts (member, kind, document, saved_at) VALUES (\(one), 'class', '{}', \(at))",
        ]
    }

    private static func talks(_ one: Member.ID, _ two: Member.ID, _ talk: Int64, _ at: Moment) -> [SQL] {
        [
            """
            INSERT INTO conversations (id, subject_kind, subject_id, title, organiser, guest, begun_at)
            VALUES (\(talk), 'listing', 601, 'title', \(one), \(two), \(at)),
                (\(talk + 1), 'listing', 602, 'title', \(two), \(one), \(at))
            """,
            """
            INSERT INTO conversation_members (conversation, member, latest, latest_number, read_number,
                unread, has_left, has_written)
            VALUES (\(talk), \(one), 1, 2, 0, 0, 0, 1), (\(talk), \(two), 1, 2, 0, 0, 0, 1),
                (\(talk + 1), \(one), 1, 0, 0, 0, 0, 0), (\(talk + 1), \(two), 1, 0, 0, 0, 0, 0)
            """,
            """
            INSERT INTO phone_shares (id, conversation, owner, reader, state, requested_at, revealed_at)
            VALUES (821, \(talk), \(one), \(two), 'revealed', NULL, \(at)),
                (822, \(talk), \(two), \(one), 'revealed', \(at), \(at))
            """,
            """
            INSERT INTO teaching_hours (teacher, rests_on_holidays, pause, notice, horizon, shares_place,
                saved_at)
            VALUES (\(one), 1, 10, 24, 4, 0, \(at))
            """,
            """
            INSERT INTO teaching_times (teacher, place, weekday, start_minute, end_minute)
            VALUES (\(one), 1, 'mon', 600, 720)
            """,
            """
            INSERT INTO consents (member, document, language, digest, given_at)
            VALUES (\(one), 'terms', 'ko', \(String(repeating: "a", count: 64)), \(at)),
                (\(one), 'privacy', 'ko', \(String(repeating: "b", count: 64)), \(at))
            """,
            """
            INSERT INTO phones (member, number, sharing, stored_at)
            VALUES (\(one), '+821012345678', 'ask', 1)
            """,
            """
            INSERT INTO messages (conversation, number, id, sender, text, sent_at)
            VALUES (\(talk), 1, 801, \(one), 'hello', \(at)), (\(talk), 2, 802, \(two), 'welcome', \(at))
            """,
            """
            INSERT INTO hidden_messages (conversation, number, member, hidden_at)
            VALUES (\(talk), 2, \(one), \(at))
            """,
            """
            INSERT INTO invitations (id, seal, uses, used, created_at, ends_at)
            VALUES (811, 'seal', 1, 1, \(at), \(at + .seconds(1)))
            """,
            "INSERT INTO invited_members (member, invitation, joined_at) VALUES (\(one), 811, \(at))",
        ]
    }

    private static func deals(_ one: Member.ID, _ two: Member.ID, _ talk: Int64, _ at: Moment) -> [SQL] {
        [(Int64(901), talk, one, two), (902, talk + 1, two, one)].map { id, talk, author, partner in
            """
            INSERT INTO deals (id, conversation, subject_kind, subject_id, title, author, partner,
                author_provides, provider, receiver, starts_at, minutes, ends_at, code, latitude, longitude,
                address, accuracy, note, proposed_at, state, changed_at, changed_by, done_at)
            VALUES (\(id), \(talk), 'listing', 601, 'title', \(author), \(partner), 1, \(author), \(partner),
                \(at), 60, \(at + .seconds(3_600)), 1114055000, 1, 1, 'home', 'pin', 'note', \(at),
                'done', \(at), \(author), \(at))
            """
        } + [
            """
            INSERT INTO reviews (id, subject_kind, subject_id, title, author, about, halves, text,
                written_at, revealed_at, is_told)
            VALUES (951, 'deal', 901, 'title', \(one), \(two), 9, 'kind', \(at), \(at), 1),
                (952, 'deal', 901, 'title', \(two), \(one), 8, 'kind', \(at), \(at), 1)
            """,
            """
            INSERT INTO lesson_notes (id, deal, author, reader, text, homework, written_at)
            VALUES (961, 901, \(one), \(two), 'words', 'homework', \(at)),
                (962, 901, \(two), \(one), 'words', NULL, \(at))
            """,
        ]
    }

    private static func orders(_ one: Member.ID, _ two: Member.ID, _ at: Moment) -> [SQL] {
        [(Int64(971), one, two), (972, two, one)].map { id, payer, payee in
            """
            INSERT INTO orders (id, subject_kind, subject_id, title, payer, payee, amount, seller_name,
                seller_contact, ladder, deadline, provider, is_test, ordered_at, state, changed_at,
                held_until)
            VALUES (\(id), 'listing', 601, 'title', \(payer), \(payee), 1000, 'seller', 'contact', '3:100',
                \(at), 'portone', 1, \(at), 'expired', \(at), \(at))
            """
        } + [
            """
            INSERT INTO sales (listing, seller_name, seller_contact) VALUES (601, 'seller', 'contact')
            """
        ]
    }

    private static func logs(_ one: Member.ID, _ two: Member.ID, _ at: Moment) -> [SQL] {
        [
            """
            INSERT INTO run_logs (id, member, run, day, stamp, diary, is_public, version, written_at)
            VALUES (801, \(one), 602, 20000, 'joy', 'words', 0, 1, \(at))
            """,
            """
            INSERT INTO attendance_marks (listing, member, starts_at, settles_at, status, decided_at,
                disputed_at, dispute)
            VALUES (602, \(one), \(at), \(at), 'absent', \(at), \(at), 'words')
            """,
            """
            INSERT INTO run_stamps (run, giver, receiver, stamp, given_at)
            VALUES (602, \(one), \(two), 'joy', \(at)), (602, \(two), \(one), 'grit', \(at))
            """,
            "UPDATE listings SET comments = 2 WHERE id = 602",
            """
            INSERT INTO comments (id, subject_kind, subject_id, thread, author, text, written_at)
            VALUES (811, 'listing', 602, 811, \(one), 'words', \(at)),
                (812, 'listing', 602, 811, \(two), 'words', \(at))
            """,
        ]
    }

    private static func told(_ one: Member.ID, _ at: Moment) -> [SQL] {
        [
            "INSERT INTO warnings (id, member, operator, text, at) VALUES (951, \(one), \(one), 'w', \(at))",
            """
            INSERT INTO appeals (id, member, warning, text, at, outcome, decided_at, decided_by)
            VALUES (952, \(one), 951, 'words', \(at), 'reversed', \(at), \(one))
            """,
            "INSERT INTO notice_settings (member, unpushed, unmailed) VALUES (\(one), 'stories', 'talk')",
            """
            INSERT INTO digests (member, frequency, consented_at, next_at, told_until)
            VALUES (\(one), 'weekly', \(at), \(at), \(at))
            """,
            """
            INSERT INTO push_subscriptions (session, member, endpoint, host, public_key, secret,
                shows_content, added_at)
            SELECT min(id), \(one), 'https://push.example/1', 'push.example', 'key', 'secret', 0, \(at)
            FROM sessions WHERE member = \(one)
            """,
        ]
    }

    private static func programs(of one: Member.ID, _ at: Moment) -> [SQL] {
        [
            """
            INSERT INTO webhooks (id, member, address, created_at)
            VALUES (1, \(one), 'https://bot.example/', \(at))
            """,
            """
            INSERT INTO api_tokens (id, member, name, scope, created_at, expires_at)
            VALUES (1, \(one), '달력', 'read', \(at), \(at + .seconds(60)))
            """,
        ]
    }

    private static func own(_ one: Member.ID, _ two: Member.ID, _ at: Moment) -> [SQL] {
        [
            """
            INSERT INTO notices (id, member, kind, actor, target_kind, target_id, at)
            VALUES (1, \(one), 'message', \(two), 'conversation', 701, \(at)),
                (2, \(two), 'message', \(one), 'conversation', 701, \(at))
            """,
            "INSERT INTO muted_notices (member, kind) VALUES (\(one), 'message'), (\(one), 'deal-done')",
            "INSERT INTO reminder_mails (member, kind) VALUES (\(one), 'opens')",
            """
            INSERT INTO blocks (blocker, blocked, at)
            VALUES (\(one), \(two), \(at)), (\(two), \(one), \(at))
            """,
            """
            INSERT INTO reports (id, reporter, subject_kind, subject_id, about, reason, at)
            VALUES (1, \(one), 'listing', 602, \(two), 'spam', \(at)),
                (2, \(two), 'listing', 601, \(one), 'spam', \(at))
            """,
            "INSERT INTO live_heads (member, head) VALUES (\(one), 1)",
            """
            INSERT INTO live_events (member, number, kind, notice, at)
            VALUES (\(one), 1, 'notice', 1, \(at))
            """,
            "INSERT INTO live_heads (member, head) VALUES (\(two), 2)",
            """
            INSERT INTO live_events (member, number, kind, conversation, entry, actor, at)
            VALUES (\(two), 1, 'read', 701, 1, \(one), \(at)), (\(two), 2, 'read', 701, 2, \(two), \(at))
            """,
            """
            INSERT INTO past_searches (member, folded, text, id)
            VALUES (\(one), '피아노', '피아노', 1), (\(one), 'java', 'Java', 2), (\(two), 'java', 'java', 3)
            """,
            """
            INSERT INTO saved_searches (id, member, name, unique_name, kinds, facets, center, extent)
            VALUES (1, \(one), '동네', '동네', '', '', 1114055000, 'city')
            """,
            "INSERT INTO calendar_addresses (id, member, created_at) VALUES (1, \(one), \(at))",
            """
            INSERT INTO request_keys (owner, key, member, fingerprint, result, at)
            VALUES ('origin 192.0.2.1', 'k', \(one), \([UInt8](repeating: 1, count: 32)), 1, \(at))
            """,
            """
            INSERT INTO challenges (id, member, purpose, address, seal, tries_left, expires_at)
            VALUES (1, \(one), 'email', 'ana@example.com', 'seal', 5, \(at))
            """,
            """
            INSERT INTO outbox (id, member, recipient, language, kind, attempts, due_at, expires_at)
            VALUES (1, \(one), 'ana@example.com', 'ko', 'password-set', 0, \(at), \(at + .seconds(60)))
            """,
            """
            INSERT INTO identities (member, provider, subject, linked_at)
            VALUES (\(one), 'kakao', '7', \(at)), (\(one), 'naver', '8', \(at))
            """,
            """
            INSERT INTO home_neighbourhoods (member, place, code, reach, verified_on)
            VALUES (\(one), 0, '1114055000', 1, 20777)
            """,
            """
            INSERT INTO sign_in_tries (key, empty_at)
            VALUES ('account ana@example.com', \(at)), ('account ana@example.com 192.0.2.1', \(at)),
                (\("device \(one) 1"), \(at)), (\("session \(one) 1"), \(at)),
                (\(CountedCall.emails(of: one).key), \(at)), (\(CountedCall.addresses(of: one).key), \(at)),
                (\(CountedCall.homeVerifications(of: one).key), \(at)),
                (\(CountedCall.checkIns(of: one).key), \(at)),
                ('email ana@example.com', \(at)), ('unknown ana@example.com', \(at))
            """,
        ]
    }

    private static func secondFactor(_ one: Member.ID, _ at: Moment) -> [SQL] {
        [
            """
            INSERT INTO second_factors (member, secret, since, last_step)
            VALUES (\(one), \([UInt8](repeating: 1, count: 60)), \(at), 1)
            """,
            "INSERT INTO recovery_codes (member, seal) VALUES (\(one), 'a'), (\(one), 'b')",
            "INSERT INTO answered_challenges (id, member, expires_at) VALUES (1, \(one), \(at))",
            """
            INSERT INTO sign_in_tries (key, empty_at)
            VALUES (\("code \(one)"), \(at)), (\("code \(one) unknown"), \(at))
            """,
        ]
    }

    /// Every `table.column` of whole numbers, as the engine itself lists them.
    func columns() async throws -> [String] {
        let engine = store.database.engine
        return try await store.database.read { connection in
            let query: SQL =
                switch engine {
                case .sqlite:
                    """
                    SELECT tables.name AS place, columns.name AS part
                    FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS columns
                    WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'
                        AND tables.sql NOT LIKE 'CREATE VIRTUAL%' AND columns.type = 'INTEGER'
                    """
                case .postgresql:
                    """
                    SELECT table_name AS place, column_name AS part FROM information_schema.columns
                    WHERE table_schema = 'public' AND data_type = 'bigint'
                    """
                }
            return try connection.run(query)
                .map { "\(try $0.value("place") as String).\(try $0.value("part") as String)" }.sorted()
        }
    }

    /// The columns in which the member's number stands.
    func found() async throws -> Set<String> {
        var found: Set<String> = []
        for column in try await columns() {
            let parts = column.split(separator: ".").map(String.init)
            let (table, name) = (SQL(trusted: parts[0]), SQL(trusted: parts[1]))
            let count: Int = try await store.database.read { [member] connection in
                let row = try connection.first(
                    "SELECT count(*) AS amount FROM \(table) WHERE \(name) = \(member.rawValue)"
                )
                return try row?.value("amount") ?? 0
            }
            if count > 0 { found.insert(column) }
        }
        return found
    }
}
