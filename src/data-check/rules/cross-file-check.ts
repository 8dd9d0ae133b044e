import { itemSlug } from "../../catalogue/addresses/item-address";
import { isUnlimited } from "../../catalogue/prices/price-data";
import { foldedPhrase } from "../../catalogue/text/folded-words";
import { catalogueNames, type ItemData, type PlaceData } from "../catalogue-data";
import { fieldLabel } from "../messages/labels";
import { fileError, type ValidationError } from "../messages/validation-error";
import { type Entry, type ValidEntries, titleOf, validationError } from "./valid-entries";

export function crossFileErrors(valid: ValidEntries, before?: ValidEntries): ValidationError[] {
  const { pages, places } = valid;
  const catalogues = catalogueNames.map((name) => valid[name]);
  return [
    ...[...catalogues, pages, places].flatMap(repeatedIds),
    ...placeErrors(places, before?.places),
    ...(valid.isFileValid("places") ? passesErrors(valid) : []),
    ...catalogues.flat().flatMap(repeatedRows),
    ...[...valid.bikes, ...valid.cars].flatMap(rateErrors),
    ...emptySiteErrors(valid),
    ...groupingErrors(valid),
  ];
}

type Identified = { readonly id: number } & Parameters<typeof titleOf>[0]["fields"];

function repeatedIds(list: readonly Entry<Identified>[]): ValidationError[] {
  return list.flatMap((entry, index) => {
    const { id } = entry.fields;
    const first = list.find(({ fields }) => fields.id === id);
    if (first === undefined || list.indexOf(first) === index) return [];
    const message = `${titleOf(first)} has this number too; write another one`;
    return [validationError(entry, ["id"], id, message)];
  });
}

/** Reports a copied row once, although both its duration and its number are repeated. */
function repeatedRows(entry: Entry<ItemData>): ValidationError[] {
  const { priceDetails } = entry.fields;
  return priceDetails.flatMap((row, index) => {
    const repeated = (["duration", "id"] as const).flatMap((field) => {
      const first = priceDetails.findIndex((other) => other[field] === row[field]);
      if (first === index) return [];
      const message = `row ${first + 1} has this ${field === "id" ? "number" : field} too; write another one`;
      return [validationError(entry, ["priceDetails", index, field], row[field], message)];
    });
    return repeated.slice(0, 1);
  });
}

/** Addresses contain the slugs of places, so these must differ. An existing place keeps its slug. */
function placeErrors(
  places: readonly Entry<PlaceData>[],
  before: readonly Entry<PlaceData>[] = [],
): ValidationError[] {
  const slugOf = ({ fields: { name } }: Entry<PlaceData>) => itemSlug({ name });
  return places.flatMap((place) => {
    const slug = slugOf(place);
    const claimants = places.filter((other) => slugOf(other) === slug);
    const idBefore = before.find((other) => slugOf(other) === slug)?.fields.id;
    const owner = claimants.find(({ fields }) => fields.id === idBefore) ?? claimants[0] ?? place;
    if (slug !== "" && owner === place) return [];
    const message =
      slug === ""
        ? "write a letter or a digit in the name, which addresses contain"
        : `${titleOf(owner)} has the address “${slug}” already; write another name`;
    return [validationError(place, ["name"], place.fields.name, message)];
  });
}

function passesErrors({ places, taxis }: ValidEntries): ValidationError[] {
  const names = places.flatMap(({ fields: { name, alsoCalled = [] } }) => [name, ...alsoCalled]);
  const foldedNames = new Set(names.map(foldedPhrase));
  return taxis.flatMap((tour) =>
    (tour.fields.passes ?? [])
      .filter((name) => !foldedNames.has(foldedPhrase(name)))
      .map((name) =>
        validationError(tour, ["passes"], name, "write the name of one of the places"),
      ),
  );
}

/** `/` redirects to the first list that has items, so there must be such a list. */
function emptySiteErrors(valid: ValidEntries): ValidationError[] {
  const mayShowItems = valid.pages.some(
    ({ fields: { catalogue } }) => valid[catalogue].length > 0 || !valid.isFileValid(catalogue),
  );
  if (mayShowItems || !valid.isFileValid("pages")) return [];
  const message = "add an item to one of the lists that have a page: no page has items to show";
  return [fileError("pages.json", message)];
}

/** A grouped list shows only items that have the field of `groupBy`. */
function groupingErrors(valid: ValidEntries): ValidationError[] {
  return valid.pages.flatMap((page) => {
    const { catalogue, groupBy } = page.fields;
    // `addressErrors` reports a second page of a catalogue.
    const isOnlyPage =
      valid.pages.filter(({ fields }) => fields.catalogue === catalogue).length === 1;
    if (groupBy === undefined || !isOnlyPage) return [];
    const incomplete = valid[catalogue].find(({ fields }) => fields[groupBy] === undefined);
    if (incomplete === undefined) return [];
    const message = `${titleOf(incomplete)} has no “${fieldLabel(groupBy)}”: fill it in, or choose another field here`;
    const cause = { file: incomplete.file, path: [...incomplete.path, groupBy] };
    return [{ ...validationError(page, ["groupBy"], groupBy, message), otherCauses: [cause] }];
  });
}

function rateErrors(entry: Entry<ItemData>): ValidationError[] {
  const { exceed, priceDetails } = entry.fields;
  const isNeeded =
    !priceDetails.every(({ kms }) => isUnlimited(kms)) &&
    priceDetails.some(({ kms }) => kms !== null);
  if (exceed !== undefined || !isNeeded) return [];
  const message =
    "is missing. Write the charge beyond the kilometres, such as “if exceeds Rs.3/KM”; leave it empty only where all kilometres are unlimited, or all are empty";
  return [{ ...validationError(entry, ["exceed"], null, message), value: null }];
}
