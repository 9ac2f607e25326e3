/// One administrative dong, eup or myeon: the unit of location in Madang.
public struct Neighbourhood: Hashable, Sendable {
    /// A change of name after the gazetteer's edition.
    public struct Renaming: Hashable, Sendable {
        public let since: Moment
        public let name: NeighbourhoodName
        /// Nil when the code stayed or the new one isn't known.
        public let code: NeighbourhoodCode?

        public init(since: Moment, name: NeighbourhoodName, code: NeighbourhoodCode?) {
            self.since = since
            self.name = name
            self.code = code
        }
    }

    /// The code in the gazetteer's edition. It never changes and is the one to store.
    public let code: NeighbourhoodCode
    /// The names in the gazetteer's edition.
    public let issued: NeighbourhoodName
    public let renaming: Renaming?
    /// A point well inside the neighbourhood.
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

    /// The current Korean name: "서울 중구 명동".
    public var name: String { current.korean }
    /// The current English name: "Myeong-dong, Jung-gu, Seoul".
    public var nameEn: String { current.english }

    private var current: NeighbourhoodName { renaming?.name ?? issued }
}
