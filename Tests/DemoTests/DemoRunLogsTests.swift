import Database
import Domain
import Testing

@Suite("Running logs of demo data")
struct DemoRunLogsTests {
    @Test("Several members have logs over a year, none before they joined or after today")
    func runLogs() async throws {
        let settled = try await Settled(.sqlite)
        let runners = try await settled.count("SELECT COUNT(DISTINCT member) AS n FROM run_logs")
        let months = try await settled.count("SELECT COUNT(DISTINCT day / 31) AS n FROM run_logs")
        let wrong = try await settled.count(
            """
            SELECT COUNT(*) AS n FROM run_logs JOIN accounts ON accounts.id = member
            WHERE written_at < joined_at OR written_at > \(Settled.now.milliseconds)
                OR day > \(Settled.now.dateInSeoul.daysSince1970)
            """
        )
        #expect(runners >= 5 && months >= 12 && wrong == 0)
    }

    @Test("Those admitted to past runs came, were late or were absent, and no one else is marked")
    func attendance() async throws {
        let settled = try await Settled(.sqlite)
        let marks = "SELECT COUNT(*) AS n FROM attendance_marks AS marks"
        for (status, least) in [("present", 20), ("late", 2), ("absent", 1)] {
            #expect(try await settled.count("\(marks) WHERE status = '\(status)'") >= least, "\(status)")
        }
        let wrong = """
            starts_at > \(Settled.now.milliseconds) OR NOT EXISTS (SELECT 1 FROM roster_entries AS entries
                WHERE state = 'admitted' AND entries.listing = marks.listing
                    AND entries.member = marks.member)
            """
        #expect(try await settled.count("\(marks) WHERE \(wrong)") == 0)
    }

    @Test("Hosts and members have logs of past runs over a year, and stamps of those who were there")
    func crewLogs() async throws {
        let settled = try await Settled(.sqlite)
        let logs = "SELECT COUNT(*) AS n FROM run_logs JOIN listings ON listings.id = run_logs.run"
        let isMember: (String) -> String = { member in
            """
            (listings.author = \(member) OR EXISTS (SELECT 1 FROM roster_entries WHERE state = 'admitted'
                AND roster_entries.listing = listings.id AND roster_entries.member = \(member)))
            """
        }
        let now = Settled.now.milliseconds
        #expect(try await settled.count("\(logs) WHERE listings.author = run_logs.member") > 10)
        #expect(try await settled.count("\(logs) WHERE listings.author <> run_logs.member") > 10)
        let days = try await settled.count("SELECT COUNT(DISTINCT day / 31) AS n FROM run_logs WHERE run > 0")
        #expect(days >= 10)
        let wrong = "NOT \(isMember("run_logs.member")) OR expires_at > \(now) OR written_at < expires_at"
        #expect(try await settled.count("\(logs) WHERE \(wrong)") == 0)

        let stamps = "SELECT COUNT(*) AS n FROM run_stamps JOIN listings ON listings.id = run_stamps.run"
        #expect(try await settled.count(stamps) > 50)
        let strange = "NOT \(isMember("giver")) OR NOT \(isMember("receiver")) OR given_at < expires_at"
        #expect(try await settled.count("\(stamps) WHERE \(strange)") == 0)
    }
}
