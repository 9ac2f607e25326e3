import Domain
import Testing

@Suite("Consents to the operator's documents")
struct ConsentTests {
    private let documents = OperatorDocuments([
        .sample(.terms, .korean, 1), .sample(.terms, .english, 2), .sample(.location, .korean, 3),
        .sample(.contact, .korean, 4),
    ])
    private let now = Moment(milliseconds: 9)

    private func refused(_ agreed: AgreedTexts) -> [ConsentRefusal] {
        do {
            _ = try documents.consents(ofNewcomer: agreed, at: now)
            return []
        } catch {
            let all = (error as? FieldRefusals)?.all ?? [error as? ConsentRefusal].compactMap { $0 }
            return all.compactMap { $0 as? ConsentRefusal }
        }
    }

    @Test("A newcomer is asked for each document that is there, but not for the contact")
    func asked() {
        #expect(documents.consented(for: .korean).map(\.text) == ["1", "3"])
        #expect(documents.consented(for: .english).map(\.text) == ["2", "3"])
    }

    @Test("A newcomer consents to each document that is there; the refusals name all that are missing")
    func missing() {
        #expect(refused([:]) == [.missing(.terms), .missing(.location)])
        #expect(refused([.terms: .sample(1)]) == [.missing(.location)])
        #expect(refused([.terms: .sample(1), .location: .sample(3)]) == [])
    }

    @Test("A consent is to a present text: not to a former one, nor to that of another document")
    func changed() {
        #expect(refused([.terms: .sample(9), .location: .sample(3)]) == [.changed(.terms)])
        #expect(refused([.terms: .sample(3), .location: .sample(3)]) == [.changed(.terms)])
        let gone: AgreedTexts = [.terms: .sample(1), .location: .sample(3), .privacy: .sample(5)]
        #expect(refused(gone) == [.changed(.privacy)])
    }

    @Test("A consent records the language of the text that was read")
    func recorded() throws {
        let consents = try documents.consents(
            ofNewcomer: [.terms: .sample(2), .location: .sample(3)],
            at: now
        )
        #expect(
            consents == [
                Consent(to: .terms, in: .english, .sample(2), at: now),
                Consent(to: .location, in: .korean, .sample(3), at: now),
            ]
        )
    }

    @Test("A consent counts while the text that was read is still there in its language")
    func current() {
        func state(_ digests: UInt8...) -> (isCurrent: Bool, digest: DocumentDigest?) {
            let given = digests.map { Consent(to: .terms, in: .korean, .sample($0), at: now) }
            let state = documents.states(of: given, for: .korean)[0]
            return (state.isCurrent, state.consent?.digest)
        }
        #expect(state(2) == (true, .sample(2)))
        #expect(state(9) == (false, .sample(9)))
        #expect(state(8, 9) == (false, .sample(9)))
        #expect(state(1, 9) == (true, .sample(1)))
        #expect(state() == (false, nil))
    }

    @Test("A consent to a document that is gone is still shown; one that was never there isn't")
    func gone() {
        let given = [Consent(to: .privacy, in: .korean, .sample(7), at: now)]
        let states = documents.states(of: given, for: .korean)
        #expect(states.map(\.document) == [.terms, .privacy, .location])
        #expect(states[1].present == nil && !states[1].isCurrent)
        #expect(documents.states(of: [], for: .korean).map(\.document) == [.terms, .location])
    }
}
