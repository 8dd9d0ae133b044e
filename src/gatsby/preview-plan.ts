import { setTimeout as pause } from "node:timers/promises";
import { areNodesComplete, dataVersion, type NodeSource } from "./data-nodes";

/** Milliseconds between two looks. */
const lookMs = 50;

interface PlanPatience {
  /** Looks for the nodes that are still being made, before the pages are planned without them. */
  readonly looksForNodes: number;
  /** Looks at whether the pages are planned, before Gatsby is asked to plan them anew. */
  readonly looksForPlan: number;
  /** How often it is asked before the next change is let in all the same. */
  readonly asks: number;
}

const usualPatience: PlanPatience = { looksForNodes: 200, looksForPlan: 60, asks: 20 };

/**
 * Sees to it that the pages of `npm run develop` are planned from all of the data. Gatsby plans them
 * while an edited file's nodes are still being made, and plans nothing for a change that comes while it
 * plans (docs/decisions/0008-after-the-build.md).
 */
export class PreviewPlan {
  private planned: string | null = null;
  private askAnew: () => void = () => undefined;

  /** @param folder the data that the pages are made from */
  constructor(
    private readonly folder: string,
    private readonly patience: PlanPatience = usualPatience,
  ) {}

  /** Takes over how Gatsby is made to plan the pages anew. */
  setAskAnew(askAnew: () => void): void {
    this.askAnew = askAnew;
  }

  /**
   * Waits until the nodes are those of the files.
   *
   * @returns the version of the data that the pages can be planned from, or null where nodes are missing
   */
  async completeVersion(nodes: NodeSource): Promise<string | null> {
    for (let look = 0; look < this.patience.looksForNodes; look += 1) {
      if (areNodesComplete(this.folder, nodes)) return dataVersion(this.folder);
      await pause(lookMs);
    }
    return null;
  }

  /** Notes what the pages have been planned from. */
  setPlanned(version: string | null): void {
    this.planned = version;
  }

  /** Waits until the pages are planned from the data as it stands. */
  async untilPlanned(): Promise<void> {
    const { looksForPlan, asks } = this.patience;
    for (let look = 1; look <= looksForPlan * asks; look += 1) {
      if (this.planned === dataVersion(this.folder)) return;
      await pause(lookMs);
      if (look % looksForPlan === 0) this.askAnew();
    }
  }
}
