public import Domain

extension EmailText {
    /// The email to an operator of what waits.
    ///
    /// - Parameters:
    ///   - loads: of queues that aren't empty.
    ///   - site: what the place is called.
    ///   - page: the address of a queue.
    ///   - all: the address of the to-do.
    ///   - settings: the address of the settings.
    ///   - stop: the address that turns off such emails.
    public init(
        _ loads: [QueueLoad],
        from site: Words,
        in language: Language,
        page: (OperatorQueue) -> String,
        all: String,
        settings: String,
        stop: String
    ) {
        let numbers = loads.map { $0.words[language] }.joined(separator: ", ")
        let title = Words("\(site[.korean]) 운영 할 일", "To do at \(site[.english])")[language]
        self.init(
            subject: "\(title): \(numbers)",
            parts: [
                .paragraph(Words("운영자를 기다리는 것이 있어요.", "This waits for an operator:")[language])
            ]
                + loads.map { load in
                    .item(load.words[language], detail: nil, address: page(load.queue))
                }
                + [
                    .opening(all, site, in: language),
                    .note(
                        Words(
                            "새로 들어온 것이 있을 때 한 시간에 한 번까지 보내요.",
                            "Sent at most once an hour, when something new has come."
                        )[language],
                        address: nil
                    ),
                    .note(Self.stopping(.operators)[language], address: stop),
                    .note(Self.choosing[language], address: settings),
                ]
        )
    }
}

extension QueueLoad {
    fileprivate var words: Words {
        let name = queue.words
        return Words("\(name[.korean]) \(count)건", "\(name[.english]) \(count)")
    }
}
