import Domain
import Wire
import Wording

extension RosterEntryBody {
    /// The state, with the place in the queue.
    var stateWords: Words {
        guard let place else { return status.words }
        let number = RosterPhrases.place(place)
        return Words(
            "\(status.words[.korean]) · \(number[.korean])",
            "\(status.words[.english]) · \(number[.english])"
        )
    }
}

extension RosterBody {
    /// How many take part, and how many wait.
    var countWords: Words {
        let words =
            [RosterPhrases.count(taken, of: seats)] + (waiting > 0 ? [RosterPhrases.waiting(waiting)] : [])
        return Words(
            words.map { $0[.korean] }.joined(separator: " · "),
            words.map { $0[.english] }.joined(separator: " · ")
        )
    }

    func entries(_ statuses: [RosterEntry.Status]) -> [RosterEntryBody] {
        entries.filter { statuses.contains($0.status) }
    }
}
