import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { brotliModule, nginxProgram } from "../../scripts/test-tools";

export type RunningNginx = Awaited<ReturnType<typeof startNginx>>;

/**
 * Serves the finished build by `hosting/nginx.conf` in a configuration like Debian's, but on a free loopback port.
 *
 * @param site folder of the release, with `public`, `hosting` and `nginx`
 * @returns also its warnings and errors
 * @throws Error with nginx's output if nginx does not start
 */
export async function startNginx(site = process.cwd()) {
  const port = await freePort();
  const folder = mkdtempSync(path.join(os.tmpdir(), "nginx-"));
  const server = readFileSync("hosting/nginx.conf", "utf8")
    .replaceAll("/srv/site/1", site)
    .replace(/listen \[::\]:80;\n/, "")
    .replace("listen 80;", `listen 127.0.0.1:${port};`);
  const file = path.join(folder, "nginx.conf");
  writeFileSync(
    file,
    `load_module ${brotliModule};
    daemon off;
    ${process.getuid?.() === 0 ? "user root;" : ""}
    worker_processes 2;
    pid ${folder}/nginx.pid;
    error_log stderr;
    events { worker_connections 1024; }
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")}
      ${server}
    }`,
  );
  const parameters = ["-e", "stderr", "-c", file];
  const nginx = spawn(nginxProgram, parameters, { stdio: ["ignore", "ignore", "pipe"] });
  /** Warnings and errors. */
  let output = "";
  nginx.stderr.on("data", (part: Buffer) => (output += part.toString()));
  const ended = once(nginx, "exit");
  const stop = async () => {
    nginx.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin, { redirect: "manual" }).catch(() => null))) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { origin, output: () => output, stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await once(server.close(), "close");
  return port;
}
