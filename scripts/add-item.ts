import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { confirm, input, select } from "@inquirer/prompts";
import { itemPagePath, itemSlug } from "../src/catalogue/item-address";
import {
  type CatalogueData,
  type CatalogueName,
  catalogueNames,
} from "../src/data-check/catalogue-data";
import { checkedTexts } from "../src/data-check/check-data";
import { type DataWarning, warningLine } from "../src/data-check/data-warnings";
import { DataError } from "../src/data-check/fault";
import { type AnswerCheck, answerCheck } from "./add/answer-check";
import { applyChange, type CatalogueChange, checkedChange } from "./add/catalogue-change";
import { withNewItem } from "./add/item-text";
import { labelHints } from "./add/label-hints";
import {
  askedFields,
  existingLike,
  fieldNames,
  type ExistingItem,
  fixedFields,
  newItem,
  proposedSlug,
  type TypedRow,
  typedRow,
} from "./add/new-item";
import { itemsCalled, meantInstead, pictureChange } from "./add/new-picture";
import { pastedPath } from "./add/pasted-path";
import { highestPublishedId } from "../editor/server/published-ids";
import { fileNameOf, freeImage } from "../editor/server/picture-names";
import { type ItemPicture, itemPicture, PictureError } from "../editor/server/item-picture";

const usage = `npm run add                   asks for everything
npm run add -- --kind bikes --name "Hero Destini" --picture photo.jpg \\
  --price "1 day = 699, 120 km" --price "1 week = 4199, 700 km" \\
  --category "scooty, hero" --filter scooty --exceed "if exceeds Rs.5/KM" --yes
npm run add -- --kind bikes --for "Honda Dio BS6" --picture photo.jpg --yes
                              gives an item that is there another picture (its name or its id)
Kinds: ${catalogueNames.join(", ")}. A field that no flag names is asked for; --yes asks nothing more.
Every field of a kind has a flag of its name, such as --location for rooms; what is missing is said.
Other flags: --slug (the end of its page's address), --illustration (the picture is a drawing), --data FOLDER (another data folder).`;

const seeIt = "See it, and publish it, with: npm run edit";

/** What the person who runs this did wrong, in words. */
class UsageError extends Error {}

/** One run of the program: its flags, and whether somebody is there to be asked. */
interface Run {
  readonly values: Readonly<Record<string, unknown>>;
  readonly canAsk: boolean;
  /** The data as it was found, and right. */
  readonly data: CatalogueData;
  readonly dataFolder: string;
  readonly schemaFolder: string;
  readonly flag: (name: string) => string | undefined;
}

async function main(): Promise<void> {
  const values = flags();
  if (values.help === true) {
    console.log(usage);
    return;
  }
  const flag = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === "string" ? value : undefined;
  };
  const dataFolder = path.resolve(flag("data") ?? "data");
  const canAsk = process.stdin.isTTY && values.yes !== true;
  const schemaFolder = path.join(dataFolder, "schema");
  // Nobody should answer questions for data that is wrong already.
  const data = checkedTexts(dataFolder, schemaFolder);
  const run: Run = { values, flag, canAsk, data, dataFolder, schemaFolder };

  const isForExisting =
    flag("for") !== undefined ||
    (canAsk &&
      flag("name") === undefined &&
      (await select({
        message: "What do you want to do?",
        choices: [
          { name: "Add an item", value: false },
          { name: "Give an item another picture", value: true },
        ],
      })));
  const kind = await asked(run, "kind", () =>
    select({ message: "What is it?", choices: [...catalogueNames] }),
  );
  const catalogue = catalogueNames.find((name) => name === kind);
  if (catalogue === undefined) throw new UsageError(`There is no kind "${kind}".\n\n${usage}`);
  const place = path.join(dataFolder, `${catalogue}.json`);
  // A catalogue that is left out has no items.
  const text = existsSync(place) ? readFileSync(place, "utf8") : "[]\n";
  const items = JSON.parse(text) as ExistingItem[];
  if (isForExisting) await givePicture(run, catalogue, text, items);
  else await addItem(run, catalogue, text, items);
}

async function addItem(
  run: Run,
  catalogue: CatalogueName,
  text: string,
  items: readonly ExistingItem[],
): Promise<void> {
  const { values, flag, canAsk, data, dataFolder, schemaFolder } = run;
  const file = `${catalogue}.json`;
  const check = answerCheck(dataFolder, catalogue, items);
  sayMissingFlags(run, catalogue, items);

  const fields: Record<string, unknown> = { ...fixedFields(schemaFolder, catalogue) };
  const name = await asked(run, "name", () =>
    input({
      message: "Name, as visitors read it:",
      required: true,
      validate: (value) => check(fields, "name", value) ?? true,
    }),
  );
  fields.name = name;
  for (const { name: field, description, choices, usual, isOptional } of askedFields(
    schemaFolder,
    catalogue,
    items,
  )) {
    if (isOptional && !canAsk && flag(field) === undefined) continue;
    const answer = await asked(run, field, () =>
      choices === null
        ? input({
            message: `${field} (${description})${isOptional ? ", or - for none" : ""}`,
            required: !isOptional,
            validate: (value) =>
              (isOptional && isNone(value)) || (check(fields, field, value) ?? true),
            ...(usual === "" ? {} : { default: usual }),
          })
        : select({ message: `${field} (${description})`, choices: [...choices] }),
    );
    if (!isOptional || !isNone(answer)) fields[field] = answer;
  }
  const address = { name, ...fields } as Parameters<typeof proposedSlug>[1];
  await sayExisting(run, existingLike(items, address));
  const proposed = proposedSlug(items, address, catalogue.replace(/s$/, ""));
  const slug = (
    flag("slug") ??
    (canAsk
      ? await input({ message: "Last part of its page's address:", default: proposed })
      : proposed)
  ).trim();
  // What the website makes of name and place by itself need not stand in the data.
  if (slug !== itemSlug(address)) fields.slug = slug;
  if (values.illustration === true) fields.illustration = true;
  const rows = await priceRows(run, items.at(-1), (row) =>
    check(fields, "priceDetails", [{ id: 1, ...row }]),
  );
  const picture = await askedPicture(run);
  const image = freeImage(dataFolder, fileNameOf(name));
  const highest = await highestPublishedId(dataFolder, catalogue);
  const item = newItem(items, { ...fields, name }, rows, image, highest);
  const added = withNewItem(text, item);
  const change = { file, text: added.text, image, picture: picture.content };
  const warnings = await checkedChange(dataFolder, change);

  console.log(`\nThis is added to ${path.join(dataFolder, file)}:\n`);
  console.log(added.added.replaceAll(/^/gm, "+ "));
  const page = data.pages.find((listing) => listing.catalogue === catalogue);
  if (page === undefined) {
    console.log(`\nNo page of data/pages.json lists ${file}; it is shown as soon as one does.`);
  } else {
    console.log(`\nIts page: ${itemPagePath(page, { ...fields, slug }, data.business.slug)}`);
  }
  sayPicture(image, picture);
  sayWarnings(warnings, file, item.id);
  if (!(await isMeant(run, "Add it?"))) return;
  applyChange(dataFolder, change);
  const listing = data.pages.filter((listed) => listed.catalogue === catalogue);
  for (const hint of labelHints(listing, items, item)) console.log(hint);
  console.log(`Added as id ${item.id}. ${seeIt}`);
}

/** Whether an answer to an optional question says nothing. */
function isNone(answer: string): boolean {
  return ["", "-"].includes(answer.trim());
}

/** Where nobody can be asked: everything that is missing at once, each with what it is. */
function sayMissingFlags(
  { canAsk, flag, values, schemaFolder }: Run,
  catalogue: CatalogueName,
  items: readonly ExistingItem[],
): void {
  if (canAsk) return;
  const fields = askedFields(schemaFolder, catalogue, items)
    .filter(({ isOptional }) => !isOptional)
    .map(({ name, description, choices }) => {
      const words = choices === null ? description : `one of ${choices.join(", ")}`;
      return { name, words };
    });
  const missing = [
    { name: "name", words: "Name, as visitors read it" },
    { name: "picture", words: "A file" },
    { name: "price", words: '"1 day = 699, 120 km"; once for each price' },
    ...fields,
  ].filter(({ name }) => flag(name) === undefined && values[name] === undefined);
  if (missing.length === 0) return;
  const lines = missing.map(({ name, words }) => `  --${name}  ${words}`);
  throw new UsageError(`For ${catalogue} there is missing:\n${lines.join("\n")}\n\n${usage}`);
}

/** An item that is there already is rarely meant a second time. */
async function sayExisting(run: Run, existing: ExistingItem | null): Promise<void> {
  if (existing === null || run.flag("slug") !== undefined) return;
  const found = `"${existing.name}" is there already, as id ${existing.id}.`;
  if (!run.canAsk) {
    throw new UsageError(
      `${found} For another picture of it: --for ${existing.id} instead of --name. For a second one, say how the address of its page ends: --slug another-one`,
    );
  }
  if (!(await confirm({ message: `${found} Add a second one?`, default: false }))) {
    throw new UsageError("Nothing was changed.");
  }
}

async function givePicture(
  run: Run,
  catalogue: CatalogueName,
  text: string,
  items: readonly ExistingItem[],
): Promise<void> {
  const { values, dataFolder } = run;
  const called = await asked(run, "for", () =>
    select({
      message: "Which one?",
      choices: items.map((item) => ({
        name: [item.name, item.location].filter((part) => typeof part === "string").join(", "),
        value: String(item.id),
      })),
    }),
  );
  const [item, ...others] = itemsCalled(items, called);
  if (item === undefined || others.length > 0) {
    throw new UsageError(meantInstead(`${catalogue}.json`, items, called));
  }
  const picture = await askedPicture(run);
  const isDrawing = values.illustration === true;
  const change: CatalogueChange = {
    file: `${catalogue}.json`,
    ...pictureChange(dataFolder, text, items, item, { picture, isDrawing }),
  };
  const warnings = await checkedChange(dataFolder, change);
  console.log(`\n${item.name} gets another picture.`);
  sayPicture(change.image, picture);
  sayWarnings(warnings, change.file, item.id);
  if (change.removed !== undefined) console.log(`The old one, ${change.removed}, is removed.`);
  if (!(await isMeant(run, "Take it?"))) return;
  applyChange(dataFolder, change);
  console.log(`Done. ${seeIt}`);
}

/** The value of a flag, or what is answered to a question where somebody can be asked. */
async function asked(
  { flag, canAsk }: Run,
  name: string,
  question: () => Promise<string>,
): Promise<string> {
  const value = flag(name);
  if (value !== undefined) return value;
  if (!canAsk) throw new UsageError(`--${name} is missing.\n\n${usage}`);
  return question();
}

/** The picture, asked for until there is one that can be used. */
async function askedPicture(run: Run): Promise<ItemPicture> {
  const made = new Map<string, ItemPicture>();
  const tried = async (typed: string): Promise<string | true> => {
    try {
      made.set(typed, await itemPicture(sourceFile(typed)));
      return true;
    } catch (error) {
      if (error instanceof PictureError) return error.message;
      throw error;
    }
  };
  const source = await asked(run, "picture", () =>
    input({
      message: "Picture (a file; it can be dragged here):",
      required: true,
      validate: tried,
    }),
  );
  return made.get(source) ?? itemPicture(sourceFile(source));
}

/** The file that is meant, as it is typed where that is one, and else as a terminal writes it. */
function sourceFile(typed: string): string {
  return existsSync(typed) ? path.resolve(typed) : pastedPath(typed);
}

function sayPicture(image: string, { content, notes }: ItemPicture): void {
  console.log(`\nand this picture: ${image}, ${Math.round(content.length / 1000)} kB`);
  for (const note of notes) console.log(`  ${note}`);
}

function sayWarnings(warnings: readonly DataWarning[], file: string, id: number): void {
  for (const warning of warnings) {
    if (warning.place.includes(`id ${id} `) && warning.place.startsWith(file)) {
      console.warn(`Warning: ${warningLine(warning)}`);
    }
  }
}

async function isMeant({ canAsk }: Run, question: string): Promise<boolean> {
  if (!canAsk || (await confirm({ message: question }))) return true;
  console.log("Nothing was changed.");
  return false;
}

/** The flags of this run. Every field of a schema is one. */
function flags(): Readonly<Record<string, unknown>> {
  const own = ["kind", "name", "for", "picture", "data"];
  const fields = catalogueNames.flatMap((name) => fieldNames(path.resolve("data/schema"), name));
  const text = Object.fromEntries([...own, ...fields].map((name) => [name, { type: "string" }]));
  try {
    const { values } = parseArgs({
      options: {
        ...(text as Record<string, { type: "string" }>),
        price: { type: "string", multiple: true },
        yes: { type: "boolean" },
        illustration: { type: "boolean" },
        help: { type: "boolean" },
      },
    });
    return values;
  } catch (cause) {
    throw new UsageError(`${(cause as Error).message}\n\n${usage}`);
  }
}

/** The price rows, asked for until there is at least one; a wrong one is asked for again. */
async function priceRows(
  { values, canAsk }: Run,
  last: ExistingItem | undefined,
  check: (row: TypedRow) => ReturnType<AnswerCheck>,
): Promise<TypedRow[]> {
  const typed = values.price;
  if (Array.isArray(typed)) {
    return typed.map((text) => {
      const row = typedRow(String(text));
      if (row === null) {
        throw new UsageError(`"${String(text)}" is no price such as "1 week = 2799, 700 km".`);
      }
      return row;
    });
  }
  if (!canAsk) throw new UsageError(`--price is missing.\n\n${usage}`);
  for (;;) {
    const rows = await askedRows(last, check);
    if (rows.length > 0) return rows;
    console.log("An item needs at least one price.");
  }
}

async function askedRows(
  last: ExistingItem | undefined,
  check: (row: TypedRow) => ReturnType<AnswerCheck>,
): Promise<TypedRow[]> {
  const rows: TypedRow[] = [];
  // The first item of a catalogue has none to go by.
  for (const { duration } of last?.priceDetails ?? [{ duration: "1 day" }]) {
    const rowOf = (answer: string) => typedRow(`${String(duration)} = ${answer}`);
    const answer = await input({
      message: `Price for ${String(duration)}, and kilometres, such as 499, 120 km (empty: not offered):`,
      validate: (value) => {
        if (value.trim() === "") return true;
        const row = rowOf(value);
        return row === null
          ? "Whole rupees, then a comma and the kilometres if you know them: 499, 120 km or 499, unlimited km"
          : (check(row) ?? true);
      },
    });
    const row = rowOf(answer);
    if (row !== null) rows.push(row);
  }
  return rows;
}

main().catch((error: unknown) => {
  const isExpected =
    error instanceof UsageError || error instanceof PictureError || error instanceof DataError;
  const isStopped = error instanceof Error && error.name === "ExitPromptError";
  if (isStopped) console.error("Stopped; nothing was changed.");
  else console.error(isExpected ? error.message : error);
  process.exitCode = 1;
});
