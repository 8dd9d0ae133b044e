import { createHash } from "node:crypto";
import path from "node:path";
import postcss, { type AcceptedPlugin } from "postcss";
import type { Compiler } from "webpack";
import { fixtureData } from "../support/fixture-data";
import { sheetOrder } from "../../src/gatsby/patches/sheet-order";
import { read, run, write } from "../support/project";

const fonts = /\.(?:ttf|woff2?)$/;
/** Gatsby's configuration, as far as the site changes it. */
const gatsbyConfig = {
  devtool: "source-map",
  cache: { type: "filesystem" },
  module: {
    rules: [{ oneOf: ["styles"] }, { test: /\.js$/ }, {}, { test: fonts, use: ["fonts"] }],
  },
  optimization: { splitChunks: { cacheGroups: { shared: { name: "long" } } } },
  output: { path: "public" },
  plugins: ["gatsby"],
  resolve: { alias: { gatsby: "gatsby" } },
};

interface Config {
  readonly module: { readonly rules: readonly [{ readonly oneOf: readonly object[] }] };
}
interface Loader {
  readonly loader: string;
  readonly plugins?: () => AcceptedPlugin[];
  readonly modules?:
    boolean | { readonly getLocalIdent: (file: object, template: string, name: string) => string };
}

/** The facts of the site, the configuration, and its loaders of style sheets. */
async function webpackAt(stage: string) {
  const loaders = Object.fromEntries(
    ["css", "miniCssExtract", "postcss", "url"].map((name) => [
      name,
      (options: object) => ({ loader: name, ...options }),
    ]),
  );
  const plugins = { define: (values: object) => values };
  const getConfig = () => structuredClone(gatsbyConfig);
  const calls = await run("onCreateWebpackConfig", { stage, loaders, plugins, getConfig });
  const values = Object.fromEntries(calls) as {
    setWebpackConfig?: { plugins: [{ SITE_FACTS: string }] };
    replaceWebpackConfig: Config;
  };
  const facts = values.setWebpackConfig?.plugins[0].SITE_FACTS;
  const config = values.replaceWebpackConfig;
  const [sheets] = config.module.rules[0].oneOf as [{ use: Loader[] }];
  return { facts, config, loaders: sheets.use };
}
const sheets = ["miniCssExtract", "css", "postcss"];
/** The browser code of plugins that the site does without. */
const unused = () =>
  ["-plugin-manifest", "-plugin-offline", "/dist/internal-plugins/partytown"].map(
    (plugin) => [path.resolve(`node_modules/gatsby${plugin}/gatsby-browser.js`), false] as const,
  );

test.each([
  ["build-javascript", sheets, "b"],
  ["build-html", sheets.slice(1), "b"],
  ["develop", sheets, undefined],
  ["develop-html", sheets.slice(1), undefined],
])("at the stage %s the loaders %j name the first class %s", async (stage, names, className) => {
  const { facts, config, loaders } = await webpackAt(stage);
  // The data are not valid yet.
  expect(facts).toBeUndefined();
  expect(loaders.map(({ loader }) => loader)).toEqual(names);
  const [{ modules }, { plugins }] = loaders.slice(-2) as [Loader, Loader];
  const nameOf = typeof modules === "object" ? modules.getLocalIdent : undefined;
  const card = { resourcePath: path.resolve("src/card.module.css") };
  expect(nameOf?.(card, "", "card")).toBe(className);
  if (nameOf) expect(() => nameOf(card, "", "cord")).toThrow("card.module.css has no class cord");
  const icons = "src/components/ui/icon.module.css";
  const { css, messages } = postcss(plugins?.()).process(read(icons), { from: icons });
  expect(css.replaceAll(/\s/g, "")).toMatch(
    /bike.*car.*\.bike{--icon-place:0;}\.car{--icon-place:1;}$/,
  );
  expect(messages).toMatchObject([
    { type: "dependency", file: path.resolve("src/components/ui/icons/bike.svg") },
    { parent: path.resolve(icons) },
  ]);
  expect(config).toEqual({
    ...gatsbyConfig,
    cache: {
      type: "filesystem",
      version: expect.stringContaining("card.module.css card,") as string,
    },
    module: {
      rules: [
        { oneOf: [expect.objectContaining({ test: /\.module\.css$/ }), "styles"] },
        ...gatsbyConfig.module.rules.slice(1, -1),
        { test: fonts, use: [{ loader: "url", name: "static/[name]-[hash:8].[ext]" }] },
      ],
    },
    plugins: stage.endsWith("html") ? ["gatsby"] : ["gatsby", sheetOrder],
    ...(stage === "build-javascript" && {
      devtool: false,
      target: "browserslist",
      optimization: { splitChunks: { cacheGroups: { shared: { name: false } } } },
      output: { path: "public", hashDigestLength: 8 },
      resolve: { alias: { gatsby: "gatsby", ...Object.fromEntries(unused()) } },
    }),
  });
});

const digestOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("the renderer gets the facts of the site once the data are valid, and the preview those without files", async () => {
  await run("createPages");
  const assets = ["runtime.js", "styles.01234567.css", "app.js"].map((name) => ({ name }));
  const namedChunkGroups = { app: { assets }, list: { assets: [{ name: "list.js" }] } };
  write({
    "public/styles.01234567.css": "@font-face{src:url(/static/site-01234567.woff2)}",
    "public/webpack.stats.json": JSON.stringify({ namedChunkGroups }),
  });
  const inlineScripts = {
    start: expect.stringMatching(/^\(\(\)=>\{.*document\.title=.*\}\)\(\);$/) as string,
    redirect: expect.stringMatching(/^\(\(\)=>\{.*location\.reload\(\);?\}\)\(\);$/) as string,
  };
  const { business } = fixtureData();
  const home = "/visakha-rentals";
  const facts = {
    business,
    home,
    day: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) as string,
    routes: Object.fromEntries(
      ["en", "te", "hi"].map((code) => {
        const path = `${code === "en" ? "" : `/${code}`}${home}`;
        return [code, expect.arrayContaining([{ prefix: `${path}/`, path }]) as object];
      }),
    ),
    inlineScripts,
    icons: { bike: "\n<path d='bike'/>", car: "\n<path d='car'/>" },
    policy: null as string | null,
    files: {
      styles: "/styles.01234567.css",
      font: "/static/site-01234567.woff2",
      scripts: { app: ["/runtime.js", "/app.js"], list: ["/list.js"] },
    },
  };
  const factsAt = async (stage: string) =>
    JSON.parse((await webpackAt(stage)).facts ?? "") as typeof facts;
  expect(await factsAt("build-html")).toEqual(facts);
  expect((await webpackAt("build-javascript")).facts).toBeUndefined();
  jest.replaceProperty(process, "env", { ...process.env, POLICY_IN_PAGES: "true" });
  const preview = await factsAt("develop-html");
  const digests = Object.values(preview.inlineScripts).map(digestOf);
  const policy =
    `default-src 'self'; script-src 'self' ${digests.sort().join(" ")}; ` +
    "style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-src https://www.google.com; " +
    "object-src 'none'; base-uri 'none'; form-action 'self'";
  expect(preview).toEqual({ ...facts, files: null, policy });
  write({ "public/styles.01234567.css": "" });
  await expect(webpackAt("build-html")).rejects.toThrow("styles.01234567.css has no font");
  write({ "public/webpack.stats.json": '{ "namedChunkGroups": {} }' });
  await expect(webpackAt("build-html")).rejects.toThrow("webpack.stats.json has no style sheet");
});

test("sheets are sorted by layer and path in every script, and a sheet without a layer stops the build", () => {
  const sheetAt = (file: string) => ({
    type: "css/mini-extract",
    nameForCondition: () => path.resolve(file),
    identifier: () => file,
  });
  /** The order of sheets in a script that imports all but one. */
  const sorted = (modules: readonly object[]) => {
    const order = new Map(modules.slice(1).map((module, index) => [module, index]));
    const group = {
      getModulePostOrderIndex: (module: object) => order.get(module),
      setModulePostOrderIndex: (module: object, index: number) => order.set(module, index),
    };
    const compilation = {
      modules,
      chunkGroups: [group],
      hooks: { afterChunks: { tap: (_name: string, sort: () => void) => sort() } },
    };
    const tap = (_name: string, compile: (started: object) => void) => compile(compilation);
    sheetOrder.apply({ hooks: { compilation: { tap } } } as object as Compiler);
    return [...order.keys()].sort((a, b) => (order.get(a) ?? NaN) - (order.get(b) ?? NaN));
  };
  const parts = ["ui/a", "ui/b", "notice/a", "item/a", "list/a", "item-page/a", "b/a"];
  const modules = [
    ...[".cache/blank.css", "src/styles/fonts.css", "src/styles/tokens.css"],
    ...["src/styles/global.css", ...parts.map((part) => `src/components/${part}.module.css`)],
    ...["src/layout/a.module.css", "src/styles/print.css"],
  ].map(sheetAt);
  const script = { type: "javascript/auto" };
  expect(sorted([sheetAt("src/styles/print.css"), ...modules.toReversed(), script])).toEqual([
    ...modules,
    script,
  ]);
  expect(() => sorted([sheetAt("src/a.css"), ...modules])).toThrow("a.css is in no layer");
});
