import { spawn } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { prepareEditorFolder } from "./server/draft";
import { pageBundle } from "./server/page-bundle";
import { fileContent, replaceFile } from "./server/regular-files";
import { startEditor } from "./server/server";
import { savedToken } from "./server/token";

const dataFolder = path.resolve("data");
const previewPort = 8000;
const probeTimeoutMs = 1000;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      network: { type: "boolean", default: false },
      port: { type: "string", default: process.env.PORT ?? "8400" },
    },
  });
  const editorFolder = prepareEditorFolder(dataFolder);
  const lastPort = fileContent(editorFolder, "port")?.toString() ?? values.port;
  const runningAddress = `http://127.0.0.1:${lastPort}/${savedToken(editorFolder)}/`;
  const probe = { signal: AbortSignal.timeout(probeTimeoutMs) };
  const response = await fetch(runningAddress, probe).catch(() => null);
  if (response?.ok === true) {
    console.log(`The editor is already open at\n\n  ${runningAddress}\n`);
    if (values.network) console.log("To open it to other devices, first end it with Ctrl+C.");
    openInBrowser(runningAddress);
    return;
  }
  const editor = await startEditor({
    dataFolder,
    page: pageBundle(),
    port: Number(values.port),
    previewPort,
    isOnNetwork: values.network,
  });
  const [localAddress = "", ...networkAddresses] = editor.addresses;
  replaceFile(editorFolder, "port", new URL(localAddress).port);
  console.log(`The editor is open at\n\n  ${localAddress}\n`);
  for (const address of networkAddresses) {
    console.log(`and, for devices of this network, at\n\n  ${address}\n`);
  }
  console.log("It works as long as this window is open. Ctrl+C ends it.");
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      editor.stop();
      process.exit();
    });
  }
  openInBrowser(localAddress);
}

function openInBrowser(address: string): void {
  const openers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
    darwin: ["open"],
    win32: ["cmd", "/c", "start", ""],
  };
  const [program = "", ...parameters] = openers[process.platform] ?? ["xdg-open"];
  // Without a browser, the printed address is enough.
  spawn(program, [...parameters, address], { stdio: "ignore", detached: true })
    .on("error", () => undefined)
    .unref();
}

main().catch((error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException;
  const portInUse = "another program uses its port. Use npm run edit -- --port 8401.";
  const reason = code === "EADDRINUSE" ? portInUse : message;
  console.error(code === undefined ? error : `The editor cannot start: ${reason}`);
  process.exit(1);
});
