import Database
import Domain
import Testing

@testable import Storage

@Suite("Lists are read from their index")
struct QueryPlanTests {
    /// How SQLite means to answer, step by step.
    private func plan(of query: SQL) async throws -> [String] {
        let store = try await Store(.sqlite)
        return try await store.database.read { connection in
            try connection.run("EXPLAIN QUERY PLAN \(query)").map { try $0.value("detail") }
        }
    }

    @Test("A member's devices come in their order out of one index, without being sorted")
    func devices() async throws {
        let plan = try await plan(of: SQLSessionRepository.list(of: Member.ID(rawValue: 1)))

        #expect(plan == ["SEARCH sessions USING INDEX sessions_of_member (member=?)"])
    }

    @Test("A member's API tokens come in their order out of one index, and one by its key")
    func apiTokens() async throws {
        let now = Moment(milliseconds: 0)
        let list = try await plan(of: SQLAPITokenRepository.list(of: Member.ID(rawValue: 1), at: now))
        let one = try await plan(of: SQLAPITokenRepository.one(APIToken.ID(rawValue: 1)))

        #expect(list == ["SEARCH api_tokens USING INDEX api_tokens_of_member (member=?)"])
        #expect(one == ["SEARCH api_tokens USING INTEGER PRIMARY KEY (rowid=?)"])
    }

    @Test("Meeting places of the last year come out of the index of starts, without reading other listings")
    func meetingPlaces() async throws {
        let codes = [NeighbourhoodCode("1114055000")!]
        let names = SQLMeetingPlaceQueries.names(in: codes, since: Moment(milliseconds: 0), limit: 9)
        let plan = try await plan(of: names)

        #expect(plan.contains("SEARCH listings USING INDEX listings_by_start (starts_at>?)"), "\(plan)")
        #expect(!plan.contains { $0.hasPrefix("SCAN listings") || $0.hasPrefix("SCAN runs") }, "\(plan)")
    }

    @Test("A member's webhooks come out of one index, and calls that are due out of another")
    func webhooks() async throws {
        let now = Moment(milliseconds: 0)
        let list = try await plan(of: SQLNoticeWebhookRepository.list(of: Member.ID(rawValue: 1)))
        let due = try await plan(of: SQLNoticeCallQueue.due(9, at: now))

        #expect(list == ["SEARCH webhooks USING INDEX webhooks_of_member (member=?)"])
        #expect(due == ["SEARCH webhook_calls USING COVERING INDEX webhook_calls_due (due_at<?)"])
    }

    @Test("A member's homes come in their order out of one index, without being sorted")
    func homes() async throws {
        let plan = try await plan(of: SQLHomeNeighbourhoodsRepository.list(of: Member.ID(rawValue: 1)))

        #expect(plan.count == 1)
        #expect(plan.first?.hasPrefix("SEARCH home_neighbourhoods USING INDEX") == true)
    }

    @Test("A member's activity is found by the member, without reading another's rows")
    func activity() async throws {
        let plan = try await plan(
            of: SQLMemberQueries.activity(of: Member.ID(rawValue: 1), at: Moment(milliseconds: 0))
        )

        #expect(plan.filter { $0.hasPrefix("SCAN") } == ["SCAN CONSTANT ROW"])
    }

    @Test("The tasks of operators are found by their states")
    func todo() async throws {
        let soon = Moment(milliseconds: 0)
        let plan = try await plan(of: SQLTodoQueries.tasks(datedBefore: soon))

        for table in ["reports", "appeals", "submissions", "verifications", "claims", "orders"] {
            #expect(
                plan.contains {
                    $0.hasPrefix("SEARCH \(table) USING") || $0.hasPrefix("SCAN \(table) USING INDEX")
                },
                "\(plan)"
            )
        }
    }

    @Test("Measures against a member, and the appeals in a state, are found by indexes")
    func appeals() async throws {
        let (member, measure) = (Member.ID(rawValue: 1), TakenMeasure.ID(rawValue: 9))
        let queries = [
            TakenMeasure.list(of: member, before: measure, limit: 20), TakenMeasure.one(measure, of: member),
            SQLAppealQueries.list(.waiting, after: nil, limit: 20),
            SQLAppealQueries.list(.decided, after: .init(rawValue: 9), limit: 20),
        ]
        for query in queries {
            let plan = try await plan(of: query)
            #expect(plan.allSatisfy { !$0.hasPrefix("SCAN") }, "\(plan)")
        }
    }

    @Test("Failed jobs are counted from indexes of their own", arguments: Database.Engine.allCases)
    func failedJobs(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let queries: [(SQL, String)] = [
            (SQLTodoQueries.failedEmails, "outbox_failed"), (SQLTodoQueries.failedPushes, "pushes_failed"),
            (SQLTodoQueries.failingSources, "sources_failing"),
        ]
        for (query, index) in queries {
            let plan: [String] = try await store.database.write { connection in
                guard engine == .postgresql else {
                    return try connection.run("EXPLAIN QUERY PLAN \(query)").map { try $0.value("detail") }
                }
                // It reads a table without rows as a whole.
                try connection.execute("SET LOCAL enable_seqscan = off")
                return try connection.run("EXPLAIN \(query)").map { try $0.value("QUERY PLAN") }
            }
            #expect(plan.contains { $0.contains(index) }, "\(plan)")
        }
    }

    @Test("The list of members is read in its order, and one of a state from its own index")
    func directory() async throws {
        let (now, key) = (
            Moment(milliseconds: 0), TimedKey<Member>(at: Moment(milliseconds: 9), id: .init(rawValue: 9))
        )
        let indexes: [(DirectoryFilter.State?, String)] = [
            (nil, "SEARCH listed USING INDEX accounts_newest"),
            (.unconfirmed, "SEARCH listed USING INDEX accounts_unconfirmed"),
        ]
        for (state, step) in indexes {
            let search = MemberSearch(DirectoryFilter(state: state), nil, at: now)
            let plan = try await plan(of: search.window(after: key, limit: 20))
            #expect(
                plan.first?.hasPrefix(step) == true && !plan.contains { $0.contains("B-TREE") },
                "\(plan)"
            )
        }
        for state in [DirectoryFilter.State.suspended, .operators] {
            let search = MemberSearch(DirectoryFilter(state: state), nil, at: now)
            let plan = try await plan(of: search.window(after: nil, limit: 20))
            #expect(!plan.contains { $0.hasPrefix("SCAN listed") }, "\(plan)")
        }
        let member = Member.ID(rawValue: 1)
        let queries = [
            SQLMemberDirectory.reports(about: member), SQLMemberDirectory.measures(about: member),
            SQLMemberDirectory.numbers(of: member, at: now),
        ]
        for query in queries {
            let plan = try await plan(of: query)
            #expect(plan.allSatisfy { !$0.hasPrefix("SCAN") || $0 == "SCAN CONSTANT ROW" }, "\(plan)")
        }
    }

    @Test("Due digests and what they tell of are found by indexes")
    func digests() async throws {
        let now = Moment(milliseconds: 0)
        let member = Member.ID(rawValue: 1)
        let due = try await plan(of: SQLDigestRepository.due(50, at: now))
        #expect(due.first?.hasPrefix("SEARCH digests USING INDEX digests_due (") == true, "\(due)")
        let queries = [
            SQLDigestQueries.found(by: member, in: now..<now, at: now),
            SQLDigestQueries.talked(among: [Listing.ID(rawValue: 1)], for: member, in: now..<now),
        ]
        for query in queries {
            let plan = try await plan(of: query)
            #expect(!plan.contains { $0.hasPrefix("SCAN") }, "\(plan)")
        }
    }

    @Test("Due questions, passes and daily searches are read from the start of a short index")
    func due() async throws {
        let now = Moment(milliseconds: 0)
        let queries: [(SQL, String)] = [
            (SQLOpenQuestions.due(at: now, after: nil), "listings USING INDEX listings_with_question ("),
            (SQLOrderRepository.passesToRemind(at: now, after: nil), "orders USING INDEX passes_to_remind ("),
            (
                SQLSavedSearchMatching.toTell(at: now, after: nil),
                "saved_searches USING COVERING INDEX saved_searches_to_tell ("
            ),
        ]
        for (query, index) in queries {
            let plan = try await plan(of: query)
            #expect(plan.count == 1 && plan.first?.hasPrefix("SEARCH \(index)") == true, "\(plan)")
        }
    }

    @Test("The acts of an author about a listing are found by its conversations")
    func acts() async throws {
        let listing = try await BoardFixture(.sqlite).draft("피아노")
        let queries = [
            SQLOpenQuestions.latestAct(about: listing),
            SQLOpenQuestions.lastPromise(about: listing, at: listing.createdAt),
        ]
        for query in queries {
            let plan = try await plan(of: query)
            let scans = plan.filter { $0.hasPrefix("SCAN") && !$0.hasPrefix("SCAN talks") }
            #expect(scans.allSatisfy { ["SCAN acts", "SCAN promises"].contains($0) }, "\(plan)")
        }
    }

    @Test("A file of the sitemap is read in the order of identifiers, from its month alone")
    func sitemap() async throws {
        let month = try #require(CalendarMonth(year: 2026, month: 11))
        let plan = try await plan(
            of: SQLSitemapQueries.listings(of: month, 0, 10, at: Moment(milliseconds: 0))
        )

        #expect(plan.first == "SEARCH listings USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)", "\(plan)")
        #expect(!plan.contains { $0.contains("ORDER BY") }, "\(plan)")
    }
}
