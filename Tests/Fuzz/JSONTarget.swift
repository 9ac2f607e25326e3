import Domain
import JSONCoding
import Wire

/// The name of a body in the first line, a document behind it.
@Sendable func checkJSON(_ bytes: [UInt8]) {
    let name = bytes.prefix { $0 != UInt8(ascii: "\n") }
    guard let json = try? JSON(parsing: bytes.dropFirst(name.count + 1)) else { return }
    checkWriting(json)
    guard let body = bodies[String(decoding: name, as: UTF8.self)] else { return }
    check(json, as: body)
}

/// What is read is written so that it is read alike, in every way of writing.
private func checkWriting(_ json: JSON) {
    let written = json.encoded()
    promise((try? JSON(parsing: written)) == json, "written JSON reads differently")
    promise((try? JSON(parsing: json.encoded(pretty: true))) == json, "pretty JSON reads differently")
    var writer = JSONWriter(forHTML: true)
    json.write(to: &writer)
    promise((try? JSON(parsing: writer.bytes)) == json, "JSON for HTML reads differently")
    promise(!writer.bytes.contains(UInt8(ascii: "<")), "JSON for HTML has markup in it")
}

private func check<Value: Body>(_ json: JSON, as _: Value.Type) {
    let flaws = Value.schema.violations(in: json, resolving: Value.schemas)
    promise(flaws.count <= 32, "more violations than anyone asked for")
    guard let value = try? Value(Fields(json)) else { return }
    checkMeaning(of: value)
    let written = value.encoded
    guard let again = try? JSON(parsing: written) else { giveUp("\(Value.name) doesn't write JSON") }
    if flaws.isEmpty {
        let own = Value.schema.violations(in: again, resolving: Value.schemas)
        promise(own.isEmpty, "\(Value.name) breaks its own schema: \(own)")
    }
    promise((try? Value(Fields(again)))?.encoded == written, "\(Value.name) is not read as it was written")
}

/// What endpoints make of the bodies they take.
private func checkMeaning(of body: some Body) {
    let now = Moment(milliseconds: 1_800_000_000_000)
    let none = OperatorDocuments([])
    switch body {
    case let body as ClassContentsBody:
        guard let contents = try? body.contents() else { return }
        _ = (contents.schedule.weekdays, contents.schedule.sessions?.endsAt)
    case let body as PlaceChoiceBody: _ = try? body.choice()
    case let body as ReviewDraftBody: _ = try? body.read()
    case let body as ChosenNoticesBody: _ = try? body.chosen()
    case let body as OutgoingMessageBody: _ = (try? body.messageText(), try? body.imageIDs())
    case let body as OutgoingReportBody: _ = (try? body.reported(), try? body.reportNote())
    case let body as UpholdingBody: _ = try? ReportNote(body.reason.text ?? "")
    case let body as SignUpBody: _ = try? body.application(reading: .korean, consentingTo: none, at: now)
    case let body as IntroducedSignUpBody:
        _ = try? body.application(reading: .korean, consentingTo: none, at: now)
    case let body as HomesChoiceBody: _ = try? body.homes()
    default: break
    }
}
