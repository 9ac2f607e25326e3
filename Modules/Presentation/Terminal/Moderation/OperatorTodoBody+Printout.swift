import Domain
import Wire
import Wording

extension OperatorTodoBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        let waiting = queues.filter { $0.count > 0 }
        guard !waiting.isEmpty else {
            return Printout(self, text: context.say("기다리는 것이 없어요.", "Nothing waits."))
        }
        let counts = waiting.map { "\($0.queue.rawValue) \($0.count)" }.joined(separator: " · ")
        guard !tasks.isEmpty else { return Printout(self, text: counts) }
        return Printout(self, text: "\(counts)\n\n\(context.table(of: tasks))")
    }
}

extension OperatorTaskBody: Tabular {
    static let columns: [TableColumn<OperatorTaskBody>] = [
        .init(Words("목록", "Queue")) { task, _ in task.queue.rawValue },
        .init(Words("ID", "ID")) { task, _ in task.id.description },
        .init(Words("들어온 때", "Since")) { task, _ in task.since.stamp },
        .init(Words("열리는 때", "Starts")) { task, _ in task.startsAt?.stamp ?? "-" },
        .init(Words("사유", "Reason")) { task, context in
            (task.reason?.words ?? task.cause?.words(of: task.term))?[context.language] ?? "-"
        },
        .init(Words("내용", "What"), canShrink: true) { task, _ in task.title ?? "" },
    ]
}
