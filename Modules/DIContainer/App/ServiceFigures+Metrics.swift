import BuildInfo
import Domain
import Storage
import Terminal
import Web

extension Metric {
    static var build: Metric {
        let labels = "version=\"\(MadangCommandLine.version)\",commit=\"\(BuildInfo.current?.commit ?? "")\""
        return Metric(.gauge, "madang_build_info", "The program; always 1.", by: [(labels, 1)])
    }
}

extension TaskOutcomes {
    var metrics: [Metric] {
        let all = all.map { (labels: "task=\"\($0.task)\"", outcome: $0.outcome) }
        return [
            Metric(
                .counter,
                "madang_task_failures_total",
                "Failures of periodic tasks.",
                by: all.map { ($0.labels, $0.outcome.failures) }
            ),
            Metric(
                .gauge,
                "madang_task_last_success_timestamp_seconds",
                "When a periodic task last succeeded.",
                by: all.compactMap { one in
                    one.outcome.lastSuccess.map { (one.labels, $0.milliseconds / 1_000) }
                }
            ),
        ]
    }
}

extension SQLServiceFigures.Figures {
    func metrics(at now: Moment) -> [Metric] {
        let queues = queues.map { (labels: "queue=\"\($0.name.rawValue)\"", queue: $0) }
        let open = Dictionary(openListings.map { ($0.kind, $0.count) }) { $1 }
        return [
            Metric(.gauge, "madang_members", "Accounts.", members),
            Metric(
                .gauge,
                "madang_open_listings",
                "Open listings.",
                by: Listing.Kind.allCases.map { ("kind=\"\($0.rawValue)\"", open[$0.rawValue] ?? 0) }
            ),
            Metric(
                .gauge,
                "madang_outgoing_messages",
                "Emails and pushes that wait.",
                by: queues.map { ($0.labels, $0.queue.waiting) }
            ),
            Metric(
                .gauge,
                "madang_outgoing_messages_failing",
                "Emails and pushes that were tried before.",
                by: queues.map { ($0.labels, $0.queue.failing) }
            ),
            Metric(
                .gauge,
                "madang_outgoing_messages_overdue_seconds",
                "How long the oldest email or push is overdue.",
                by: queues.map { ($0.labels, now.seconds(since: $0.queue.overdueSince)) }
            ),
        ]
    }
}

extension [QueueLoad] {
    func metrics(at now: Moment) -> [Metric] {
        let queues = map { (labels: "queue=\"\($0.queue.rawValue)\"", load: $0) }
        return [
            Metric(
                .gauge,
                "madang_operator_tasks",
                "Tasks that wait for an operator.",
                by: queues.map { ($0.labels, $0.load.count) }
            ),
            Metric(
                .gauge,
                "madang_operator_tasks_oldest_seconds",
                "How long the oldest task of an operator has waited.",
                by: queues.map { ($0.labels, now.seconds(since: $0.load.oldest)) }
            ),
        ]
    }
}

extension Moment {
    /// 0 for nil.
    fileprivate func seconds(since other: Moment?) -> Int64 {
        other.map { Swift.max(0, milliseconds - $0.milliseconds) / 1_000 } ?? 0
    }
}
