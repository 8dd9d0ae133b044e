/**
 * Kills the editor at random moments of typing, dropping a photo and publishing, and looks at what is left:
 * `npx tsx tests/support/kill-editor.ts 50`. It throws where something is lost.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { editorFolder, savedDraft } from "../../editor/server/draft";
import { startedEditor } from "../../editor/server/server";
import { savedToken } from "../../editor/server/token";
import { TwoComputers } from "./two-computers";

const port = 23_517;
const longestMs = 2500;

async function main(kills: number): Promise<void> {
  const shop = new TwoComputers();
  const { here } = shop;
  const ownFolder = editorFolder(here.data);
  const address = `http://127.0.0.1:${port}/${savedToken(ownFolder)}/`;
  const size = { width: 2400, height: 1800 };
  const photo = await sharp({ create: { ...size, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
  const { id = 0, priceDetails: [row] = [] } = here.items("bikes")[0] ?? {};
  let number = 0;
  let acknowledged = 0;
  let locks = 0;

  const posted = (place: string, body: BodyInit) =>
    fetch(address + place, { method: "POST", body });
  const type = async () => {
    number += 1;
    // Every second price is wrong, and waits.
    const price = number % 2 === 0 ? 0 : 500 + number;
    const operations = [
      set([{ id }, "priceDetails", { id: row?.id ?? 0 }, "price"], price),
      set([{ id }, "category"], `word ${number}`),
    ];
    const body = JSON.stringify({ page: "page", place: "", operations });
    const answer = await posted("change", body);
    if (!answer.ok) throw new Error(`A change was refused: ${await answer.text()}`);
    acknowledged = number;
  };
  const acts: readonly (() => Promise<unknown>)[] = [
    type,
    () => posted("picture?name=Photo", new Uint8Array(photo)),
    async () => {
      await type();
      await posted("publish", "{}");
      await pause(200);
    },
  ];
  /** What was acknowledged is in the draft, every file is whole, and git is at a plain commit. */
  const check = () => {
    for (const name of ["bikes", "business", "pages"]) here.items(name);
    const [first] = savedDraft(ownFolder).contents.bikes as { category: string }[];
    const typed = Number(/^word (\d+)$/.exec(first?.category ?? "")?.[1] ?? 0);
    if (typed < acknowledged) throw new Error(`“word ${acknowledged}” is lost: ${typed}`);
    for (const name of ["MERGE_HEAD", "rebase-merge", "rebase-apply", "CHERRY_PICK_HEAD"]) {
      if (existsSync(path.join(here.folder, ".git", name))) throw new Error(`${name} is left`);
    }
    here.git("fsck", "--no-progress", "--no-dangling");
    const status = here.git("status", "--porcelain").split("\n");
    const others = status.filter((line) => line !== "" && !line.includes("data/"));
    if (others.length > 0) throw new Error(`Changed beside the data: ${others.join()}`);
  };

  for (let kill = 0; kill < kills; kill += 1) {
    const child = await started(here.data, address);
    const act = acts[kill % acts.length] ?? type;
    const working = (async () => {
      for (;;) await act();
    })().catch((error: unknown) => {
      // The connection is gone.
      if (!(error instanceof TypeError)) throw error;
    });
    await pause(Math.random() * longestMs);
    // With its git, or git alone goes on.
    process.kill(kill % 2 === 0 ? -(child.pid ?? 0) : (child.pid ?? 0), "SIGKILL");
    await working;
    await pause(300);
    const lock = path.join(here.folder, ".git/index.lock");
    if (existsSync(lock)) locks += 1;
    rmSync(lock, { force: true });
    check();
  }
  const child = await started(here.data, address);
  await posted("publish", "{}");
  for (let look = 0; look < 100; look += 1) {
    await pause(200);
    if (shop.published("data/bikes.json") === here.text("bikes")) break;
  }
  process.kill(-(child.pid ?? 0), "SIGKILL");
  check();
  if (shop.published("data/bikes.json") !== here.text("bikes")) {
    throw new Error("What was published is not what is here");
  }
  console.log(`${kills} kills, nothing lost; git left its lock ${locks} times`);
  shop.dispose();
  TwoComputers.disposeAll();
}

function set(steps: readonly unknown[], value: unknown) {
  return { do: "set", file: "bikes", path: steps, value };
}

async function started(data: string, address: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["--import", "tsx", __filename, "--editor", data], {
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  for (let look = 0; look < 600; look += 1) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok === true) return child;
    await pause(100);
  }
  throw new Error("The editor does not start");
}

async function runEditor(dataFolder: string): Promise<void> {
  await startedEditor({
    dataFolder,
    projectFolder: path.dirname(dataFolder),
    page: { script: "", style: "" },
    port,
    previewPort: 0,
    isOnNetwork: false,
  });
}

const [mode, folder] = process.argv.slice(2);
(mode === "--editor" ? runEditor(folder ?? "") : main(Number(mode ?? 50))).catch(
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
