/// One administrative dong, eup or myeon: the unit that everything in Madang is near to.
public struct Neighbourhood: Hashable, Sendable {
    /// A change of name that has happened since the gazetteer's edition.
    public struct Renaming: Hashable, Sendable {
        public let since: Moment
        public let name: NeighbourhoodName
        /// Nothing when the code stayed, or the other one is not known.
        public let code: NeighbourhoodCode?

        public init(since: Moment, name: NeighbourhoodName, code: NeighbourhoodCode?) {
            self.since = since
            self.name = name
            self.code = code
        }
    }

    /// As issued in the gazetteer's edition; it never changes, so it is what others keep.
    public let code: NeighbourhoodCode
    /// The names that go with ``code``.
    public let issued: NeighbourhoodName
    public let renaming: Renaming?
    /// A place well inside.
    public let point: Point

    public init(code: NeighbourhoodCode, issued: NeighbourhoodName, renaming: Renaming?, point: Point) {
        self.code = code
        self.issued = issued
        self.renaming = renaming
        self.point = point
    }

    public var sido: String { issued.sido }
    public var sigungu: String { issued.sigungu }
    public var dong: String { issued.dong }

    /// What neighbours call it now: "서울 중구 명동".
    public var name: String { current.korean }
    /// What neighbours call it now, in English: "Myeong-dong, Jung-gu, Seoul".
    public var nameEn: String { current.english }

    private var current: NeighbourhoodName { renaming?.name ?? issued }
}
