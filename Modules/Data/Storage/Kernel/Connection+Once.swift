import Database
import Domain

extension Connection {
    /// Does what makes `Thing`, unless the same request has made one before: then only says which.
    ///
    /// Throws ``RequestKeyRefusal/reused`` when the key came with another request.
    func once<Thing>(
        _ key: RequestKey?,
        by member: Member.ID,
        at now: Moment,
        _ make: () throws -> Identifier<Thing>
    ) throws -> Identifier<Thing> {
        guard let key else { return try make() }
        let known = try first(
            "SELECT fingerprint, result FROM request_keys WHERE member = \(member) AND key = \(key.text)"
        )
        if let known {
            guard try known.value("fingerprint") == key.fingerprint else { throw RequestKeyRefusal.reused }
            return try known.value("result")
        }
        let made = try make()
        try execute(
            """
            INSERT INTO request_keys (member, key, fingerprint, result, at)
            VALUES (\(member), \(key.text), \(key.fingerprint), \(made), \(now))
            """
        )
        return made
    }
}
