import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { sheetOrder } from "../patches/sheet-order";
import { unusedPlugins } from "../patches/unused-plugins";
import { classNamesIn } from "./class-names";
import { iconStyles } from "./icons";

/** What Gatsby's loaders make of options; its own types leave them out. */
type Make = (options?: object) => object;

/** The parts of webpack's configuration that are replaced here. */
interface Config {
  readonly cache: object;
  readonly module: {
    readonly rules: readonly { readonly oneOf?: readonly object[]; readonly test?: RegExp }[];
  };
  readonly optimization: {
    readonly splitChunks: {
      readonly cacheGroups: {
        readonly shared: { name: (module: object, chunks: readonly object[]) => string };
      };
    };
  };
  readonly output: object;
  readonly plugins: readonly object[];
  readonly resolve: { readonly alias: object };
}

/** How long a script or style chunk may take to load, in milliseconds (specification, section 7). */
const chunkLoadTimeoutMs = 120_000;

/** Digits of digests in names, which each page repeats; Gatsby writes 20, and 32 for fonts. */
const digestLength = 8;

/**
 * Completes webpack's configuration by Gatsby's own loaders: icons for CSS modules, and in what is published
 * short names of classes, and scripts for the browsers of package.json, which Gatsby would write as ES5
 * (docs/decisions/0009-browser-bundle.md).
 */
export function configureBundle({ actions, stage, getConfig, ...api }: CreateWebpackConfigArgs) {
  const loaders = api.loaders as unknown as Readonly<
    Record<"css" | "miniCssExtract" | "postcss" | "url", Make>
  >;
  const names = classNamesIn(path.resolve("src"));
  const getLocalIdent = (
    { resourcePath }: { readonly resourcePath: string },
    _: string,
    name: string,
  ) => {
    const found = names.get(`${resourcePath} ${name}`);
    if (found === undefined) throw new Error(`${resourcePath} has no class ${name}`);
    return found;
  };
  const isRenderer = stage.endsWith("html");
  const cssModules = {
    test: /\.module\.css$/,
    use: [
      ...(isRenderer ? [] : [loaders.miniCssExtract({ modules: true })]),
      // The preview keeps the names in the files.
      loaders.css({ modules: stage.startsWith("develop") || { getLocalIdent } }),
      loaders.postcss({ plugins: () => [iconStyles()] }),
    ],
  };
  const config = (getConfig as () => Config)();
  const name = `static/[name]-[hash:${digestLength}].[ext]`;
  const rules = config.module.rules.map((rule) => {
    if (rule.oneOf) return { oneOf: [cssModules, ...rule.oneOf] };
    return rule.test?.test(".woff2") ? { test: rule.test, use: [loaders.url({ name })] } : rule;
  });
  if (stage === "build-javascript") {
    // Gatsby names what templates share by 40 digits.
    const { shared } = config.optimization.splitChunks.cacheGroups;
    const { name: longName } = shared;
    shared.name = (module, chunks) => longName(module, chunks).slice(0, digestLength);
  }
  actions.replaceWebpackConfig({
    ...config,
    plugins: [...config.plugins, ...(isRenderer ? [] : [sheetOrder])],
    // What is cached under other names is of no use.
    cache: { ...config.cache, version: [...names.keys()].join() },
    module: { ...config.module, rules },
    ...(stage === "build-javascript" && {
      devtool: false,
      target: "browserslist",
      output: {
        ...config.output,
        chunkLoadTimeout: chunkLoadTimeoutMs,
        hashDigestLength: digestLength,
      },
      resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...unusedPlugins } },
    }),
  });
}
