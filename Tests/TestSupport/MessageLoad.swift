/// Many who write into one conversation at once, each one message after the other, until the server is gone.
public struct MessageLoad: Sendable {
    /// A message, under a key of the same name, and whether the server said that it is kept.
    public struct Attempt: Sendable {
        public let text: String
        public let sender: RemoteMember
        public let isKept: Bool
    }

    public let attempts: [Attempt]

    public var kept: [String] { attempts.filter(\.isKept).map(\.text) }
    /// A client that doesn't know.
    public var unanswered: [Attempt] { attempts.filter { !$0.isKept } }

    /// - Parameters:
    ///   - name: tells this storm's messages from those of others.
    ///   - count: of the messages kept after which the server is killed, the others on their way.
    public init(
        _ name: String,
        of senders: [RemoteMember],
        in conversation: String,
        at madang: MadangProcess,
        killingAfter count: Int
    ) async {
        let tally = Tally(goal: count)
        attempts = await withTaskGroup(of: [Attempt].self) { group in
            for (place, sender) in senders.enumerated() {
                group.addTask {
                    var attempts: [Attempt] = []
                    repeat {
                        let text = "\(name).\(place).\(attempts.count)"
                        let isKept = await sender.say(text, in: conversation, key: text)
                        attempts.append(Attempt(text: text, sender: sender, isKept: isKept))
                        if isKept, tally.isReachedByOneMore() { await madang.kill() }
                    } while attempts.last?.isKept == true
                    return attempts
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
    }
}
