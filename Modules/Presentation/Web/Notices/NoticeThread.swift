import Domain
import Wire

/// The notices of one conversation on a page, newest first, or a notice of something else.
struct NoticeThread {
    let newest: NoticeBody
    private(set) var older: [NoticeBody] = []

    /// In the order of their newest notices.
    static func threads(of notices: [NoticeBody]) -> [NoticeThread] {
        var threads: [NoticeThread] = []
        var indices: [Conversation.ID: Int] = [:]
        for notice in notices {
            if let conversation = notice.conversation {
                if let index = indices[conversation] {
                    threads[index].older.append(notice)
                    continue
                }
                indices[conversation] = threads.count
            }
            threads.append(NoticeThread(newest: notice))
        }
        return threads
    }

    private init(newest: NoticeBody) {
        self.newest = newest
    }
}
