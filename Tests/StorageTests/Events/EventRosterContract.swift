import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("The roster of an event")
struct EventRosterContract {
    @Test("It knows where members sign up, and when", arguments: Database.Engine.allCases)
    func signUp(_ engine: Database.Engine) async throws {
        let fixture = try await PostFixture<Event>(engine)
        for (contents, admission) in [
            (try fixture.complete(), Roster.Admission.whileSeatsLast), (try fixture.bare(), .elsewhere),
        ] {
            let event = try await fixture.post(contents)
            let roster = try await fixture.store.database.read { try $0.rosters.find(event.listing.id) }
            let (period, told) = (roster?.period, contents.applications)
            #expect(roster?.admission == admission)
            #expect(period?.opensAt == told.opensAt && period?.closesAt == told.closesAt)
        }
        #expect(try fixture.complete().applications.closesAt != nil)
    }
}
