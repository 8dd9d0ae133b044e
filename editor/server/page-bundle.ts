import path from "node:path";
import { buildSync } from "esbuild";

export interface PageBundle {
  readonly script: string;
  readonly style: string;
}

export function pageBundle(): PageBundle {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, "..", "page", "main.tsx")],
    bundle: true,
    write: false,
    outdir: "editor",
    format: "iife",
    target: "es2022",
    jsx: "automatic",
    minify: true,
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "silent",
  });
  const textOf = (extension: string) =>
    outputFiles.find((file) => file.path.endsWith(extension))?.text ?? "";
  return { script: textOf(".js"), style: textOf(".css") };
}

export const html = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Catalogue editor</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="editor.css">
</head>
<body><div id="editor"><p>The editor is starting. It needs JavaScript.</p></div><script src="editor.js"></script></body>
</html>
`;

export const pageHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "Cache-Control": "no-store",
  "Content-Type": "text/plain; charset=utf-8",
  // The preview, which has another origin, must not get the editor's address, which contains the token.
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};
