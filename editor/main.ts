import { spawn } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { dataLayout } from "./server/data-layout";
import { pageBundle } from "./server/page-bundle";
import { startedEditor } from "./server/server";

const usage = `npm run edit                 opens the editor on this computer
npm run edit -- --network    also for other devices of the network, at the address that is shown
Other flags: --port 8400, --preview-port 8000, --no-open (opens no browser), --data FOLDER`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      network: { type: "boolean", default: false },
      port: { type: "string", default: "8400" },
      "preview-port": { type: "string", default: "8000" },
      "no-open": { type: "boolean", default: false },
      data: { type: "string", default: "data" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const dataFolder = path.resolve(values.data);
  const options = {
    dataFolder,
    projectFolder: process.cwd(),
    page: await pageBundle(),
    layout: await dataLayout(dataFolder),
    previewPort: Number(values["preview-port"]),
    isOnNetwork: values.network,
  };
  const editor = await startedEditor({ ...options, port: Number(values.port) }).catch(
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
      return startedEditor({ ...options, port: 0 });
    },
  );
  const [here = "", ...elsewhere] = editor.addresses;
  console.log(`The editor is open at\n\n  ${here}\n`);
  for (const address of elsewhere)
    console.log(`and, for devices of this network, at\n\n  ${address}\n`);
  console.log("It works as long as this window is open. Ctrl+C ends it.");
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      editor.stop();
      process.exit();
    });
  }
  if (!values["no-open"]) openInBrowser(here);
}

/** Opens an address in the browser; where that cannot be done, the address stands in the terminal. */
function openInBrowser(address: string): void {
  const [program, ...parameters]: [string, ...string[]] =
    process.platform === "darwin"
      ? ["open", address]
      : process.platform === "win32"
        ? ["cmd", "/c", "start", "", address]
        : ["xdg-open", address];
  spawn(program, parameters, { stdio: "ignore", detached: true })
    .on("error", () => undefined)
    .unref();
}

main().catch((error: unknown) => {
  const isMistyped =
    error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  console.error(isMistyped ? `${error.message}\n\n${usage}` : error);
  process.exitCode = 1;
});
