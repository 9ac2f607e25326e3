import Arguments
import Domain
import Remote
import Wire
import Wording

/// A body that commands print.
protocol Printable: Body {
    func printout(_ context: CommandContext) -> Printout
}

/// A body of which commands print lists.
protocol Listable: Body {
    static func text(of items: [Self], _ context: CommandContext) -> String
}

/// A body that is a row of a table.
protocol Tabular: Listable {
    static var columns: [TableColumn<Self>] { get }
}

extension Tabular {
    static func text(of items: [Self], _ context: CommandContext) -> String { context.table(of: items) }
}

/// A column of a table: its title, and what it says of an item.
struct TableColumn<Item>: Sendable {
    let title: Words
    let alignment: Table.Column.Alignment
    let canShrink: Bool
    let text: @Sendable (Item, CommandContext) -> String

    init(
        _ title: Words,
        _ alignment: Table.Column.Alignment = .left,
        canShrink: Bool = false,
        _ text: @escaping @Sendable (Item, CommandContext) -> String
    ) {
        self.title = title
        self.alignment = alignment
        self.canShrink = canShrink
        self.text = text
    }

    func column(in language: Language) -> Table.Column {
        Table.Column(title[language], alignment, canShrink: canShrink)
    }
}

extension Answer where Value: Printable {
    func printout(_ context: CommandContext) -> Printout {
        var printout = value.printout(context)
        printout.keptSince = keptSince
        return printout
    }
}

extension CommandContext {
    func table<Item: Tabular>(of items: [Item]) -> String {
        let columns = Item.columns
        return table(
            columns.map { $0.column(in: language) },
            items.map { item in columns.map { $0.text(item, self) } }
        )
    }
}

extension Answer {
    func printout<Item: Listable>(_ context: CommandContext, nothing: Words?) -> Printout
    where Value == ListBody<Item> {
        value.printout(context, nothing: nothing, keptSince: keptSince)
    }
}

extension ListBody where Item: Listable {
    func printout(_ context: CommandContext, nothing: Words?, keptSince: Moment? = nil) -> Printout {
        let text = items.isEmpty ? nothing?[context.language] : nil
        return Printout(
            self,
            text: text ?? Item.text(of: items, context),
            keptSince: keptSince,
            next: next
        )
    }
}
