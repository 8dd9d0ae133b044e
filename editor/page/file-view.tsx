import {
  type CatalogueName,
  catalogueNames,
  type DataFile,
} from "../../src/data-check/catalogue-data";
import type { Fault } from "../../src/data-check/fault";
import { itemName } from "../server/change-words";
import { api, Refused, Unreachable } from "./api";
import { DataForm } from "./data-form";
import { ElementList } from "./element-list";
import { type Element, toldApart, withNew } from "./elements";
import { faultsOf, sentence } from "./faults-at";
import { cataloguesWithoutPage, withPageFor } from "./new-page";
import { PageAdder } from "./page-adder";
import { PriceTable } from "./price-table";
import { lastingKey } from "./renumbered";
import type { Editing } from "./use-editor";
import { nextId } from "../server/next-id";

interface FileViewProps {
  readonly file: DataFile;
  readonly editing: Editing;
  readonly onSay: (text: string) => void;
  /** Hears of the field that is to be filled in, before its form is opened. */
  readonly onGo: (place: Pick<Fault, "path">) => void;
}

/** A whole data file: its price table and its list, or its form. */
export function FileView({ file, editing, onSay, onGo }: FileViewProps) {
  const { session, state, edit } = editing;
  const content = session.drafts[file];
  const faults = faultsOf(session.faults, file);
  const change = (next: unknown, place: string) => edit(file, next, place);
  if (!Array.isArray(content)) {
    return (
      <DataForm
        schemas={state.schemas}
        file={file}
        path={[]}
        content={content}
        faults={faults}
        facts={{ say: onSay }}
        onChange={change}
      />
    );
  }
  const list = content as readonly Element[];
  const names = toldApart(list.map(({ id }) => itemName(file, id, session.drafts) ?? ""));
  const keyOf = (id: number) => lastingKey(session.renumberings, file, id);
  const catalogue = catalogueNames.find((name) => name === file);
  const newId = nextId(list, catalogue === undefined ? 0 : state.highestIds[catalogue]);
  const add = () => {
    const { required, fixed } = elementFields(state.schemas, file);
    change(withNew(list, newId, required, fixed), "add");
    onGo({ path: [list.length, "name"] });
    onSay("Added, to be filled in.");
    window.location.hash = `#${file}/${newId}`;
  };
  const addPage = async (name: CatalogueName) => {
    const earlier = await api.earlierPage(name).catch((error: unknown) => {
      // Without it the page is a new one.
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
      return { page: null };
    });
    const { drafts, published } = (await editing.sync()) ?? session;
    if (!cataloguesWithoutPage(drafts).includes(name)) return;
    const next = withPageFor(name, drafts, published, earlier.page);
    editing.redraft(next, `pages add ${name}`);
    const pages = next.pages as readonly Element[];
    const place = pages.findIndex((page) => page.catalogue === name);
    onGo({ path: [place, "title"] });
    onSay("Added.");
    window.location.hash = `#pages/${pages[place]?.id ?? ""}`;
  };
  return (
    <>
      {faults
        .filter(({ path }) => path.length < 2)
        .map(({ rule, field }) => (
          <p className="fault" key={rule + String(field)}>
            {sentence(rule)}
          </p>
        ))}
      {catalogue !== undefined && (
        <PriceTable
          catalogue={catalogue}
          items={list}
          names={names}
          keyOf={keyOf}
          faults={faults}
          onChange={change}
          onSay={onSay}
        />
      )}
      <h3>{catalogue === undefined ? "In this order" : "Items, in the order of the page"}</h3>
      <ElementList
        file={file}
        list={list}
        names={names}
        keyOf={keyOf}
        faults={faults}
        copyId={catalogue === undefined ? null : newId}
        isBelowTable={catalogue !== undefined}
        onChange={change}
        onSay={onSay}
        onGo={onGo}
      />
      {file === "pages" && (
        <PageAdder
          missing={cataloguesWithoutPage(session.drafts)}
          onAdd={(name) => void addPage(name)}
        />
      )}
      {catalogue !== undefined && (
        <button type="button" onClick={add}>
          Add an item
        </button>
      )}
    </>
  );
}

interface ElementSchema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, { readonly const?: unknown }>>;
}

/** The fields that every element of a file has, and those of them that say the same in all. */
function elementFields(schemas: Readonly<Record<string, unknown>>, file: DataFile) {
  const schema = schemas[`${file}.schema.json`] as { readonly items?: ElementSchema } | undefined;
  const { required = [], properties = {} } = schema?.items ?? {};
  const fixed = Object.fromEntries(
    required.flatMap((name) => {
      const value = properties[name]?.const;
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return { required, fixed };
}
