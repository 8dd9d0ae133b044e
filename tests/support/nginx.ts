import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";

const program = "/usr/sbin/nginx";
const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** Whether this machine can run the site behind nginx. */
export const hasNginx = existsSync(program) && existsSync(brotliModule);

export interface RunningNginx {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Serves the finished build with `hosting/nginx.conf`, moved to a free port on this machine. */
export async function startNginx(): Promise<RunningNginx> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(os.tmpdir(), "nginx-"));
  const site = readFileSync("hosting/nginx.conf", "utf8")
    .replaceAll("/srv/site", process.cwd())
    .replace("listen 80;", `listen 127.0.0.1:${port};`);
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `load_module ${brotliModule};
    daemon off;
    ${process.getuid?.() === 0 ? "user root;" : ""}
    worker_processes 2;
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")}
      ${site}
    }`,
  );
  const nginx = spawn(program, ["-e", `${folder}/error.log`, "-c", `${folder}/nginx.conf`], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const origin = `http://127.0.0.1:${port}`;
  await answering(origin, nginx);
  return {
    origin,
    stop: async () => {
      const ended = new Promise((resolve) => nginx.once("exit", resolve));
      nginx.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No port is free");
  return address.port;
}

async function answering(origin: string, nginx: ChildProcess): Promise<void> {
  for (;;) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with code ${nginx.exitCode}`);
    try {
      await fetch(origin, { redirect: "manual" });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
