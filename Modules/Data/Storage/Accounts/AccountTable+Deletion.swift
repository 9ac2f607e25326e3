import Database
import Domain

extension AccountTable<Transaction> {
    /// Deletes an account and all data of its member atomically. Foreign keys delete or anonymize most rows;
    /// this deletes the rest.
    func delete(of member: Member.ID) throws {
        let row = try connection.first("SELECT email FROM accounts WHERE id = \(member)")
        guard let email: String = try row?.value("email") else { return }
        try transaction.deals.end(of: member)
        try transaction.orders.end(of: member)
        try transaction.rosters.end(of: member)
        try transaction.phones.end(of: member)
        try forgetPlaces(of: member)
        try removeListings(of: member)
        try takeBackFavourites(of: member)
        try transaction.comments.deleteAll(of: member)
        try forgetWhatWasRead(by: member)
        let talks = try connection.run(
            "SELECT conversation FROM conversation_members WHERE member = \(member)"
        )
        try transaction.verifications.withdraw(of: member, at: now)
        try connection.execute("DELETE FROM accounts WHERE id = \(member)")
        try connection.execute(
            """
            INSERT INTO erasures (member, erased_at) VALUES (\(member), \(now))
            ON CONFLICT (member) DO NOTHING
            """
        )
        try forgetTries(of: email, member)
        for talk in talks { try removeWithoutMembers(talk.value("conversation")) }
    }

    private func removeListings(of member: Member.ID) throws {
        for row in try connection.run("SELECT id FROM listings WHERE author = \(member) ORDER BY position") {
            let id: Listing.ID = try row.value("id")
            try transaction.rosters.end(of: id)
            try transaction.images.release(of: Subject(.listing, id))
            try transaction.deletedListings.keep(id)
            try transaction.listings.remove(id)
        }
    }
}

extension AccountTable {
    /// The favourites cascade, but the counts shown to others are stored with the listings.
    private func takeBackFavourites(of member: Member.ID) throws {
        let rows = try connection.run(
            """
            SELECT subject_id FROM favourites WHERE member = \(member)
                AND subject_kind = \(Subject.Kind.listing.rawValue)
            ORDER BY subject_id
            """
        )
        for row in rows {
            let listing: Listing.ID = try row.value("subject_id")
            try connection.execute("UPDATE listings SET favourites = favourites - 1 WHERE id = \(listing)")
            try connection.boardChanges.note(of: listing)
        }
    }

    /// Others' events would still reveal for some days what the member read.
    private func forgetWhatWasRead(by member: Member.ID) throws {
        try connection.execute(
            """
            UPDATE live_events SET actor = NULL
            WHERE actor = \(member) AND member IN (
                SELECT others.member FROM conversation_members AS own
                    JOIN conversation_members AS others ON others.conversation = own.conversation
                WHERE own.member = \(member))
            """
        )
    }

    /// The meeting place may be the member's home.
    private func forgetPlaces(of member: Member.ID) throws {
        try connection.execute(
            """
            UPDATE deals SET latitude = NULL, longitude = NULL, address = NULL, note = NULL
            WHERE id IN (SELECT id FROM deals WHERE provider = \(member)
                UNION ALL SELECT id FROM deals WHERE receiver = \(member))
            """
        )
    }

    private func forgetTries(of email: String, _ member: Member.ID) throws {
        let keys = [
            "account \(email)", "email \(email)", "unknown \(email)", "emails \(member)",
            "addresses \(member)", "verifications \(member)", "check-ins \(member)", "comments \(member)",
            "recordings \(member)", "code \(member)",
        ]
        try connection.execute("DELETE FROM sign_in_tries WHERE key IN \(list: keys)")
        for start in ["account \(email) ", "device \(member) ", "session \(member) ", "code \(member) "] {
            try connection.execute(
                "DELETE FROM sign_in_tries WHERE substr(key, 1, length(\(start))) = \(start)"
            )
        }
    }

    private func removeWithoutMembers(_ talk: Conversation.ID) throws {
        let member = try connection.first(
            "SELECT member FROM conversation_members WHERE conversation = \(talk) LIMIT 1"
        )
        guard member == nil else { return }
        try connection.execute(
            """
            DELETE FROM image_uses WHERE subject_kind = \(Subject.Kind.message.rawValue)
                AND subject_id IN (SELECT id FROM messages WHERE conversation = \(talk))
            """
        )
        try connection.execute("DELETE FROM conversations WHERE id = \(talk)")
    }
}
