public import Domain
public import Wire

extension MadangClient {
    public var deals: DealClient { DealClient(client: self) }
}

/// A client for the member's deals.
public struct DealClient: Sendable {
    fileprivate let client: MadangClient

    /// Proposes once, even if the request is repeated.
    public func propose(_ body: ProposalBody, in conversation: Conversation.ID) async throws -> DealBody {
        try await client.askAsMember(
            "POST",
            DealPath.ofConversation.filled(conversation.description),
            body
        )
    }

    public func one(_ id: Deal.ID) async throws -> Answer<DealBody> {
        try await client.readAsMember(DealPath.one.filled(id.description))
    }

    public func list(_ filter: DealFilter = DealFilter(), _ slice: SliceRequest = SliceRequest())
        async throws -> Answer<ListBody<DealBody>>
    {
        try await client.readAsMember(
            DealPath.mine.rawValue.asking(for: slice)
                .asking(["role": filter.role?.rawValue, "state": filter.state?.rawValue])
        )
    }

    public func list(in conversation: Conversation.ID, _ slice: SliceRequest = SliceRequest())
        async throws -> Answer<ListBody<DealBody>>
    {
        try await client.readAsMember(
            DealPath.ofConversation.filled(conversation.description).asking(for: slice)
        )
    }

    public func accept(_ id: Deal.ID) async throws -> DealBody { try await post(.accept, id) }

    /// Accepts one of the proposed times.
    public func choose(_ startsAt: Moment, of id: Deal.ID) async throws -> DealBody {
        try await client.askAsMember(
            "POST",
            DealPath.choose.filled(id.description),
            ChosenStartBody(startsAt)
        )
    }

    public func decline(_ id: Deal.ID) async throws -> DealBody { try await post(.decline, id) }

    public func withdraw(_ id: Deal.ID) async throws -> DealBody { try await post(.withdraw, id) }

    public func complete(_ id: Deal.ID) async throws -> DealBody { try await post(.complete, id) }

    public func noteNoShow(_ id: Deal.ID) async throws -> DealBody { try await post(.noShow, id) }

    public func withdrawNoShow(_ id: Deal.ID) async throws -> DealBody { try await post(.withdrawNoShow, id) }

    public func agreeNoShow(_ id: Deal.ID) async throws -> DealBody { try await post(.agreeNoShow, id) }

    public func disputeNoShow(_ id: Deal.ID, _ reason: String) async throws -> DealBody {
        try await post(.disputeNoShow, id, DealReasonBody(reason))
    }

    public func askChanges(_ id: Deal.ID, _ wish: String) async throws -> DealBody {
        try await post(.askChanges, id, DealReasonBody(wish))
    }

    public func cancel(_ id: Deal.ID, because reason: String) async throws -> DealBody {
        try await post(.cancel, id, DealReasonBody(reason))
    }

    /// Proposes to move an accepted deal.
    public func move(_ id: Deal.ID, _ body: MoveProposalBody) async throws -> DealBody {
        try await client.askAsMember("POST", DealPath.move.filled(id.description), body)
    }

    public func acceptMove(_ number: Int, of id: Deal.ID) async throws -> DealBody {
        try await answer(.acceptMove, number, of: id)
    }

    public func declineMove(_ number: Int, of id: Deal.ID) async throws -> DealBody {
        try await answer(.declineMove, number, of: id)
    }

    public func withdrawMove(_ number: Int, of id: Deal.ID) async throws -> DealBody {
        try await answer(.withdrawMove, number, of: id)
    }

    private func answer(_ path: DealPath, _ number: Int, of id: Deal.ID) async throws -> DealBody {
        try await client.askAsMember("POST", path.filled(id.description), MoveNumberBody(number))
    }

    private func post(_ path: DealPath, _ id: Deal.ID, _ body: DealReasonBody? = nil)
        async throws -> DealBody
    {
        try await client.askAsMember("POST", path.filled(id.description), body)
    }
}
