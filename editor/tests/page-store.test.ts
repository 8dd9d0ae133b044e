/** @jest-environment jsdom */
import { type Operation, appliedWherePossible } from "../operations";
import { api, RefusedError, UnreachableError } from "../page/api";
import { EditorStore } from "../page/editor-store";
import type { Change, Update } from "../protocol";

/** Replaces EventSource. A test sends an update by calling `onmessage` of the last source. */
class Events {
  static last: Events;
  onmessage: (event: { readonly data: string }) => void = () => undefined;
  onerror: () => void = () => undefined;
  close = jest.fn();
  constructor(readonly address: string) {
    Events.last = this;
  }
}

const bikes = [{ id: 4, name: "Dio" }];
const update = (revision: number, contents: Update["contents"]) => ({
  data: JSON.stringify({ revision, contents }),
});
const rename = (name: string): readonly Operation[] => [
  { do: "set", file: "bikes", path: [{ id: 4 }, "name"], value: name },
];

let store: EditorStore;
let posted: Change[];
let answer: (change: Change) => Promise<{ revision: number }>;
const shownName = () => (store.snapshot().contents.bikes as typeof bikes)[0]?.name;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { EventSource: Events });
  posted = [];
  answer = () => Promise.resolve({ revision: posted.length + 1 });
  jest.spyOn(api, "change").mockImplementation((change) => {
    posted.push(change);
    return answer(change);
  });
  store = new EditorStore();
  store.open();
  Events.last.onmessage(update(1, { bikes }));
});

afterEach(() => {
  store.close();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("shows a change at once, and posts it after a pause", async () => {
  store.change(rename("D"), "name");
  expect(shownName()).toBe("D");
  expect(posted).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(posted).toMatchObject([{ operations: rename("D") }]);
  expect(store.snapshot()).toMatchObject({ hasUnsent: true });
  Events.last.onmessage(update(2, { bikes: [{ id: 4, name: "D" }] }));
  expect(store.snapshot()).toMatchObject({ hasUnsent: false, isConnected: true });
});

test("posts what is typed during a request as one change after the answer", async () => {
  let accept: () => void = () => undefined;
  answer = () =>
    new Promise((resolve) => (accept = () => resolve({ revision: posted.length + 1 })));
  store.change(rename("a"), "name");
  await jest.advanceTimersByTimeAsync(200);
  store.change(rename("ab"), "name");
  store.change(rename("abc"), "name");
  await jest.advanceTimersByTimeAsync(1000);
  expect(posted).toHaveLength(1);
  accept();
  await jest.advanceTimersByTimeAsync(0);
  expect(posted.map(({ operations }) => operations.at(-1))).toEqual(
    [rename("a"), rename("abc")].flat(),
  );
});

test("does not add an element twice if an update comes before the answer", async () => {
  let accept: () => void = () => undefined;
  answer = () => new Promise((resolve) => (accept = () => resolve({ revision: 2 })));
  const element = { id: 9, name: "Shine" };
  const insert: Operation = { do: "insert", file: "bikes", path: [], element, before: null };
  const both = appliedWherePossible({ bikes }, [[insert]]);
  store.change([insert], "add");
  await jest.advanceTimersByTimeAsync(200);
  Events.last.onmessage(update(2, both));
  expect(store.snapshot().contents).toEqual(both);
  accept();
  await jest.advanceTimersByTimeAsync(0);
  expect(store.snapshot()).toMatchObject({ contents: both, hasUnsent: false });
});

test("drops a refused change, and shows the reason until the next change", async () => {
  answer = () => Promise.reject(new RefusedError("Dio was removed in the meantime."));
  store.change(rename("x"), "name");
  await jest.advanceTimersByTimeAsync(200);
  expect(shownName()).toBe("Dio");
  expect(store.snapshot()).toMatchObject({
    hasUnsent: false,
    refusal: "Dio was removed in the meantime.",
  });
  store.change(rename("y"), "name");
  expect(store.snapshot().refusal).toBeNull();
});

test("after reconnecting, posts the changes that were made without a connection", async () => {
  const lostEvents = Events.last;
  answer = () => Promise.reject(new UnreachableError());
  store.change(rename("x"), "name");
  await jest.advanceTimersByTimeAsync(200);
  expect(store.snapshot()).toMatchObject({ isConnected: false, hasUnsent: true });
  store.change(rename("xy"), "name");
  expect(shownName()).toBe("xy");
  await jest.advanceTimersByTimeAsync(1000);
  expect(Events.last).not.toBe(lostEvents);
  answer = () => Promise.resolve({ revision: posted.length + 1 });
  posted = [];
  Events.last.onmessage(update(1, { bikes }));
  await jest.advanceTimersByTimeAsync(0);
  expect(posted.map(({ operations }) => operations)).toEqual([rename("x"), rename("xy")]);
  expect(store.snapshot()).toMatchObject({ isConnected: true });
  expect(shownName()).toBe("xy");
});
