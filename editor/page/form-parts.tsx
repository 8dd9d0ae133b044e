import {
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  type DescriptionFieldProps,
  type FieldErrorProps,
  type FieldProps,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
  type RJSFSchema,
  type WidgetProps,
  ariaDescribedByIds,
  descriptionId,
  errorId,
} from "@rjsf/utils";
import { createContext, useContext, useEffect, useRef, useState } from "react";
import { ConflictsAt } from "./conflict-notice";
import { saidAbove } from "./faults-at";
import { KilometresInput } from "./kilometres-input";
import { MoveButtons } from "./move-buttons";
import { typedNumber } from "./typed-number";
import { isObject, without } from "../server/json-values";

/** What fields of a form know besides their own values. */
export interface FormFacts {
  /** Values of the items by which a page's words are named, such as `scooty`. */
  readonly valuesOf?: (field: "labels" | "groupNotes") => readonly string[];
  /** What is to be known about fields as they stand now, by their ids. */
  readonly notes?: ReadonlyMap<string, string>;
  /** Says something to whoever does not see the form change. */
  readonly say?: (text: string) => void;
}

function FieldPart(props: FieldTemplateProps) {
  const { id, label, children, errors, description, hidden, displayLabel, schema, classNames } =
    props;
  if (hidden === true) return <div hidden>{children}</div>;
  const note = (props.registry.formContext as FormFacts).notes?.get(id);
  const isBox = schema.type === "boolean";
  const isNamed = displayLabel === true && !isBox && label !== "";
  return (
    <div id={`${id}-place`} className={`field ${isBox ? "field-box" : ""} ${classNames ?? ""}`}>
      {isNamed && <label htmlFor={id}>{label.replace(/-(?=\d+$)/, " ")}</label>}
      {children}
      {displayLabel === true && !isBox && description}
      {errors}
      {note !== undefined && (
        <p className="fault" id={noteId(id)}>
          {note}
        </p>
      )}
      <ConflictsAt spot={id} />
    </div>
  );
}

function noteId(id: string): string {
  return `${id}-note`;
}

function DescriptionPart({ id, description }: DescriptionFieldProps) {
  return (
    <p className="hint" id={id}>
      {description}
    </p>
  );
}

function ErrorPart({ errors = [], fieldPathId }: FieldErrorProps) {
  const texts = errors
    .filter((text) => typeof text === "string")
    .filter((text) => text !== saidAbove);
  return (
    <p className="fault" id={errorId(fieldPathId)} hidden={texts.length === 0}>
      {texts.join(" ")}
    </p>
  );
}

function ObjectPart({ title, description, properties, fieldPathId }: ObjectFieldTemplateProps) {
  const content = properties.map(({ content: field }) => field);
  // An element of a list is named by the group around it.
  if (title === "" || /-\d+$/.test(title)) return <div className="fields">{content}</div>;
  return (
    <fieldset className="fields">
      <legend>{title}</legend>
      {description !== undefined && (
        <p className="hint" id={descriptionId(fieldPathId)}>
          {description}
        </p>
      )}
      {content}
    </fieldset>
  );
}

/** A list, as its entries know it. */
interface ListFacts {
  readonly title: string;
  readonly entries: readonly unknown[];
}

const ListContext = createContext<ListFacts>({ title: "", entries: [] });

function ListPart({
  title,
  items,
  canAdd,
  onAddClick,
  schema,
  className,
  formData,
  registry,
}: ArrayFieldTemplateProps) {
  const entries = Array.isArray(formData) ? (formData as readonly unknown[]) : [];
  const { say } = registry.formContext as FormFacts;
  const place = useRef<HTMLDivElement>(null);
  const isAdding = useRef(false);
  useEffect(() => {
    if (!isAdding.current) return;
    isAdding.current = false;
    const fields =
      place.current?.lastElementChild?.querySelectorAll<HTMLElement>("input, select, textarea");
    // An id is kept in a field that nobody sees.
    [...(fields ?? [])].find((field) => field.closest("[hidden]") === null)?.focus();
  }, [entries.length]);
  return (
    <fieldset className={`list ${className ?? ""}`}>
      <legend>{title}</legend>
      {schema.description !== undefined && <p className="hint">{schema.description}</p>}
      <ListContext.Provider value={{ title, entries }}>
        <div className="list-items" ref={place}>
          {items}
        </div>
      </ListContext.Provider>
      {canAdd && (
        <button
          type="button"
          onClick={(event) => {
            isAdding.current = true;
            onAddClick(event);
            say?.(`Number ${entries.length + 1} added to “${title}”.`);
          }}
        >
          Add to “{title}”
        </button>
      )}
    </fieldset>
  );
}

function ListItemPart({ children, buttonsProps, index, registry }: ArrayFieldItemTemplateProps) {
  const { hasRemove, hasMoveUp, hasMoveDown, onRemoveItem, onMoveUpItem, onMoveDownItem } =
    buttonsProps;
  const { title, entries } = useContext(ListContext);
  const { say } = registry.formContext as FormFacts;
  const place = index + 1;
  const words = entryWords(entries[index]);
  const name = `number ${place} of “${title}”${words === "" ? "" : `, ${words}`}`;
  const said = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return (
    <div className="list-item" role="group" aria-label={`${title} ${place}`}>
      {children}
      <div className="actions">
        {(hasMoveUp || hasMoveDown) && (
          <MoveButtons
            labelOf={(direction) => `Move ${name}, ${direction}`}
            canMove={{ up: hasMoveUp, down: hasMoveDown }}
            onMove={(direction) => {
              // The library would take the focus from what it knows to be pressed.
              if (direction === "up") onMoveUpItem();
              else onMoveDownItem();
              const now = direction === "up" ? place - 1 : place + 1;
              say?.(`${said}, moved ${direction}: ${now} of ${entries.length}.`);
            }}
          />
        )}
        {hasRemove && (
          <button
            type="button"
            aria-label={`Remove ${name}`}
            onClick={(event) => {
              onRemoveItem(event);
              say?.(`${said}, removed. Undo brings it back.`);
            }}
          >
            Remove
          </button>
        )}
      </div>
    </div>
  );
}

/** What an entry of a list is called; nothing where nothing is written in it. */
function entryWords(entry: unknown): string {
  if (Array.isArray(entry)) return entry.map(entryWords).join(", ");
  if (!isObject(entry)) return shownText(entry);
  return shownText(entry.label ?? entry.day ?? entry.duration);
}

/**
 * The ids of what describes a field: its own texts, and what is said of the group that it is wrong in. What a
 * fault says at its end already is not read twice.
 */
function describedBy(id: string, errors: readonly string[], { description }: RJSFSchema): string {
  const isSaid = description !== undefined && errors.some((text) => text.includes(description));
  const own = ariaDescribedByIds(id)
    .split(" ")
    .filter((text) => !(isSaid && text === descriptionId(id)))
    .join(" ");
  return errors.includes(saidAbove) ? `${own} ${errorId(id.replace(/_[^_]*$/, ""))}` : own;
}

/** One line of text or a number. A number that is none stays as it is typed, for the check to see. */
function InputPart({ id, value, schema, onChange, rawErrors = [], label, registry }: WidgetProps) {
  const hasNote = (registry.formContext as FormFacts).notes?.has(id) === true;
  const texts = describedBy(id, rawErrors, schema);
  const isNumber = schema.type === "integer" || schema.type === "number";
  return (
    <input
      id={id}
      value={shownText(value)}
      inputMode={schema.type === "integer" ? "numeric" : isNumber ? "decimal" : "text"}
      aria-invalid={rawErrors.length > 0}
      aria-describedby={hasNote ? `${texts} ${noteId(id)}` : texts}
      aria-label={label === "" ? "Text" : undefined}
      autoComplete="off"
      onChange={({ target }) =>
        onChange(
          isNumber
            ? typedNumber(target.value, schema.type === "integer")
            : target.value === ""
              ? undefined
              : target.value,
        )
      }
    />
  );
}

function BoxPart({ id, value, label, onChange, rawErrors = [], schema }: WidgetProps) {
  return (
    <label className="box">
      <input
        type="checkbox"
        id={id}
        checked={value === true}
        aria-invalid={rawErrors.length > 0}
        aria-describedby={describedBy(id, rawErrors, schema)}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

function ChoicePart({
  id,
  value,
  options,
  onChange,
  rawErrors = [],
  required,
  schema,
}: WidgetProps) {
  const choices = options.enumOptions ?? [];
  return (
    <select
      id={id}
      value={typeof value === "string" ? value : ""}
      aria-invalid={rawErrors.length > 0}
      aria-describedby={describedBy(id, rawErrors, schema)}
      onChange={({ target }) => onChange(target.value === "" ? undefined : target.value)}
    >
      {(required !== true || value === undefined) && <option value="">–</option>}
      {choices.map(({ value: choice, label }) => (
        <option key={String(choice)} value={String(choice)}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** A list of words, typed with commas between them. */
function WordsField({ formData, onChange, fieldPathId, schema, rawErrors = [] }: FieldProps) {
  const words = Array.isArray(formData) ? (formData as readonly string[]) : [];
  const [typed, setTyped] = useState<string | null>(null);
  const id = fieldPathId.$id;
  const title = schema.title ?? "";
  return (
    <>
      {title !== "" && <label htmlFor={id}>{title}</label>}
      <input
        id={id}
        value={typed ?? words.join(", ")}
        aria-label={title === "" ? "Words, with commas between them" : undefined}
        aria-invalid={rawErrors.length > 0}
        aria-describedby={describedBy(id, rawErrors, schema)}
        autoComplete="off"
        onBlur={() => setTyped(null)}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(wordsOf(target.value), fieldPathId.path);
        }}
      />
      {title !== "" && (
        <p className="hint" id={descriptionId(id)}>
          Words with commas between them. {schema.description}
        </p>
      )}
    </>
  );
}

/** Words for values that the items have: a line for each value. */
function ByValueField(props: FieldProps) {
  const { onChange, fieldPathId, schema, name, registry, errorSchema } = props;
  const texts = (props.formData ?? {}) as Readonly<Record<string, string>>;
  const facts = registry.formContext as FormFacts;
  const known = facts.valuesOf?.(name === "labels" ? "labels" : "groupNotes") ?? [];
  const values = [...new Set([...Object.keys(texts), ...known])];
  return (
    <fieldset className="list">
      <legend>{schema.title}</legend>
      <p className="hint">{schema.description}</p>
      {values.map((value, index) => {
        const id = `${fieldPathId.$id}-${index}`;
        const faults = errorSchema?.[value]?.__errors ?? [];
        return (
          <div className="field" key={value}>
            <label htmlFor={id}>{value}</label>
            <input
              id={id}
              value={texts[value] ?? ""}
              aria-invalid={faults.length > 0}
              aria-describedby={`${id}-fault`}
              autoComplete="off"
              onChange={({ target }) => {
                const next =
                  target.value === "" ? without(texts, value) : { ...texts, [value]: target.value };
                onChange(next, fieldPathId.path);
              }}
            />
            <p className="fault" id={`${id}-fault`} hidden={faults.length === 0}>
              {faults.join(" ")}
            </p>
          </div>
        );
      })}
    </fieldset>
  );
}

function KilometresField({ formData, onChange, fieldPathId, schema, rawErrors = [] }: FieldProps) {
  const id = fieldPathId.$id;
  return (
    <>
      <label htmlFor={id}>{schema.title}</label>
      <KilometresInput
        id={id}
        value={formData as unknown}
        isWrong={rawErrors.length > 0}
        describedBy={describedBy(id, rawErrors, schema)}
        onChange={(kms) => onChange(kms, fieldPathId.path)}
      />
    </>
  );
}

function wordsOf(text: string): string[] {
  return text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

function shownText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** The form's parts, in place of those of the library. */
export const formParts = {
  templates: {
    FieldTemplate: FieldPart,
    DescriptionFieldTemplate: DescriptionPart,
    FieldErrorTemplate: ErrorPart,
    ObjectFieldTemplate: ObjectPart,
    ArrayFieldTemplate: ListPart,
    ArrayFieldItemTemplate: ListItemPart,
  },
  widgets: {
    TextWidget: InputPart,
    UpDownWidget: InputPart,
    URLWidget: InputPart,
    CheckboxWidget: BoxPart,
    SelectWidget: ChoicePart,
  },
  fields: { WordsField, ByValueField, NumberField, KilometresField },
};

/** A number's field without the library's reading, which knows no rupee sign and no comma. */
function NumberField(props: FieldProps) {
  const { fieldPathId, onChange, rawErrors = [] } = props;
  return (
    <InputPart
      {...(props as unknown as WidgetProps)}
      id={fieldPathId.$id}
      value={props.formData as unknown}
      rawErrors={rawErrors}
      label={props.schema.title ?? ""}
      onChange={(value: unknown) => onChange(value, fieldPathId.path)}
    />
  );
}
