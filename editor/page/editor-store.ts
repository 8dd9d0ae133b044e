import type { Change, Update } from "../protocol";
import { appliedWherePossible, type Contents, type Operation } from "../operations";
import { api, RefusedError, UnreachableError } from "./api";

export interface Snapshot {
  readonly server: Update | null;
  /** The server's draft, with this page's changes that the server does not have yet. */
  readonly contents: Contents;
  readonly hasUnsent: boolean;
  readonly isConnected: boolean;
  readonly refusal: string | null;
}

const typingPauseMs = 150;
const reconnectMs = 1000;

interface PendingChange {
  readonly change: Change;
  readonly isPosted: boolean;
  /** The draft's revision with the change; null until the server has accepted it. */
  readonly revision: number | null;
}

/** The page's state. Changes are posted in order, one at a time; without a connection they wait. */
export class EditorStore {
  /** Random; `crypto.randomUUID` would need https. */
  private readonly pageId = `${Date.now()}-${Math.random()}`;
  private readonly listeners = new Set<() => void>();
  private current: Snapshot = {
    server: null,
    contents: {},
    hasUnsent: false,
    isConnected: false,
    refusal: null,
  };
  private pending: readonly PendingChange[] = [];
  private posting: Promise<void> | null = null;
  private postTimer: ReturnType<typeof setTimeout> | undefined;
  private reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  private events: EventSource | null = null;

  readonly snapshot = (): Snapshot => this.current;

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
    clearTimeout(this.postTimer);
    clearTimeout(this.reconnectTimer);
  }

  change(operations: readonly Operation[], undoKey: string): void {
    if (operations.length === 0) return;
    const last = this.pending.at(-1);
    if (last !== undefined && !last.isPosted && last.change.undoKey === undoKey) {
      const change = { ...last.change, operations: [...last.change.operations, ...operations] };
      this.pending = this.pending.with(-1, { ...last, change });
    } else {
      const change = { pageId: this.pageId, undoKey, operations };
      this.pending = [...this.pending, { change, isPosted: false, revision: null }];
    }
    this.update({ refusal: null });
    clearTimeout(this.postTimer);
    this.postTimer = setTimeout(() => void this.flush(), typingPauseMs);
  }

  async flush(): Promise<void> {
    clearTimeout(this.postTimer);
    if (!this.current.isConnected) return;
    this.posting ??= this.postPending().finally(() => (this.posting = null));
    await this.posting;
  }

  private async postPending(): Promise<void> {
    for (;;) {
      const index = this.pending.findIndex(({ revision }) => revision === null);
      const next = this.pending[index];
      if (next === undefined) return;
      const { change } = next;
      this.pending = this.pending.with(index, { ...next, isPosted: true });
      try {
        const { revision } = await api.change(change);
        this.pending = this.pending.map((other) =>
          other.change === change ? { ...other, revision } : other,
        );
        this.update({});
      } catch (error) {
        if (error instanceof UnreachableError) {
          this.onDisconnect();
          return;
        }
        if (!(error instanceof RefusedError)) throw error;
        this.pending = this.pending.filter((other) => other.change !== change);
        this.update({ refusal: error.message });
      }
    }
  }

  private onDisconnect(): void {
    this.events?.close();
    this.update({ isConnected: false });
    clearTimeout(this.reconnectTimer);
    this.reconnectTimer = setTimeout(() => this.open(), reconnectMs);
  }

  private onUpdate(server: Update): void {
    const wasConnected = this.current.isConnected;
    this.update({ server, isConnected: true });
    if (!wasConnected) void this.flush();
  }

  private update(changed: Partial<Snapshot>): void {
    const server = changed.server ?? this.current.server;
    const isPending = ({ revision }: PendingChange) =>
      revision === null || revision > (server?.revision ?? 0);
    this.pending = this.pending.filter(isPending);
    const pendingOperations = this.pending.map(({ change }) => change.operations);
    this.current = {
      ...this.current,
      ...changed,
      contents: appliedWherePossible(server?.contents ?? {}, pendingOperations),
      hasUnsent: this.pending.length > 0,
    };
    for (const listener of this.listeners) listener();
  }
}
