import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { sheetOrder } from "../patches/sheet-order";
import { unusedPlugins } from "../patches/unused-plugins";
import { classNamesIn } from "./class-names";
import { iconStyles } from "./icons";

/** Gatsby's own types leave the options out. */
type Make = (options?: object) => object;

interface Config {
  readonly cache: object;
  readonly module: {
    readonly rules: readonly { readonly oneOf?: readonly object[]; readonly test?: RegExp }[];
  };
  readonly optimization: {
    readonly splitChunks: {
      readonly cacheGroups: {
        readonly shared: { name: unknown };
      };
    };
  };
  readonly output: object;
  readonly plugins: readonly object[];
  readonly resolve: { readonly alias: object };
}

/** Specification, section 7. */
const chunkLoadTimeoutMs = 120_000;

/** Each page repeats the digests. Gatsby writes 20 digits, and 32 for fonts. */
const digestLength = 8;

/** Reasons and gains are in docs/decisions/0009-browser-bundle.md. */
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
    const shortName = names.get(`${resourcePath} ${name}`);
    if (shortName === undefined) throw new Error(`${resourcePath} has no class ${name}`);
    return shortName;
  };
  const isRenderer = stage.endsWith("html");
  const cssModules = {
    test: /\.module\.css$/,
    use: [
      ...(isRenderer ? [] : [loaders.miniCssExtract({ modules: true })]),
      // The preview shows the names of the source.
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
    // Without a name webpack uses its id, which has three digits; Gatsby's name has 40.
    config.optimization.splitChunks.cacheGroups.shared.name = false;
  }
  actions.replaceWebpackConfig({
    ...config,
    plugins: [...config.plugins, ...(isRenderer ? [] : [sheetOrder])],
    // Modules cached with other class names are invalid.
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
