import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of a member's second factor.
public struct SecondFactorPages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [state, setUp, turnOn, codes, replaceCodes, codesFile, end, turnOff]
    }

    private var state: PageRoute {
        .memberPage(AccountPagePath.secondFactor) { try await Self.show($0, .empty) }
    }

    @Sendable private static func show(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        SecondFactorPage(
            state: try await visit(API.secondFactor.state()),
            ways: try await visit.confirmationWays,
            entry: entry
        ).page(for: visit)
    }

    private var setUp: PageRoute {
        .form(
            AccountPagePath.secondFactor,
            sends: API.secondFactor.setUp,
            answering: { visit, _, setUp in
                .page(SecondFactorSetUpPage(entry: FormEntry(of: setUp)).page(for: visit))
            },
            refused: Self.show
        )
    }

    private var turnOn: PageRoute {
        .form(
            AccountPagePath.secondFactorOn,
            sends: API.secondFactor.turnOn,
            spelling: { $0.without(SecondFactorSetUpPage.secret, SecondFactorSetUpPage.address) },
            answering: { visit, _, codes in
                .page(RecoveryCodesPage(codes: codes.recoveryCodes).page(for: visit))
            },
            refused: { visit, entry in
                // A set-up that is over begins again, with the reason.
                entry.refusal(at: "code") == nil
                    ? try await Self.show(visit, entry) : SecondFactorSetUpPage(entry: entry).page(for: visit)
            }
        )
    }

    private var codes: PageRoute {
        .memberPage(AccountPagePath.recoveryCodes) { try await Self.askForCodes($0, .empty) }
    }

    private var replaceCodes: PageRoute {
        .form(
            AccountPagePath.recoveryCodes,
            sends: API.secondFactor.replaceRecoveryCodes,
            answering: { visit, _, codes in
                .page(RecoveryCodesPage(codes: codes.recoveryCodes).page(for: visit))
            },
            refused: Self.askForCodes
        )
    }

    @Sendable private static func askForCodes(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        SecondFactorProofPage(
            title: SecondFactorPhrases.newCodes,
            text: SecondFactorPhrases.newCodesText,
            path: .recoveryCodes,
            ways: try await visit.confirmationWays,
            entry: entry
        ).page(for: visit)
    }

    /// The codes that the page shows, which the server doesn't know any more.
    private var codesFile: PageRoute {
        .choice(AccountPagePath.recoveryCodesFile) { visit in
            let codes = try await FormEntry(of: visit.request).texts(RecoveryCodesPage.codes)
            let title = SecondFactorPhrases.fileTitle(visit.placeName)[visit.language]
            let text = ([title, ""] + codes).map { "\($0)\r\n" }.joined()
            return .download(
                Download(
                    name: "recovery-codes.txt",
                    type: "text/plain; charset=utf-8",
                    bytes: Array(text.utf8)
                )
            )
        }
    }

    private var end: PageRoute {
        .memberPage(AccountPagePath.secondFactorOff) { try await Self.askToEnd($0, .empty) }
    }

    private var turnOff: PageRoute {
        .form(
            AccountPagePath.secondFactorOff,
            sends: API.secondFactor.turnOff,
            then: { _, _ in .to(AccountPagePath.secondFactor.rawValue, flash: .secondFactorOff) },
            refused: Self.askToEnd
        )
    }

    @Sendable private static func askToEnd(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        SecondFactorProofPage(
            title: SecondFactorPhrases.turnOff,
            text: SecondFactorPhrases.turnOffText,
            path: .secondFactorOff,
            ways: try await visit.confirmationWays,
            entry: entry,
            isDanger: true
        ).page(for: visit)
    }
}
