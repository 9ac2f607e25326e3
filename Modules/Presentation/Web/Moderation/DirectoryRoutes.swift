public import Domain
import HTTPServer
import Wire

/// Endpoints of members and their accounts for operators, not found for other members.
public struct DirectoryRoutes: Sendable {
    private let operators: any OperatorRepository
    private let directory: any MemberDirectory
    private let manage: ManageMembers
    private let chooseReason: ChooseReason
    private let signUps: ReadSignUps
    private let gazetteer: any Gazetteer
    private let clock: any WallClock

    public init(
        operators: any OperatorRepository,
        directory: any MemberDirectory,
        manage: ManageMembers,
        chooseReason: ChooseReason,
        signUps: ReadSignUps,
        gazetteer: any Gazetteer,
        clock: any WallClock
    ) {
        self.operators = operators
        self.directory = directory
        self.manage = manage
        self.chooseReason = chooseReason
        self.signUps = signUps
        self.gazetteer = gazetteer
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [
            list.audited(as: .membersList), export.audited(as: .membersExport),
            one.audited(as: .memberRead), signUpFigures.audited(as: .signUpsRead),
            acting(API.directory.confirmEmail) { try await manage.confirmEmail(of: $0, by: $2) }
                .audited(as: .emailConfirm),
            acting(API.directory.endSessions) { try await manage.endSessions(of: $0, by: $2) }
                .audited(as: .memberSignOut),
            acting(API.directory.resetSecondFactor) { member, body, who in
                let reason = try await chooseReason(body.reason, to: member, by: who)
                try await manage.resetSecondFactor(of: member, by: who, ReportNote(reason))
            }.audited(as: .secondFactorReset),
            acting(API.directory.warn) { member, body, who in
                let text = try await chooseReason(body.reason, to: member, by: who)
                try await manage.warn(member, by: who, ReportNote(text))
            }.audited(as: .memberWarn),
            acting(API.directory.lift) { member, body, who in
                let note = try await chooseReason(body.reason, to: who, by: who)
                try await manage.lift(member, by: who, ReportNote(note))
            }.audited(as: .memberLift),
            deletionPlan.audited(as: .memberDeletionPlan), delete.audited(as: .memberDelete),
        ]
    }

    private var list: Endpoint {
        .on(API.directory.list) { _, query, who in
            try await admit(who)
            return MemberDirectoryBody(try await directory.list(query.filter, query.slice, at: clock.now))
        }
    }

    private var export: Endpoint {
        .on(API.directory.export) { _, query, who in
            try await admit(who)
            let members = try await directory.export(query.filter, at: clock.now)
            return ListBody(members.map(DirectoryEntryBody.init))
        }
    }

    private var signUpFigures: Endpoint {
        .on(API.directory.signUps) { _, _, who in SignUpFiguresBody(try await signUps(by: who.member)) }
    }

    private var one: Endpoint {
        .on(API.directory.one) { member, _, who in
            try await admit(who)
            return try await record(of: member, for: who)
        }
    }

    private var deletionPlan: Endpoint {
        .on(API.directory.deletionPlan) { member, _, who in
            DeletionPlanBody(try await manage.deletionPlan(of: member, for: who.member))
        }
    }

    private var delete: Endpoint {
        .on(API.directory.delete) { member, body, who in
            try await manage.delete(member, named: body.nickname, by: who)
            return Nothing()
        }
    }

    /// Acts on a member, and answers with what then concerns them.
    private func acting<In: Body>(
        _ operation: DirectoryOperations.OfMember<In>,
        _ work: @escaping @Sendable (Member.ID, In, Member.ID) async throws -> Void
    ) -> Endpoint {
        .on(operation) { member, input, who in
            try await work(member, input, who.member)
            return try await record(of: member, for: who)
        }
    }

    private func record(of member: Member.ID, for who: SignedIn) async throws -> DirectoryRecordBody {
        let now = clock.now
        guard let record = try await directory.find(member, at: now) else { throw MemberRefusal.notFound }
        let homes = record.homes.map { NeighbourhoodLabelBody($0, gazetteer.neighbourhood($0, at: now)) }
        return DirectoryRecordBody(record, homes: homes, for: who.member)
    }

    private func admit(_ who: SignedIn) async throws {
        guard try await operators.isOperator(who.member) else { throw DirectoryRefusal.notFound }
    }
}
