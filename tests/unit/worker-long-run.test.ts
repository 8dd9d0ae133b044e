/** @jest-environment node */
import fc from "fast-check";
import { histories, longRun } from "../support/long-run";
import { workerCode } from "../support/running-worker";

/**
 * LONG_RUN_COUNT=1000 tries as many histories, of a new seed each time. LONG_RUN_SEED tries those of one
 * seed again; that of histories that failed is in their message.
 */
const { LONG_RUN_COUNT, LONG_RUN_SEED } = process.env;
const seedOfEveryTest = 20_261_122;
const count = Number(LONG_RUN_COUNT ?? 20);
const seed = Number(LONG_RUN_SEED ?? (LONG_RUN_COUNT === undefined ? seedOfEveryTest : Date.now()));

const code = workerCode();

test(`after ten deployments and visits that were cut off one whole catalogue is cached, and no two were ever mixed (${count} histories of seed ${seed})`, async () => {
  const happens = fc.asyncProperty(histories, (history) => longRun(code, history));
  await fc.assert(happens, { seed, numRuns: count });
}, 3_600_000);
