/// The use cases that make a deal, or propose to change it.
public struct Deals: Sendable {
    let deals: any DealRepository
    let choosePlace: ChoosePlace
    let gazetteer: any Gazetteer
    let clock: any WallClock

    public init(
        deals: any DealRepository,
        choosePlace: ChoosePlace,
        gazetteer: any Gazetteer,
        clock: any WallClock
    ) {
        self.deals = deals
        self.choosePlace = choosePlace
        self.gazetteer = gazetteer
        self.clock = clock
    }
}
