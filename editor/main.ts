import { spawn } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { editorFolder } from "./server/draft";
import { pageBundle } from "./server/page-bundle";
import { readPlain, replacePlain } from "./server/plain-files";
import { startedEditor } from "./server/server";
import { savedToken } from "./server/token";

const dataFolder = path.resolve("data");
const previewPort = 8000;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      network: { type: "boolean", default: false },
      port: { type: "string", default: process.env.PORT ?? "8400" },
    },
  });
  const ownFolder = editorFolder(dataFolder);
  const lastPort = readPlain(ownFolder, "port")?.toString() ?? values.port;
  const running = `http://127.0.0.1:${lastPort}/${savedToken(ownFolder)}/`;
  if (await answers(running)) {
    console.log(`The editor is open already, at\n\n  ${running}\n`);
    openInBrowser(running);
    return;
  }
  replacePlain(ownFolder, "port", values.port);
  const options = {
    dataFolder,
    projectFolder: process.cwd(),
    page: await pageBundle(),
    previewPort,
    isOnNetwork: values.network,
  };
  const editor = await startedEditor({ ...options, port: Number(values.port) });
  const [here = "", ...elsewhere] = editor.addresses;
  console.log(`The editor is open at\n\n  ${here}\n`);
  for (const address of elsewhere) {
    console.log(`and, for devices of this network, at\n\n  ${address}\n`);
  }
  console.log("It works as long as this window is open. Ctrl+C ends it.");
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      editor.stop();
      process.exit();
    });
  }
  openInBrowser(here);
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(1000) })).ok;
  } catch {
    return false;
  }
}

function openInBrowser(address: string): void {
  const openers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
    darwin: ["open"],
    win32: ["cmd", "/c", "start", ""],
  };
  const [program = "", ...parameters] = openers[process.platform] ?? ["xdg-open"];
  spawn(program, [...parameters, address], { stdio: "ignore", detached: true })
    .on("error", () => undefined)
    .unref();
}

main().catch((error: unknown) => {
  const isTaken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
  const words =
    "Another program uses this port. Start the editor with another one: npm run edit -- --port 8401";
  console.error(isTaken ? words : error);
  process.exitCode = 1;
});
