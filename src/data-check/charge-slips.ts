import { isAllUnlimited } from "../catalogue/price-data";
import { furtherCharge } from "../catalogue/price-list";
import type { ItemData } from "./catalogue-data";
import type { Slip } from "./likely-slips";

/** A charge for each further kilometre; rooms have other words there. */
const furtherRate = /Rs\.\d+\/KM/;

/** Numbers that say what they count, are part of a word, or name a year. */
const counted =
  /[\p{L}]+\d+|\b20[12]\d\b|24\s*[x/]\s*7|\d[\d,.:–-]*\s*(?:%|kms?\b|kilomet|metres?\b|hrs?\b|hours?\b|min(?:ute)?s?\b|days?\b|nights?\b|weeks?\b|months?\b|years?\b|[ap]\.?m\b|o'clock|seat|person|people|passenger|adult|child|bag|suitcase|door|gear|airbag|cc\b|litre|kg\b|st\b|nd\b|rd\b|th\b)/giu;

/**
 * A note that seems to name an amount in a way that the website does not read: the price of a trip would
 * not say that it comes on top.
 */
export function chargeSlips({ carInfo }: Pick<ItemData, "carInfo">): Slip[] {
  if (carInfo === undefined || furtherCharge(carInfo) !== null) return [];
  if (!/\d/.test(carInfo.replaceAll(counted, ""))) return [];
  return [
    [
      "unread-charge",
      ({ place, text }) =>
        `${place(["carInfo"], { carInfo })} has a number that is not read as an amount, and trips would not say that it comes on top; write amounts as Rs.500: ${text(carInfo)}`,
    ],
  ];
}

/** A charge beyond kilometres that have no limit in any row: nobody ever pays it. */
export function needlessChargeSlips({ exceed, priceDetails }: ItemData): Slip[] {
  if (exceed === undefined || !furtherRate.test(exceed)) return [];
  if (!isAllUnlimited(priceDetails.map(({ kms }) => kms))) return [];
  return [
    [
      "needless-charge",
      ({ place, text }) =>
        `${place(["exceed"], { exceed })} is ${text(exceed)}, but the kilometres of every price are unlimited; empty it, or write the kilometres that are included`,
    ],
  ];
}
