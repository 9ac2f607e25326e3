public import Database
public import Domain

/// A stamp that a fellow runner gave for a run.
public struct RunStampRow: InsertableRow {
    public static let table: StaticString = "run_stamps"

    private let stamp: RunStamp
    private let run: Listing.ID
    private let giver: Member.ID
    private let receiver: Member.ID
    private let givenAt: Moment

    public init(
        _ stamp: RunStamp,
        for run: Listing.ID,
        from giver: Member.ID,
        to receiver: Member.ID,
        at moment: Moment
    ) {
        self.stamp = stamp
        self.run = run
        self.giver = giver
        self.receiver = receiver
        givenAt = moment
    }

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        ["run": run, "giver": giver, "receiver": receiver, "stamp": stamp.rawValue, "given_at": givenAt]
    }
}
