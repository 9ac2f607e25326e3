public import Domain

extension OrderQueries {
    /// All orders whose entries don't add up.
    public func faults() async throws -> [LedgerFault] {
        let verify = VerifyLedger(queries: self, service: nil)
        var (faults, latest) = ([LedgerFault](), Order.ID?.none)
        repeat {
            let proof = try await verify(after: latest, asksProvider: false)
            faults += proof.faults
            latest = proof.next
        } while latest != nil
        return faults
    }
}
