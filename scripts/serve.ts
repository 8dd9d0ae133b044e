import type { AddressInfo } from "node:net";
import path from "node:path";
import { siteServer } from "./site-server";

const defaultPort = 9000;

async function main(): Promise<void> {
  const server = await siteServer({ folder: path.resolve("public") });
  const port = Number(process.env.PORT ?? defaultPort);
  server.on("error", (error: NodeJS.ErrnoException) => {
    const message =
      error.code === "EADDRINUSE"
        ? `Port ${port} is taken; choose another: PORT=9001 npm start`
        : error;
    console.error(message);
    process.exitCode = 1;
  });
  server.listen(port, process.env.HOST ?? "localhost", () => {
    console.log(`The site runs at http://localhost:${(server.address() as AddressInfo).port}/`);
  });
}

void main();
