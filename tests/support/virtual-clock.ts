interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** Time that passes only when nothing is left to do: what happens is the same on every machine. */
export class VirtualClock {
  private time = 0;
  private timers: Timer[] = [];

  now = () => this.time;
  setTimeout = (run: () => void, delay = 0): Timer => {
    const timer = { at: this.time + delay, run };
    this.timers.push(timer);
    return timer;
  };
  clearTimeout = (timer: Timer | undefined) => {
    this.timers = this.timers.filter((other) => other !== timer);
  };
  pause = (delay: number) => new Promise<void>((resolve) => this.setTimeout(resolve, delay));

  /**
   * Lets time pass until some work is done.
   *
   * @throws Error when nothing is left that the work could wait for
   */
  async runUntil<T>(work: Promise<T>): Promise<T> {
    const state = { isDone: false };
    const done = () => (state.isDone = true);
    work.then(done, done);
    for (;;) {
      // Everything that needs no time has happened when the event loop comes round.
      await new Promise((resolve) => setImmediate(resolve));
      if (state.isDone) return work;
      const next = this.timers.reduce<Timer | undefined>(
        (first, timer) => (first === undefined || timer.at < first.at ? timer : first),
        undefined,
      );
      if (next === undefined) throw new Error("Something is waited for that never comes.");
      this.clearTimeout(next);
      this.time = next.at;
      next.run();
    }
  }
}
