import Domain
import Wire

extension Examples {
    static let sources: [any Body] = [
        made {
            SourceToAddBody(
                address: "https://example.com/events.ics",
                title: "동네 달력",
                licence: "CC BY 4.0",
                neighbourhood: try NeighbourhoodCode(parsing: "1114055000"),
                format: .iCalendar,
                contact: "mailto:a@example.com",
                terms: "출처를 밝혀 주세요",
                host: "모임지기"
            )
        },
        SourceBody(summary(isWhole: true), nil), SourceBody(summary(isWhole: false), nil),
        SourceEntryBody(entry(isWhole: true)), SourceEntryBody(entry(isWhole: false)),
        AcceptedEntryBody(listing: .init(rawValue: 5)),
        made {
            SourceAttributionBody(
                SourceAttribution(
                    name: try SourceName("동네 달력"),
                    address: try SourceAddress("https://example.com/a"),
                    licence: try SourceNote("CC0")!,
                    hasVanished: true
                )
            )
        },
    ]

    private static func summary(isWhole: Bool) -> SourceSummary {
        let ledger = made {
            SourceLedger(
                address: try SourceAddress("https://example.com/a"),
                format: isWhole ? .feed : nil,
                name: try SourceName("동네 달력"),
                contact: isWhole ? try SourceNote("a@example.com") : nil,
                licence: try SourceNote("CC0")!,
                terms: isWhole ? try SourceNote("없음") : nil,
                neighbourhood: try NeighbourhoodCode(parsing: "1114055000"),
                host: isWhole ? try EventHost("모임지기") : nil
            )
        }
        let fetching = SourceFetching(
            lastAt: isWhole ? now : nil,
            nextAt: now,
            failures: isWhole ? 2 : 0,
            failure: isWhole ? .status(404, retryAfter: nil) : nil
        )
        let source = Source(
            id: .init(rawValue: 3),
            owner: account.id,
            ledger,
            state: isWhole ? .withdrawn : .active,
            addedAt: now,
            fetching: fetching
        )
        return SourceSummary(source, published: 4, waiting: 3, skipped: 2, vanished: 1, isFetching: isWhole)
    }

    private static func entry(isWhole: Bool) -> ImportedEntry {
        let contents = made {
            try EventContents(
                title: ListingTitle("스위프트 밋업"),
                link: EventLink("https://example.com/e"),
                hosts: EventHosts([EventHost("모임지기")]),
                description: EventDescription(""),
                mode: .offline,
                dates: EventDates(
                    [EventPeriod(startsAt: now, endsAt: now + .seconds(3_600))],
                    in: .seoul
                )
            )
        }
        let entry = SourceEntry(
            key: SourceEntry.Key(uid: "a"),
            isCancelled: isWhole,
            title: "스위프트 밋업",
            contents: isWhole ? contents : nil,
            raw: "UID:a",
            diagnostics: isWhole ? [.yearInferred, .hostMissing] : []
        )
        return ImportedEntry(
            id: .init(rawValue: 6),
            entry,
            state: isWhole ? .published : .waiting,
            misses: isWhole ? 2 : 0,
            listing: isWhole ? .init(rawValue: 5) : nil
        )
    }
}
