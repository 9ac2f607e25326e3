#!/usr/bin/env python3
"""Computes the monthly cost of 200 shops with decimals, apart from the program, for MonthlyCosts.csv:

    Tests/DomainTests/Shops/Fixtures/monthly_costs.py > Tests/DomainTests/Shops/Fixtures/MonthlyCosts.csv
"""

import random
from decimal import ROUND_HALF_UP, Decimal

RATE = Decimal("0.05")


def whole(amount):
    return int(amount.quantize(Decimal(1), rounding=ROUND_HALF_UP))


def main():
    chance = random.Random(62)
    print("deal,upFront,rent,maintenance,premium,vat,leaseMonths,monthlyCost")
    for number in range(200):
        deal = ["monthly", "jeonse", "sale", "sublease"][number % 4]
        up_front = chance.choice([0, 1, 7, 12, 10_000_000, 10_000_000_000, chance.randrange(10**9)])
        rent = chance.choice([0, 4, 5, 499_995, 10_000_000, chance.randrange(10**7)])
        maintenance = chance.choice([None, 0, chance.randrange(10**6)])
        premium = chance.choice([None, 0, 1, chance.randrange(10**8)])
        vat = chance.choice(["excluded", "included", "none"])
        months = chance.choice([1, 7, 12, 24, 36, 60, 240])
        paid = rent if deal in ("monthly", "sublease") else 0
        cost = (paid
                + (whole(Decimal(paid) / 10) if vat == "excluded" else 0)
                + (maintenance or 0)
                + whole(Decimal(premium or 0) / months)
                + whole(Decimal(up_front) * RATE / 12))
        known = lambda amount: "" if amount is None else amount
        print(deal, up_front, rent, known(maintenance), known(premium), vat, months, cost, sep=",")


if __name__ == "__main__":
    main()
