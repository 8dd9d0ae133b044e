import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { nameHashLength } from "../hosts/host-rules";
import { sheetOrder } from "../patches/sheet-order";
import { unusedPlugins } from "../patches/unused-plugins";
import { classNamesIn } from "./class-names";
import { iconStyles } from "./icons";

/** Gatsby's type has no `options`. */
type LoaderFactory = (options?: object) => object;

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

/** Reasons and gains are in docs/decisions/0009-browser-bundle.md. */
export function configureBundle({ actions, stage, getConfig, ...api }: CreateWebpackConfigArgs) {
  const loaders = api.loaders as unknown as Readonly<
    Record<"css" | "miniCssExtract" | "postcss" | "url", LoaderFactory>
  >;
  const classNames = classNamesIn(path.resolve("src"));
  const getLocalIdent = (
    { resourcePath }: { readonly resourcePath: string },
    _template: string,
    name: string,
  ) => {
    const shortName = classNames.get(`${resourcePath} ${name}`);
    if (shortName === undefined) throw new Error(`${resourcePath} has no class ${name}`);
    return shortName;
  };
  const isRenderer = stage.endsWith("html");
  const cssModules = {
    test: /\.module\.css$/,
    use: [
      ...(isRenderer ? [] : [loaders.miniCssExtract({ modules: true })]),
      // The preview keeps the names of the source.
      loaders.css({ modules: stage.startsWith("develop") || { getLocalIdent } }),
      loaders.postcss({ plugins: () => [iconStyles()] }),
    ],
  };
  const config = (getConfig as () => Config)();
  const fontName = `static/[name]-[hash:${nameHashLength}].[ext]`;
  const rules = config.module.rules.map((rule) => {
    if (rule.oneOf) return { oneOf: [cssModules, ...rule.oneOf] };
    if (!rule.test?.test(".woff2")) return rule;
    return { test: rule.test, use: [loaders.url({ name: fontName })] };
  });
  const plugins = isRenderer ? config.plugins : [...config.plugins, sheetOrder];
  let browserConfig = {};
  if (stage === "build-javascript") {
    // Gatsby's name has 40 digits; without a name, webpack uses the chunk's id of three digits.
    config.optimization.splitChunks.cacheGroups.shared.name = false;
    browserConfig = {
      devtool: false,
      target: "browserslist",
      output: {
        ...config.output,
        hashDigestLength: nameHashLength,
      },
      resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...unusedPlugins } },
    };
  }
  actions.replaceWebpackConfig({
    ...config,
    ...browserConfig,
    plugins,
    // Cached modules contain class names, so changed names invalidate the cache.
    cache: { ...config.cache, version: [...classNames.keys()].join() },
    module: { ...config.module, rules },
  });
}
