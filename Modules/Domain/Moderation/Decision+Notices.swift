extension Decision {
    /// The notices to the reporter of the outcome, and to the reported member of measures and their reversal.
    ///
    /// - Parameters:
    ///   - reporter: nil without a report.
    ///   - former: the status of the report before.
    ///   - isPutBack: whether the decision has opened a listing again.
    public func notices(
        of subject: Subject,
        to reporter: Member.ID?,
        about author: Member.ID?,
        after former: Report.Status,
        isPutBack: Bool
    ) -> [NoticeDraft] {
        let (toReporter, toAuthor): (Notice.Kind?, Notice.Kind?) =
            switch verdict {
            case .dismissed: (.reportDismissed, isPutBack ? .listingPutBack : nil)
            case .proposed: (nil, measures.hides ? .measureTaken : nil)
            case .upheld: (.reportUpheld, .measureTaken)
            case .reopened where isPutBack: (nil, .listingPutBack)
            case .reopened: (nil, former == .upheld ? .measureUndone : nil)
            case .lifted: (nil, measures.hides ? nil : .measureUndone)
            }
        return [(reporter, toReporter), (author, toAuthor)].compactMap { member, kind in
            guard let member, let kind else { return nil }
            return NoticeDraft(to: member, kind, of: subject)
        }
    }
}
