import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { confirm, input, select } from "@inquirer/prompts";
import { catalogueNames } from "../src/data-check/catalogue-data";
import { itemPagePath, itemSlug } from "../src/catalogue/item-address";
import { checkedTexts } from "../src/data-check/check-data";
import { warningLine } from "../src/data-check/data-warnings";
import { DataError } from "../src/data-check/fault";
import { applyChange, checkedChange, freeImage } from "./add/catalogue-change";
import { itemPicture, PictureError } from "./add/item-picture";
import { withNewItem } from "./add/item-text";
import { labelHints } from "./add/label-hints";
import {
  askedFields,
  fieldNames,
  type ExistingItem,
  fileNameOf,
  fixedFields,
  newItem,
  proposedSlug,
  type TypedRow,
  typedRow,
} from "./add/new-item";

const usage = `npm run add                   asks for everything
npm run add -- --kind bikes --name "Hero Destini" --picture photo.jpg \\
  --price "1 day = 699, 120 km" --price "1 week = 4199, 700 km" \\
  --category "scooty, hero" --filter scooty --exceed "if exceeds Rs.5/KM" --yes
Kinds: ${catalogueNames.join(", ")}. A field that no flag names is asked for; --yes asks nothing more.
Other flags: --illustration (the picture is a drawing), --data FOLDER (another data folder).`;

/** What the person who runs this did wrong, in words. */
class UsageError extends Error {}

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
  const canAsk = process.stdin.isTTY && values.yes !== true;
  const ask = async (name: string, question: () => Promise<string>): Promise<string> => {
    const value = flag(name);
    if (value !== undefined) return value;
    if (!canAsk) throw new UsageError(`--${name} is missing.\n\n${usage}`);
    return question();
  };
  const dataFolder = path.resolve(flag("data") ?? "data");
  const schemaFolder = path.join(dataFolder, "schema");
  // Nobody should answer questions for data that is wrong already.
  const { pages: allPages, business } = checkedTexts(dataFolder, schemaFolder);

  const kind = await ask("kind", () =>
    select({ message: "What is it?", choices: [...catalogueNames] }),
  );
  const catalogue = catalogueNames.find((name) => name === kind);
  if (catalogue === undefined) throw new UsageError(`There is no kind "${kind}".\n\n${usage}`);
  const file = `${catalogue}.json`;
  const text = readFileSync(path.join(dataFolder, file), "utf8");
  const items = JSON.parse(text) as ExistingItem[];
  const last = items.at(-1);
  if (last === undefined) throw new UsageError(`${file} holds no item to go by.`);

  const name = await ask("name", () =>
    input({ message: "Name, as visitors read it:", required: true }),
  );
  const fields: Record<string, unknown> = { ...fixedFields(schemaFolder, catalogue) };
  for (const { name: field, description, choices, usual, isOptional } of askedFields(
    schemaFolder,
    catalogue,
    items,
  )) {
    if (isOptional && !canAsk && flag(field) === undefined) continue;
    const answer = await ask(field, () =>
      choices === null
        ? input({
            message: `${field} (${description})${isOptional ? ", or nothing" : ""}`,
            required: !isOptional,
            ...(usual === "" ? {} : { default: usual }),
          })
        : select({ message: `${field} (${description})`, choices: [...choices] }),
    );
    if (!isOptional || answer.trim() !== "") fields[field] = answer;
  }
  const address = { name, ...fields } as Parameters<typeof proposedSlug>[1];
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
  const rows = await priceRows(values.price, last, canAsk);
  const source = await ask("picture", () =>
    input({ message: "Picture (a file; it can be dragged here):", required: true }),
  );
  const picture = await itemPicture(path.resolve(source.trim().replaceAll(/^['"]|['"]$/g, "")));
  const image = freeImage(dataFolder, fileNameOf(name));
  const item = newItem(items, { name, ...fields }, rows, image);
  const added = withNewItem(text, item);
  const change = { file, text: added.text, image, picture: picture.content };
  const warnings = await checkedChange(dataFolder, change);

  console.log(`\nThis is added to ${path.join(dataFolder, file)}:\n`);
  console.log(added.added.replaceAll(/^/gm, "+ "));
  const page = allPages.find((listing) => listing.catalogue === catalogue);
  if (page !== undefined) {
    console.log(`\nIts page: ${itemPagePath(page, { ...fields, slug }, business.slug)}`);
  }
  console.log(`\nand this picture: ${image}, ${Math.round(picture.content.length / 1000)} kB`);
  for (const note of picture.notes) console.log(`  ${note}`);
  for (const warning of warnings) {
    if (warning.place.includes(`id ${item.id} `) && warning.place.startsWith(file)) {
      console.warn(`Warning: ${warningLine(warning)}`);
    }
  }
  if (canAsk && !(await confirm({ message: "Add it?" }))) {
    console.log("Nothing was changed.");
    return;
  }
  applyChange(dataFolder, change);
  const listing = allPages.filter((listed) => listed.catalogue === catalogue);
  for (const hint of labelHints(listing, items, item)) console.log(hint);
  console.log(`Added as id ${item.id}. See it with: npm start`);
}

/** The flags of this run. Every field of a schema is one. */
function flags(): Readonly<Record<string, unknown>> {
  const own = ["kind", "name", "picture", "data"];
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

async function priceRows(typed: unknown, last: ExistingItem, canAsk: boolean): Promise<TypedRow[]> {
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
  const rows: TypedRow[] = [];
  for (const { duration } of last.priceDetails) {
    const answer = await input({
      message: `Price for ${String(duration)}, and kilometres, such as 499, 120 km (empty: not offered):`,
      validate: (value) =>
        value.trim() === "" ||
        typedRow(`${String(duration)} = ${value}`) !== null ||
        "Whole rupees, then a comma and the kilometres if you know them",
    });
    const row = typedRow(`${String(duration)} = ${answer}`);
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
