import Domain
import Testing

@Suite("News of a changed listing")
struct ListingNewsTests {
    private let now = SampleListing.start

    @Test("Its author closes and opens it again: the group hears it, too")
    func closed() throws {
        let open = try SampleListing.listing()
        var closed = open
        try closed.close(at: now)
        #expect(
            closed.news(since: open) == [
                .line(.listingClosed, inGroup: true), .line(.listingClosed, inGroup: false),
                .favourite(.favouriteClosed, isForAll: true),
            ]
        )
        #expect(
            open.news(since: closed) == [
                .line(.listingReopened, inGroup: true), .line(.listingReopened, inGroup: false),
                .favourite(.favouriteReopened, isForAll: true),
            ]
        )
    }

    @Test("The last seat is taken: a group sees that by itself")
    func full() throws {
        let open = try SampleListing.listing()
        var full = open
        try full.takeSeat(at: now)
        #expect(
            full.news(since: open) == [
                .line(.listingClosed, inGroup: false), .favourite(.favouriteClosed, isForAll: true),
            ]
        )
    }

    @Test("An edit is told to those who have it as a favourite, unless they learn of it otherwise")
    func edited() throws {
        let former = try SampleListing.listing()
        var edited = former
        try edited.edit(SampleListing.details("중급 피아노"), seats: 1, at: now + .seconds(60))
        #expect(edited.news(since: former) == [.favourite(.favouriteEdited, isForAll: false)])
        #expect(former.news(since: former) == [])
    }
}
