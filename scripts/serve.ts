import type { AddressInfo } from "node:net";
import path from "node:path";
import { checkedTexts } from "../src/data-check/check-data";
import { DataError } from "../src/data-check/messages/validation-error";
import { routeRules } from "../src/finish/hosts/host-rules";
import { siteServer } from "./site-server";

const defaultPort = 9000;

async function main(): Promise<void> {
  const data = checkedTexts(path.resolve("data"));
  const server = await siteServer({ folder: path.resolve("public"), rules: routeRules(data) });
  const port = Number(process.env.PORT ?? defaultPort);
  server.on("error", (error: NodeJS.ErrnoException) => {
    const hint =
      error.code === "EADDRINUSE"
        ? `Port ${port} is taken; choose another: PORT=9001 npm start`
        : error;
    console.error(hint);
    process.exitCode = 1;
  });
  server.listen(port, process.env.HOST ?? "localhost", () => {
    console.log(`The site runs at http://localhost:${(server.address() as AddressInfo).port}/`);
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof DataError ? error.message : error);
  process.exitCode = 1;
});
