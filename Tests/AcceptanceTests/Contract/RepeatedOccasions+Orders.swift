import JSONCoding
import PaymentSandbox
import TestSupport

extension RepeatedOccasions {
    static let orders: [String: Making] = [
        "/api/v1/listings/{id}/orders": { environment in
            let shop = try await environment.server.selling()
            return Occasion(who: shop.ben, path: "/api/v1/listings/\(shop.listing)/orders")
        },
        "/api/v1/listings/{id}/deposit/orders": { environment in
            let (ana, ben) = (
                try await environment.confirmed("ana"), try await environment.confirmed("ben")
            )
            let shop = try await ana.postReservableShop()
            return Occasion(
                who: ben,
                path: "/api/v1/listings/\(shop)/deposit/orders",
                body: .object(Neighbour.ticks)
            )
        },
        "/api/v1/listings/{id}/pass/orders": { environment in
            let (ana, ben) = (
                try await environment.confirmed("ana"), try await environment.confirmed("ben")
            )
            let lesson = try await ana.postSoldLesson()
            return Occasion(who: ben, path: "/api/v1/listings/\(lesson)/pass/orders")
        },
        "/api/v1/deals/{id}/payment/orders": { environment in
            let (ana, ben) = (
                try await environment.confirmed("ana"), try await environment.confirmed("ben")
            )
            let lesson = try await ana.postSoldLesson()
            let deal = try await ana.agrees(on: lesson, with: ben)
            return Occasion(who: ben, path: "/api/v1/deals/\(deal)/payment/orders")
        },
        "/api/v1/orders/{id}/completion": { environment in
            let shop = try await environment.server.selling()
            let order = try await shop.ben.order(of: shop.listing)
            let token = try await environment.payments.approve(order, by: shop.ben)
            return Occasion(
                who: shop.ben,
                path: "/api/v1/orders/\(order)/completion",
                body: ["paymentToken": .string(token)]
            )
        },
        "/api/v1/orders/{id}/payment-cancellation": { environment in
            let shop = try await environment.server.selling()
            let order = try await shop.ben.order(of: shop.listing)
            let token = try await environment.payments.approve(order, by: shop.ben)
            _ = await environment.payments.sandbox.act(.overcharge, on: order)
            _ = try await shop.ben.completes(order, token)
            let olga = try await environment.confirmed("olga")
            try await environment.server.appointOperator("olga")
            return Occasion(who: olga, path: "/api/v1/orders/\(order)/payment-cancellation")
        },
        "/api/v1/orders/{id}/refund-settlement": { environment in
            let shop = try await environment.server.selling()
            let order = try await shop.ben.order(of: shop.listing)
            let token = try await environment.payments.approve(order, by: shop.ben)
            _ = try await shop.ben.completes(order, token)
            environment.payments.sandbox.add(SandboxFault(.cancel, .refuse, times: nil))
            _ = try await shop.ben.ask("POST", "/api/v1/orders/\(order)/withdrawal")
            let olga = try await environment.confirmed("olga")
            try await environment.server.appointOperator("olga")
            return Occasion(
                who: olga,
                path: "/api/v1/orders/\(order)/refund-settlement",
                body: try await olga.settling(order, "아나가 계좌로 보냈어요")
            )
        },
        "/api/v1/orders/{id}/contract": { environment in
            let (ana, ben) = (
                try await environment.confirmed("ana"), try await environment.server.signUp("ben")
            )
            let shop = try await ana.postReservableShop()
            let order = try await ben.order(reserving: shop)
            _ = try await ben.completes(order, environment.payments.approve(order, by: ben))
            _ = try await ana.contracts(shop)
            return Occasion(who: ben, path: "/api/v1/orders/\(order)/contract")
        },
        "/api/v1/orders/{id}/refund-account/help": { environment in
            let shop = try await environment.server.selling()
            let order = try await shop.ben.order(of: shop.listing)
            try await environment.payments.transfer(order, by: shop.ben)
            _ = await environment.payments.sandbox.act(.deposit, on: order)
            _ = try await shop.ben.completes(order)
            _ = try await shop.ben.ask("POST", "/api/v1/orders/\(order)/withdrawal")
            return Occasion(who: shop.ben, path: "/api/v1/orders/\(order)/refund-account/help")
        },
        "/api/v1/orders/{id}/withdrawal": { environment in
            let shop = try await environment.server.selling()
            let order = try await shop.ben.order(of: shop.listing)
            return Occasion(who: shop.ben, path: "/api/v1/orders/\(order)/withdrawal")
        },
        "/api/v1/orders/{id}/refunds": { environment in
            let shop = try await environment.server.selling()
            let order = try await shop.ben.order(of: shop.listing)
            let token = try await environment.payments.approve(order, by: shop.ben)
            _ = try await shop.ben.completes(order, token)
            return Occasion(
                who: shop.ana,
                path: "/api/v1/orders/\(order)/refunds",
                body: ["amount": 10_000, "reason": "수업을 줄였어요"]
            )
        },
    ]
}
