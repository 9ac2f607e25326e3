import Domain
import Wire

extension NeighbourhoodBody {
    func printout(_ context: CommandContext, keptSince: Moment?) -> Printout {
        var facts = FactList()
        facts.add(context.say("코드", "Code"), code.description)
        facts.add(context.say("동네", "Name"), name)
        facts.add(context.say("영어 이름", "In English"), nameEn)
        facts.add(context.say("위치", "Point"), "\(point.latitude), \(point.longitude)")
        if let renamed {
            let former = [sido, sigungu, dong].filter { !$0.isEmpty }.joined(separator: " ")
            facts.add(context.say("옛 이름", "Former name"), former)
            facts.add(context.say("바뀐 코드", "Code now"), renamed.code)
        }
        return Printout(self, text: facts.rendered(context.voice.style), keptSince: keptSince)
    }
}
