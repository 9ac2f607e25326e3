extension RegionAtlas {
    /// The number of named points.
    public var siteCount: Int { sitePoints.count / 2 }

    /// Where a site is, in degrees.
    public func point(ofSite site: Int) -> (latitude: Double, longitude: Double) {
        (Double(sitePoints[2 * site]) / 1e6, Double(sitePoints[2 * site + 1]) / 1e6)
    }

    /// The site's labels, in the order they were written.
    public func labels(ofSite site: Int) -> [String] {
        let perSite = siteCount == 0 ? 0 : siteLabels.count / siteCount
        return (0..<perSite).map { names.string(Int(siteLabels[site * perSite + $0])) }
    }
}
