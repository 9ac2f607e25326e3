public import Domain

extension BoardIndex {
    /// Counts the listings by figures. A listing counts for a figure if all its other figures are in their
    /// ranges, so that the histogram of a figure doesn't depend on its own range.
    ///
    /// Of most of the country it counts a sample. Elsewhere it examines at most
    /// ``FigureHistogram/mostExamined`` listings, at equal distances in the order of neighbourhoods and of
    /// arrival, neither of which has to do with figures.
    ///
    /// - Parameter question: without ranges of figures.
    public func histograms(
        _ question: IndexQuestion,
        within ranges: [Figure: ClosedRange<Int>]
    ) -> [FigureHistogram] {
        let ring = country.ring(of: question.codes)
        var counter = FigureCounter(ranges)
        if ring.isMostOfCountry {
            count(country.samples, of: ring.members(), question.mask, in: &counter)
        } else {
            count(ring, question.mask, in: &counter)
        }
        return counter.histograms
    }

    private func count(
        _ samples: FigureSamples,
        of members: RingMembers,
        _ mask: ListingMask,
        in counter: inout FigureCounter
    ) {
        let isWhole = members.isWhole
        for group in mask.groupsWithFigures {
            let sample = samples[group]
            if sample.stride > 1 { counter.isEstimate = true }
            sample.each { entry in
                guard isWhole || members.contains(entry.code), mask.passes(entry.listing, at: entry.point)
                else { return }
                counter.count(entry.listing.figures, times: sample.stride)
            }
        }
    }

    private func count(_ ring: Ring, _ mask: ListingMask, in counter: inout FigureCounter) {
        let groups = mask.groupsWithFigures
        let total = ring.indices.reduce(0) { total, index in
            ring.lend(index) { columns in
                groups.reduce(total) { $0 + columns.byPosition.ranks(of: $1).count }
            }
        }
        let stride = max(1, (total + FigureHistogram.mostExamined - 1) / FigureHistogram.mostExamined)
        if stride > 1 { counter.isEstimate = true }
        var offset = 0
        for index in ring.indices {
            ring.lend(index) { columns in
                for group in groups {
                    let ranks = columns.byPosition.ranks(of: group)
                    var rank = ranks.lowerBound + offset
                    while rank < ranks.upperBound {
                        let place = Int(columns.byPosition.places[rank])
                        if mask.passes(place, in: columns) {
                            counter.count(columns.listings[place].figures, times: stride)
                        }
                        rank += stride
                    }
                    offset = rank - ranks.upperBound
                }
            }
        }
    }

    /// The neighbourhoods that may have listings in the box, in any status, by code.
    public func codes(touching box: MapBox) -> [NeighbourhoodCode] {
        country.areas.codes(touching: box)
    }
}
