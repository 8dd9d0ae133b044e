import type { Change, Update } from "../protocol";
import { type Contents, type Operation, withPending } from "../operations";
import { api, RefusedError, UnreachableError } from "./api";

export interface Snapshot {
  readonly server: Update | null;
  readonly contents: Contents;
  readonly isUnsent: boolean;
  readonly isReached: boolean;
  readonly refusal: string | null;
}

const restMs = 150;
const retryMs = 1000;

interface Pending {
  readonly change: Change;
  readonly isPosted: boolean;
  readonly revision: number | null;
}

/** The state of the page. Its changes are posted in their order, one at a time; while the server is gone they wait. */
export class EditorStore {
  /** Tells the changes of this page from those of others; `crypto` is there on https alone. */
  private readonly page = `${Date.now()}-${Math.random()}`;
  private readonly listeners = new Set<() => void>();
  private shown: Snapshot = {
    server: null,
    contents: {},
    isUnsent: false,
    isReached: false,
    refusal: null,
  };
  private pending: readonly Pending[] = [];
  private posting: Promise<void> | null = null;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private events: EventSource | null = null;

  readonly snapshot = (): Snapshot => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  open(): void {
    const events = new EventSource("events");
    this.events = events;
    events.onmessage = ({ data }: MessageEvent<string>) => {
      this.onUpdate(JSON.parse(data) as Update);
    };
    events.onerror = () => {
      events.close();
      this.onDisconnect();
    };
  }

  close(): void {
    this.events?.close();
    clearTimeout(this.rest);
    clearTimeout(this.retry);
  }

  change(operations: readonly Operation[], undoKey: string): void {
    if (operations.length === 0) return;
    const last = this.pending.at(-1);
    if (last !== undefined && !last.isPosted && last.change.undoKey === undoKey) {
      const change = { ...last.change, operations: [...last.change.operations, ...operations] };
      this.pending = this.pending.with(-1, { ...last, change });
    } else {
      const change = { page: this.page, undoKey, operations };
      this.pending = [...this.pending, { change, isPosted: false, revision: null }];
    }
    this.show({ refusal: null });
    clearTimeout(this.rest);
    this.rest = setTimeout(() => void this.flushed(), restMs);
  }

  async flushed(): Promise<void> {
    clearTimeout(this.rest);
    if (!this.shown.isReached) return;
    this.posting ??= this.post().finally(() => (this.posting = null));
    await this.posting;
  }

  private async post(): Promise<void> {
    for (;;) {
      const next = this.pending.find(({ revision }) => revision === null);
      if (next === undefined) return;
      const { change } = next;
      this.pending = this.pending.map((one) => (one === next ? { ...one, isPosted: true } : one));
      try {
        const { revision } = await api.change(change);
        this.settle(change, revision);
      } catch (error) {
        if (error instanceof UnreachableError) {
          this.onDisconnect();
          return;
        }
        if (!(error instanceof RefusedError)) throw error;
        this.settle(change, 0);
        this.show({ refusal: error.message });
      }
    }
  }

  private settle(change: Change, revision: number): void {
    const isTold = revision <= (this.shown.server?.revision ?? 0);
    this.pending = this.pending.flatMap((one) =>
      one.change !== change ? [one] : isTold ? [] : [{ ...one, revision }],
    );
    this.show({});
  }

  private onDisconnect(): void {
    this.events?.close();
    this.show({ isReached: false });
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), retryMs);
  }

  private onUpdate(update: Update): void {
    const isBack = !this.shown.isReached;
    this.pending = this.pending.filter(
      ({ revision }) => revision === null || revision > update.revision,
    );
    this.show({ server: update, isReached: true });
    if (isBack) void this.flushed();
  }

  private show(changed: Partial<Snapshot>): void {
    const server = changed.server ?? this.shown.server;
    const waiting = this.pending.map(({ change }) => change.operations);
    this.shown = {
      ...this.shown,
      ...changed,
      contents: withPending(server?.contents ?? {}, waiting),
      isUnsent: this.pending.length > 0,
    };
    for (const listener of this.listeners) listener();
  }
}
