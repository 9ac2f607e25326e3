import Wire

/// Every body of the contract by its name.
let bodies: [String: any Body.Type] = {
    let all: [any Body.Type] = [
        AccountBody.self, AccountExportBody.self, SessionGrantBody.self, ProviderSignInBody.self,
        BlockedMemberBody.self, BlockPlanBody.self, EndingDealBody.self, ChosenNoticesBody.self,
        ClassContentsBody.self,
        PostBody<ClassContentsBody>.self,
        PostingBody<ClassContentsBody>.self,
        ListingDeletionPlanBody.self, DraftBody<ClassContentsBody>.self, ClassScheduleBody.self,
        ClassScheduleBody.Session.self, CodeBody.self, ConfirmationBody.self, ConfirmationMethodsBody.self,
        ConversationBody.self, DealBody.self,
        DealMoveBody.self, DealReasonBody.self, DealTermsBody.self, MannerCountBody.self, MoveNumberBody.self,
        NoShowBody.self,
        MoveProposalBody.self, DecisionBody.self, DecisionNoteBody.self,
        DeletionPlanBody.self, DeletionPlanBody.Item.self, AuthorizationBody.self, DeviceBody.self,
        DeviceTokenBody.self,
        DutiesBody.self, EmailChangeBody.self, ExactPlaceBody.self, ExportedRecordBody.self,
        FeatureMapBody<MapFeatureBody>.self, FeatureMapBody<OutlineBody>.self, FoundAddressBody.self,
        ExportedHomeBody.self, HistoryBody.self, HomeBody.self, HomeVerificationBody.self,
        HomesChoiceBody.self, HomesChoiceBody.Choice.self,
        IdentityBody.self, ImageBody.self, IntroducedSignUpBody.self, IntroductionBody.self, LineBody.self,
        ListBody<ListingBody>.self, ListingBody.self, ListingHeadBody.self, LiveHeadBody.self,
        LiveReadBody.self, MapClusterBody.self, MapFeatureBody.self, MatchBody.self, MemberCardBody.self,
        MemberProfileBody.self, MemberRatingBody.self, MessageBody.self, MutedNoticesBody.self,
        NearbyBody.self,
        SearchToSaveBody.self, SavedSearchBody.self, SavedSearchChangeBody.self,
        NeighbourhoodBody.self, NeighbourhoodCountBody.self, NeighbourhoodLabelBody.self, NoticeBody.self,
        OperatorDocumentBody.self,
        OutgoingMessageBody.self, OutgoingReportBody.self, OutlineBody.self, PasswordChangeBody.self,
        PasswordResetBody.self, PastSearchBody.self, PlaceChoiceBody.self, PointBody.self, PriceBody.self,
        ProblemBody.self, ProfileChangeBody.self, ProposalBody.self, ProviderBody.self, ReadMarksBody.self,
        ReadUpToBody.self, RefreshBody.self, RefreshedBody.self, RenamingBody.self, ReportBody.self,
        ReportCaseBody.self, ResetRequestBody.self, ReturnBody.self, ReviewBody.self, ReviewDraftBody.self,
        ReviewReplyBody.self, SavedDraftBody<ClassContentsBody>.self, SessionTokensBody.self, SignInBody.self,
        SignUpBody.self, UnknownIdentityBody.self, SubjectBody.self, UnreadBody.self, UpholdingBody.self,
    ]
    return Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}()
