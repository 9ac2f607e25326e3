/// Stores orders together with the listing's seats, facts, the ledger, lines and notices. Each change is
/// atomic.
public protocol OrderRepository: Sendable {
    /// Opens the author's listing for sale, or ends the sale without one. Orders placed before stay. The
    /// commission of an open sale doesn't rise.
    ///
    /// Throws ``ListingRefusal/notFound`` for a member who can't see the listing, else
    /// ``ListingRefusal/notAuthor``.
    func sell(
        _ listing: Listing.ID,
        by author: Member.ID,
        _ make: @escaping @Sendable (Listing) throws -> Sale?
    ) async throws

    /// Stores the order that `hold` makes, after holds of the listing that are over have given their seats
    /// back. Returns the payer's held order if there is one, and whether it is new. Two payers never get the
    /// same seat, and a lesson is never paid twice.
    ///
    /// Throws ``ListingRefusal/notFound`` for a payer who can't see the listing, ``DealRefusal/notFound`` for
    /// a lesson of others, ``OrderRefusal/alreadyBought``, ``OrderRefusal/passUnfinished`` and
    /// ``OrderRefusal/lessonCovered``.
    func place(
        _ listing: Listing.ID,
        by payer: Member.ID,
        choosing choice: LessonChoice?,
        at now: Moment,
        _ hold: @escaping @Sendable (Order.ID, Sale?, Listing, PayerStanding) throws -> Purchase
    ) async throws -> (order: Order, isNew: Bool)

    func find(_ id: Order.ID) async throws -> Order?

    /// Loads, changes and saves atomically, serialized with other changes to the order and the listing.
    /// Throws ``OrderRefusal/notFound``.
    @discardableResult
    func update<Result: Sendable>(
        _ id: Order.ID,
        by source: OrderFact.Source,
        at now: Moment,
        _ change: @escaping @Sendable (inout Purchase) throws -> Result
    ) async throws -> (order: Order, result: Result)

    /// Ends holds that are over and frees their seats.
    func endHolds(at now: Moment) async throws

    /// Ends reservations that are over, and asks for their deposits to be refunded. Ends passes that are
    /// over.
    func endTerms(at now: Moment) async throws

    /// Tells of passes that end soon, each once.
    func remindOfPasses(at now: Moment) async throws

    /// Removes orders that were settled ``Order/retention`` before and that one of the parties has left.
    func removeOld(at now: Moment) async throws

    /// The orders with a refund that can be made, changed since then.
    func ordersToRefund(changedSince: Moment) async throws -> [Order.ID]

    /// The orders to compare with the provider, by identifier: unsettled ones, those with a problem, and
    /// those changed since then.
    func ordersToReconcile(changedSince: Moment, after: Order.ID?) async throws -> [Order.ID]

    /// Whether the webhook was processed before.
    func hasSeen(_ webhook: PaymentEvent) async throws -> Bool

    /// Remembers a processed webhook for a week.
    func markSeen(_ webhook: PaymentEvent, at now: Moment) async throws
}
