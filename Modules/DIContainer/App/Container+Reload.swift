import Arguments
import Domain
import Supervisor
import Web

/// The settings at the start of a server, and how to read those of now.
struct SettingsSource: Sendable {
    let started: Settings
    let read: @Sendable () throws -> Settings
}

extension Container {
    /// Reads again what an operator may change while the server runs. What can't be read stays as it was.
    func reload(_ plan: AppConfiguration, _ source: SettingsSource, _ supervisor: Supervisor) {
        supervisor.tell(.reloading)
        do {
            try drivers.documents.replace(with: OperatorDocuments(inFolder: plan.documentFolder))
        } catch {
            drivers.log.note(failureOf: "reload, documents", "\(error)")
        }
        reloadSettings(source)
        supervisor.tell(.ready)
    }

    /// One wrong setting leaves all of them as they were.
    private func reloadSettings(_ source: SettingsSource) {
        let work = "reload, settings"
        do {
            let settings = try source.read()
            let plan = try AppConfiguration(settings)
            let taken = drivers.current.take(plan)
            drivers.log.change(to: plan.accessLog)
            let waiting = settings.changes(since: source.started).filter { !taken.contains($0) }
            guard !waiting.isEmpty else { return }
            let names = waiting.joined(separator: ", ")
            drivers.log.note("\(names) changed: takes effect after a restart", of: work)
        } catch let error as SettingsError {
            for problem in error.problems {
                drivers.log.note(failureOf: work, UsagePhrases.english.setting(problem))
            }
        } catch {
            drivers.log.note(failureOf: work, "\(error)")
        }
    }
}
