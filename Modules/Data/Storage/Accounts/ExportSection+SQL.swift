import Database
import Domain

extension ExportSection {
    /// The member's rows that are visible to the member at `now`, ordered by `mark`, at most `limit` after
    /// `mark`. Each query uses an index.
    func list(of member: Member.ID, after mark: Int64, limit: Int, at now: Moment) -> SQL {
        switch self {
        case .listings, .series, .images: posted(of: member, after: mark, limit: limit)
        case .teacher, .recordings, .verifications: taught(of: member, after: mark, limit: limit)
        case .conversations, .messages, .comments, .lessonNotes: talked(of: member, after: mark, limit: limit)
        case .orders, .sales: paid(of: member, after: mark, limit: limit)
        case .teachingHours, .teachingTimes: taught(by: member, after: mark, limit: limit)
        case .notices, .noticeSettings, .digest, .pushSubscriptions:
            told(to: member, after: mark, limit: limit)
        case .deals, .reviewsWritten, .reviewsReceived:
            agreed(of: member, after: mark, limit: limit, at: now)
        case .applications, .attendance, .drafts, .runStamps, .mutedNotices, .reminderMails, .consents,
            .invitation, .hiddenMessages:
            few(of: member, after: mark, limit: limit)
        case .identities, .secondFactor, .apiTokens, .webhooks:
            admitted(of: member, after: mark, limit: limit)
        case .warnings, .appeals, .blocks: moderated(of: member, after: mark, limit: limit)
        default: own(of: member, after: mark, limit: limit)
        }
    }

    private func posted(of member: Member.ID, after mark: Int64, limit: Int) -> SQL {
        switch self {
        case .listings:
            """
            SELECT position AS mark, listings.id AS id, listings.kind AS kind, side, title, status, seats,
                taken, price, price_unit, second_amount, code AS neighbourhood, exact.latitude AS latitude,
                exact.longitude AS longitude, exact.address AS address, exact.accuracy AS accuracy,
                created_at, edited_at, expires_at, cancelled_at, cancel_reason, confirmed_at
            FROM listings LEFT JOIN listing_places AS exact ON exact.listing = listings.id
            WHERE author = \(member) AND position > \(mark)
            ORDER BY position LIMIT \(limit)
            """
        case .series:
            """
            SELECT id AS mark, id, kind, weeks, starts_at, posted, ended_at, end_reason, title, text, seats,
                minutes, code AS neighbourhood, exact_latitude AS latitude, exact_longitude AS longitude,
                exact_address AS address, exact_accuracy AS accuracy
            FROM series
            WHERE host = \(member) AND id > \(mark)
            ORDER BY id LIMIT \(limit)
            """
        default:
            """
            SELECT id AS mark, id, width, height, full_size AS file, uploaded_at
            FROM images
            WHERE owner = \(member) AND id > \(mark)
            ORDER BY id LIMIT \(limit)
            """
        }
    }

    private func taught(of member: Member.ID, after mark: Int64, limit: Int) -> SQL {
        switch self {
        case .teacher:
            """
            SELECT since AS mark, since, instruments, places, education, career, verified_at, seen
            FROM teachers
            WHERE member = \(member) AND since > \(mark)
            ORDER BY since LIMIT \(limit)
            """
        case .recordings:
            """
            SELECT id AS mark, id, title, seconds, file, uploaded_at
            FROM recordings
            WHERE teacher = \(member) AND id > \(mark)
            ORDER BY id LIMIT \(limit)
            """
        default:
            """
            SELECT id AS mark, id, note, state, sent_at, decided_at, seen, reason
            FROM verifications
            WHERE teacher = \(member) AND id > \(mark)
            ORDER BY id LIMIT \(limit)
            """
        }
    }

    private func talked(of member: Member.ID, after mark: Int64, limit: Int) -> SQL {
        switch self {
        case .conversations:
            """
            SELECT conversation AS mark, conversation AS id, title, begun_at, has_left,
                others.nickname AS with_name
            FROM conversation_members
                JOIN conversations ON conversations.id = conversation
                LEFT JOIN accounts AS others
                    ON is_group = 0
                        AND others.id = CASE WHEN organiser = \(member) THEN guest ELSE organiser END
                        AND \(.unblocked("others.id", "\(member)"))
            WHERE member = \(member) AND conversation > \(mark)
            ORDER BY conversation LIMIT \(limit)
            """
        case .comments:
            """
            SELECT id AS mark, id, subject_kind, subject_id AS subject, thread, text, written_at, edited_at
            FROM comments
            WHERE author = \(member) AND id > \(mark)
            ORDER BY id LIMIT \(limit)
            """
        case .lessonNotes:
            """
            SELECT id AS mark, id, deal, text, homework, homework_done_at, written_at, edited_at
            FROM lesson_notes
            WHERE author = \(member) AND id > \(mark)
            ORDER BY id LIMIT \(limit)
            """
        default:
            """
            SELECT id AS mark, id, conversation, text, line, sent_at
            FROM messages
            WHERE sender = \(member) AND id > \(mark)
            ORDER BY id LIMIT \(limit)
            """
        }
    }

    private func agreed(of member: Member.ID, after mark: Int64, limit: Int, at now: Moment) -> SQL {
        switch self {
        case .deals:
            """
            SELECT \(Deal.columns), deals.id AS mark FROM deals
            WHERE deals.id IN (SELECT id FROM deals WHERE provider = \(member) AND id > \(mark)
                UNION ALL SELECT id FROM deals WHERE receiver = \(member) AND id > \(mark))
            ORDER BY deals.id LIMIT \(limit)
            """
        case .reviewsWritten:
            """
            SELECT \(Review.columns), reviews.id AS mark FROM reviews
            WHERE reviews.author = \(member) AND reviews.id > \(mark)
            ORDER BY reviews.id LIMIT \(limit)
            """
        default:
            """
            SELECT \(Review.columns), reviews.id AS mark FROM reviews
            WHERE reviews.about = \(member) AND reviews.id > \(mark)
                AND \(Review.isShown(to: member, at: now))
            ORDER BY reviews.id LIMIT \(limit)
            """
        }
    }

    private func paid(of member: Member.ID, after mark: Int64, limit: Int) -> SQL {
        switch self {
        case .orders:
            """
            SELECT orders.id AS mark, orders.id AS id, title, state, amount, ordered_at, changed_at,
                withdrawn_at, item, deadline, cooling, owner_register, owner_building, payer_register,
                payer_building, lessons, validity,
                (SELECT count(*) FROM pass_uses WHERE pass_uses.order_id = orders.id
                    AND returned_at IS NULL) AS lessons_used,
                sold_at, fulfilled_at, seller_name, seller_contact, business_number, method,
                CASE WHEN payer = \(member) THEN 1 ELSE 0 END AS bought,
                (SELECT CAST(coalesce(sum(order_refunds.amount), 0) AS BIGINT) FROM order_refunds
                    WHERE order_id = orders.id AND order_refunds.state = 'done') AS refunded
            FROM orders
            WHERE orders.id IN (SELECT id FROM orders WHERE payer = \(member) AND id > \(mark)
                UNION ALL SELECT id FROM orders WHERE payee = \(member) AND id > \(mark))
            ORDER BY orders.id LIMIT \(limit)
            """
        default:
            """
            SELECT position AS mark, listing, seller_name, seller_contact, business_number, deposit, days,
                cooling, register_issued_on, building_issued_on
            FROM sales JOIN listings ON listings.id = listing
            WHERE author = \(member) AND position > \(mark)
            ORDER BY position LIMIT \(limit)
            """
        }
    }

    private func taught(by member: Member.ID, after mark: Int64, limit: Int) -> SQL {
        switch self {
        case .teachingHours:
            """
            SELECT saved_at AS mark, rests_on_holidays, pause, notice, horizon, shares_place, saved_at
            FROM teaching_hours
            WHERE teacher = \(member) AND saved_at > \(mark)
            ORDER BY saved_at LIMIT \(limit)
            """
        default:
            """
            SELECT place AS mark, weekday, day, start_minute, end_minute
            FROM teaching_times
            WHERE teacher = \(member) AND place > \(mark)
            ORDER BY place LIMIT \(limit)
            """
        }
    }

    /// Sections whose rows have no identifier to order by. A member has few of them.
    private func few(of member: Member.ID, after mark: Int64, limit: Int) -> SQL {
        switch self {
        case .drafts:
            """
            SELECT place AS mark, kind, document, saved_at
            FROM (SELECT kind, document, saved_at, row_number() OVER (ORDER BY kind) AS place
                FROM drafts WHERE member = \(member)) AS numbered
            WHERE place > \(mark) ORDER BY place LIMIT \(limit)
            """
        case .applications:
            """
            SELECT line AS mark, listing, event, place, claim_until, reason, note, at
            FROM (SELECT facts.listing AS listing, event, place, facts.claim_until AS claim_until, reason,
                    entries.note AS note, at, row_number() OVER (ORDER BY at, facts.listing, number) AS line
                FROM roster_facts AS facts LEFT JOIN roster_entries AS entries
                    ON entries.listing = facts.listing AND entries.member = facts.member
                WHERE facts.member = \(member)) AS numbered
            WHERE line > \(mark) ORDER BY line LIMIT \(limit)
            """
        case .attendance:
            """
            SELECT place AS mark, listing, starts_at, status, checked_in_at, check_in_method, decided_at,
                disputed_at, dispute, answered_at, answer
            FROM (SELECT attendance_marks.*, row_number() OVER (ORDER BY starts_at, listing) AS place
                FROM attendance_marks WHERE member = \(member)) AS numbered
            WHERE place > \(mark) ORDER BY place LIMIT \(limit)
            """
        case .runStamps:
            """
            SELECT place AS mark, run, giver, receiver, stamp, given_at
            FROM (SELECT run, giver, receiver, stamp, given_at,
                    row_number() OVER (ORDER BY given_at, run, giver, receiver) AS place
                FROM run_stamps WHERE (giver = \(member) OR receiver = \(member))
                    AND \(.unblocked("giver", "receiver"))) AS numbered
            WHERE place > \(mark) ORDER BY place LIMIT \(limit)
            """
        case .consents:
            """
            SELECT place AS mark, document, language, digest, given_at
            FROM (SELECT document, language, digest, given_at,
                    row_number() OVER (ORDER BY given_at, document, digest) AS place
                FROM consents WHERE member = \(member)) AS numbered
            WHERE place > \(mark) ORDER BY place LIMIT \(limit)
            """
        case .invitation:
            """
            SELECT invitation AS mark, invitation, joined_at FROM invited_members
            WHERE member = \(member) AND invitation > \(mark) ORDER BY invitation LIMIT \(limit)
            """
        case .hiddenMessages:
            """
            SELECT place AS mark, conversation, number, hidden_at
            FROM (SELECT conversation, number, hidden_at,
                    row_number() OVER (ORDER BY conversation, number) AS place
                FROM hidden_messages WHERE member = \(member)) AS numbered
            WHERE place > \(mark) ORDER BY place LIMIT \(limit)
            """
        case .mutedNotices:
            """
            SELECT place AS mark, kind
            FROM (SELECT kind, row_number() OVER (ORDER BY kind) AS place
                FROM muted_notices WHERE member = \(member)) AS numbered
            WHERE place > \(mark) ORDER BY place LIMIT \(limit)
            """
        default:
            """
            SELECT place AS mark, kind
            FROM (SELECT kind, row_number() OVER (ORDER BY kind) AS place
                FROM reminder_mails WHERE member = \(member)) AS numbered
            WHERE place > \(mark) ORDER BY place LIMIT \(limit)
            """
        }
    }

    private func own(of member: Member.ID, after mark: Int64, limit: Int) -> SQL {
        switch self {
        case .favourites:
            """
            SELECT mark AS mark, subject_kind, subject_id AS subject
            FROM favourites
            WHERE member = \(member) AND mark > \(mark)
            ORDER BY mark LIMIT \(limit)
            """
        case .searches:
            """
            SELECT id AS mark, id, text
            FROM past_searches
            WHERE member = \(member) AND id > \(mark)
            ORDER BY id LIMIT \(limit)
            """
        case .savedSearches:
            """
            SELECT id AS mark, id, name, text, kinds, side, facets, min_price, max_price,
                figures, week_times, fits_owner AS fits_me, drawn AS area, center AS neighbourhood,
                extent AS reach,
                CASE WHEN notifies_since IS NULL THEN 0 ELSE 1 END AS notifies, frequency
            FROM saved_searches
            WHERE member = \(member) AND id > \(mark)
            ORDER BY id LIMIT \(limit)
            """
        case .calendarAddresses:
            """
            SELECT id AS mark, created_at
            FROM calendar_addresses
            WHERE member = \(member) AND id > \(mark)
            ORDER BY id LIMIT \(limit)
            """
        case .phone:
            """
            SELECT stored_at AS mark, number, sharing, stored_at
            FROM phones
            WHERE member = \(member) AND stored_at > \(mark)
            ORDER BY stored_at LIMIT \(limit)
            """
        case .phoneShares:
            """
            SELECT id AS mark, id, conversation, state, requested_at, revealed_at, ended_at
            FROM phone_shares
            WHERE owner = \(member) AND id > \(mark)
            ORDER BY id LIMIT \(limit)
            """
        case .runLogs:
            """
            SELECT id AS mark, id, run, day, stamp, weather, temperature, diary, metres,
                seconds, is_public, route, written_at
            FROM run_logs
            WHERE member = \(member) AND id > \(mark)
            ORDER BY id LIMIT \(limit)
            """
        case .claims:
            """
            SELECT id AS mark, id, listing, note, state, claimed_at, decided_at, reason
            FROM claims
            WHERE member = \(member) AND id > \(mark)
            ORDER BY id LIMIT \(limit)
            """
        case .sources:
            """
            SELECT id AS mark, id, address, name, contact, licence, terms, code AS neighbourhood, host, state,
                reason, added_at
            FROM sources
            WHERE owner = \(member) AND id > \(mark)
            ORDER BY id LIMIT \(limit)
            """
        default:
            """
            SELECT id AS mark, id, subject_kind, subject_id AS subject, reason, note, at
            FROM reports
            WHERE reporter = \(member) AND id > \(mark)
            ORDER BY id LIMIT \(limit)
            """
        }
    }
}
