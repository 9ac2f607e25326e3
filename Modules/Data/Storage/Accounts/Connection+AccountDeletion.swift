import Database
import Domain

extension Connection {
    /// Deletes an account and all data of its member atomically. Foreign keys delete or anonymize most rows;
    /// this deletes the rest.
    func deleteAccount(of member: Member.ID, mint: IdentifierGenerator, at now: Moment) throws {
        let row = try first("SELECT email FROM accounts WHERE id = \(member)")
        guard let email: String = try row?.value("email") else { return }
        try endDeals(of: member, mint: mint, at: now)
        try endRosters(of: member, mint: mint, at: now)
        try forgetPlaces(of: member)
        try removeListings(of: member)
        try takeBackFavourites(of: member)
        try forgetWhatWasRead(by: member)
        let talks = try run("SELECT conversation FROM conversation_members WHERE member = \(member)")
        try execute("DELETE FROM accounts WHERE id = \(member)")
        try forgetTries(of: email, member)
        for talk in talks { try removeWithoutMembers(talk.value("conversation")) }
    }

    private func removeListings(of member: Member.ID) throws {
        for row in try run("SELECT id FROM listings WHERE author = \(member) ORDER BY position") {
            let id: Listing.ID = try row.value("id")
            try freeImages(of: Subject(.listing, id))
            try listings.remove(id)
        }
    }

    /// The favourites cascade, but the counts shown to others are stored with the listings.
    private func takeBackFavourites(of member: Member.ID) throws {
        let rows = try run(
            """
            SELECT subject_id FROM favourites WHERE member = \(member)
                AND subject_kind = \(Subject.Kind.listing.rawValue)
            ORDER BY subject_id
            """
        )
        for row in rows {
            let listing: Listing.ID = try row.value("subject_id")
            try execute("UPDATE listings SET favourites = favourites - 1 WHERE id = \(listing)")
            try noteChange(of: listing)
        }
    }

    /// Others' events would still reveal for some days what the member read.
    private func forgetWhatWasRead(by member: Member.ID) throws {
        try execute(
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
        try execute(
            """
            UPDATE deals SET latitude = NULL, longitude = NULL, address = NULL, note = NULL
            WHERE id IN (SELECT id FROM deals WHERE provider = \(member)
                UNION ALL SELECT id FROM deals WHERE receiver = \(member))
            """
        )
    }

    private func forgetTries(of email: String, _ member: Member.ID) throws {
        let keys = ["account \(email)", "letter \(email)", "nobody \(email)", "letters \(member)"]
        try execute("DELETE FROM sign_in_tries WHERE key IN \(list: keys)")
        for start in ["account \(email) ", "device \(member) ", "session \(member) "] {
            try execute("DELETE FROM sign_in_tries WHERE substr(key, 1, length(\(start))) = \(start)")
        }
    }

    private func removeWithoutMembers(_ talk: Conversation.ID) throws {
        let member = try first(
            "SELECT member FROM conversation_members WHERE conversation = \(talk) LIMIT 1"
        )
        guard member == nil else { return }
        try execute(
            """
            DELETE FROM image_uses WHERE subject_kind = \(Subject.Kind.message.rawValue)
                AND subject_id IN (SELECT id FROM messages WHERE conversation = \(talk))
            """
        )
        try execute("DELETE FROM conversations WHERE id = \(talk)")
    }
}
