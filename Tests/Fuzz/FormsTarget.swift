import Domain
import JSONCoding
import Markup
import Wire

@testable import HTTPServer
@testable import Web

/// The name of a body in the first line, a form that spells it behind it: in the encoding of an address, or
/// in parts when it begins with a boundary.
@Sendable func checkForm(_ bytes: [UInt8]) {
    let name = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let form = Array(bytes.dropFirst(name.count + 1))
    let body = bodies[String(decoding: name, as: UTF8.self)] ?? PostingBody<ClassContentsBody>.self
    let isInParts = form.starts(with: "--b".utf8)
    let type = isInParts ? "multipart/form-data; boundary=b" : "application/x-www-form-urlencoded"
    let request = Request(
        method: .post,
        target: "/",
        headers: ["Content-Type": type],
        body: RequestBody(form)
    )
    finish {
        guard let entry = try? await FormEntry(of: request) else { return }
        let visit = visit(request)
        check(entry, as: body)
        draw(entry, for: visit)
        switch try? await ComposeStep<ClassPages>(visit).step(entry) {
        case .send(let read): checkClass(read, for: visit)
        case .showAgain(let changed): draw(changed, for: visit)
        case nil: break
        }
    }
}

/// What the fields spell is read as if it had been sent to the API.
private func check(_ entry: FormEntry, as body: any Body.Type) {
    let document = entry.document(like: body)
    promise(document.objectValue != nil, "a form that spells no document")
    promise((try? JSON(parsing: document.encoded())) != nil, "a form that spells no JSON")
    _ = body.schema.violations(in: document, resolving: body.schemas)
    guard let fields = try? Fields(document), let value = try? body.init(fields) else { return }
    // An object of which nothing was given has no fields to show.
    let shown = FormEntry(of: value).document(like: body)
    guard let again = try? body.init(Fields(shown)) else { return }
    promise(FormEntry(of: again).document(like: body) == shown, "a form changes by being shown")
}

private func checkClass(_ entry: FormEntry, for visit: Visit) {
    let spelled = entry.spelled(as: ClassPages.self)
    check(spelled, as: PostingBody<ClassContentsBody>.self)
    check(spelled.tellingTimes(called: "startsAt").spellingPrice.spellingPlace, as: ProposalBody.self)
    let draft = entry.spelledDraft(as: ClassPages.self)
        .document(like: DraftBody<ClassContentsBody>.self)
    guard (try? DraftBody<ClassContentsBody>(Fields(draft))) != nil else { return }
    draw(FormEntry(post: draft, ClassPages.self), for: visit)
}

/// The page with what was written on it.
private func draw(_ entry: FormEntry, for visit: Visit) {
    let page = ComposePage<ClassPages>(
        entry: entry,
        purpose: .posting(),
        homes: [],
        lineSuggestions: [:],
        images: []
    ).page(
        for: visit
    )
    promise(page.content.source.utf8.count < 4_000_000, "a page without end")
}

private func visit(_ request: Request) -> Visit {
    Visit(
        request: request,
        who: nil,
        language: .korean,
        look: .device,
        flash: nil,
        now: Moment(milliseconds: 1_800_000_000_000),
        tiles: nil,
        takesPayments: false,
        announcesEvents: false,
        sendsMail: false,
        settings: SiteSettings(),
        styleNonce: nil,
        api: api
    )
}

/// An API that takes no pictures.
private let api = InProcessAPI([
    Endpoint(
        method: .post,
        path: API.images.upload.pattern,
        summary: "",
        access: .anyone,
        parameters: [],
        takes: nil,
        answers: Endpoint.Answer(status: 201, type: nil, body: nil)
    ) { _, _ in
        throw ImageRefusal.unreadable
    }
])
