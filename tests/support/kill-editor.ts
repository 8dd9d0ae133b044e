/**
 * Kills the editor at random moments of typing, dropping a photo and publishing, and looks at what is left:
 * `npx tsx tests/support/kill-editor.ts 50`. It prints how often it was killed in what, and throws where something
 * is lost.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { dataFiles } from "../../src/data-check/catalogue-data";
import type { Update } from "../../editor/protocol";
import { editorFolder, savedDraft } from "../../editor/server/draft";
import { startedEditor } from "../../editor/server/server";
import { savedToken } from "../../editor/server/token";
import { TwoComputers } from "./two-computers";

const port = 23_517;
const longestMs = 2500;

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

async function main(kills: number): Promise<void> {
  const shop = new TwoComputers();
  const { data, folder } = shop.here;
  const address = `http://127.0.0.1:${port}/${savedToken(editorFolder(data))}/`;
  const photo = await sharp({
    create: { width: 2400, height: 1800, channels: 3, background: "red" },
  })
    .jpeg()
    .toBuffer();
  const [bike] = shop.here.items("bikes");
  const [row] = bike?.priceDetails ?? [];
  if (bike === undefined || row === undefined) throw new Error("There is no price to type");
  const priceAt = [{ id: bike.id }, "priceDetails", { id: row.id }, "price"];
  const categoryAt = [{ id: bike.id }, "category"];
  let number = 0;
  let acknowledged = "";
  const counts = { typing: 0, photo: 0, publishing: 0, lock: 0 };

  const type = async () => {
    number += 1;
    const words = `word ${number}`;
    // Every second price is wrong, and waits.
    const operations = [
      { do: "set", file: "bikes", path: priceAt, value: number % 2 === 0 ? 0 : 500 + number },
      { do: "set", file: "bikes", path: categoryAt, value: words },
    ];
    const body = JSON.stringify({ page: "page", number, place: "", operations });
    const answer = await fetch(`${address}change`, { method: "POST", body });
    if (!answer.ok) throw new Error(`A change was refused: ${await answer.text()}`);
    acknowledged = words;
  };
  const act = {
    typing: async () => {
      for (;;) await type();
    },
    photo: async () => {
      for (;;)
        await fetch(`${address}picture?name=Photo`, {
          method: "POST",
          body: new Uint8Array(photo),
        });
    },
    publishing: async () => {
      for (;;) {
        await type();
        await fetch(`${address}publish`, { method: "POST" });
        await pause(200);
      }
    },
  };

  for (let kill = 0; kill < kills; kill += 1) {
    const child = await started(data, address);
    await checkState(address, acknowledged);
    const what = (["typing", "photo", "publishing"] as const)[kill % 3] ?? "typing";
    counts[what] += 1;
    const working = act[what]().catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error;
    });
    await pause(Math.random() * longestMs);
    // With its git, or git alone goes on.
    process.kill(kill % 2 === 0 ? -(child.pid ?? 0) : (child.pid ?? 0), "SIGKILL");
    await working;
    await pause(300);
    const lock = path.join(folder, ".git/index.lock");
    if (existsSync(lock)) {
      counts.lock += 1;
      rmSync(lock);
    }
    checkFiles(shop, acknowledged);
  }
  const child = await started(data, address);
  await checkState(address, acknowledged);
  await fetch(`${address}publish`, { method: "POST" });
  for (let look = 0; look < 100; look += 1) {
    const { publishing } = await state(address);
    if (publishing.result !== null && publishing.doing === null) {
      console.log(publishing.result.message);
      break;
    }
    await pause(200);
  }
  process.kill(-(child.pid ?? 0), "SIGKILL");
  if (shop.published("data/bikes.json") !== shop.here.text("bikes")) {
    throw new Error("What was published is not what is here");
  }
  console.log(`${kills} kills, nothing lost:`, counts);
  shop.dispose();
  TwoComputers.disposeAll();
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

async function state(address: string): Promise<Update> {
  const { body } = await fetch(`${address}events`);
  let text = "";
  for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
    text += new TextDecoder().decode(part);
    if (text.includes("\n\n")) break;
  }
  return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? "null") as Update;
}

/** What was acknowledged is there, and no question is asked about what nobody else has changed. */
async function checkState(address: string, acknowledged: string): Promise<void> {
  const { contents, questions } = await state(address);
  if (questions.length > 0) throw new Error(`A question: ${JSON.stringify(questions)}`);
  const [first] = contents.bikes as { category: string }[];
  if (acknowledged !== "" && !isAtLeast(first?.category, acknowledged)) {
    throw new Error(`“${acknowledged}” is lost; there is “${first?.category ?? ""}”`);
  }
}

function isAtLeast(words = "", acknowledged: string): boolean {
  return Number(words.slice(5)) >= Number(acknowledged.slice(5));
}

/** Every file is whole, and git is at a plain commit. */
function checkFiles({ here }: TwoComputers, acknowledged: string): void {
  for (const file of dataFiles) JSON.parse(here.text(file));
  const text = readFileSync(path.join(here.folder, ".editor/draft.json"), "utf8");
  JSON.parse(text);
  const [first] = savedDraft(path.join(here.folder, ".editor")).contents.bikes as {
    category: string;
  }[];
  if (acknowledged !== "" && !isAtLeast(first?.category, acknowledged)) {
    throw new Error(`“${acknowledged}” is not in the draft`);
  }
  for (const name of ["MERGE_HEAD", "rebase-merge", "rebase-apply", "CHERRY_PICK_HEAD"]) {
    if (existsSync(path.join(here.folder, ".git", name))) throw new Error(`${name} is left`);
  }
  here.git("fsck", "--no-progress", "--no-dangling");
  const others = here
    .git("status", "--porcelain")
    .split("\n")
    .filter((line) => line !== "" && !line.includes("data/"));
  if (others.length > 0) throw new Error(`Changed beside the data: ${others.join()}`);
}

const [mode, folder] = process.argv.slice(2);
(mode === "--editor" ? runEditor(folder ?? "") : main(Number(mode ?? 50))).catch(
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
