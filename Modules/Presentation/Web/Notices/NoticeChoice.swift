import Domain

/// What the form of switches sends: those that are on, single ones and groups.
struct NoticeChoice {
    let heard: Set<Notice.Kind>
    let groups: Set<NoticeGroup>

    /// The kinds to mute. Without scripts a group's switch changes none of its single ones, so it counts
    /// where all of these are as they were.
    func muted(before: Set<Notice.Kind>) -> Set<Notice.Kind> {
        NoticeGroup.allCases.reduce(into: []) { muted, group in
            let (former, chosen) = (group.heard(muting: before), group.kinds.filter(heard.contains))
            let isSwitched = groups.contains(group) == former.isEmpty
            let isWhole = isSwitched && chosen == former
            muted.formUnion(group.kinds.filter { isWhole ? !former.isEmpty : !chosen.contains($0) })
        }
    }
}

extension NoticeGroup {
    /// Its kinds that are on.
    func heard(muting muted: Set<Notice.Kind>) -> [Notice.Kind] { kinds.filter { !muted.contains($0) } }
}
