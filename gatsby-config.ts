import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { alternates, languages } from "./src/catalogue/text/languages";
import type { CatalogueData } from "./src/data-check/catalogue-data";
import { checkedJson } from "./src/data-check/checked-data";
import { DataError } from "./src/data-check/validation-error";
import { appendedScript, precachedFiles } from "./src/gatsby/output/service-worker";
import { typeOfFile } from "./src/gatsby/schema";
import { storedFolder } from "./src/offline/precache-manifest";
import { siteColours } from "./src/gatsby/site-colours";

const siteConfig = (data: CatalogueData): GatsbyConfig => ({
  siteMetadata: { siteUrl: data.business.siteUrl },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    generateOnBuild: true,
    typesOutputPath: ".cache/gatsby-types.d.ts",
  },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "data",
        path: path.resolve("data"),
        ignore: ["**/schema/**", "**/search.json", "**/.*"],
      },
    },
    {
      resolve: "gatsby-transformer-json",
      options: { typeName: ({ node }: { node: { name: string } }) => typeOfFile(node.name) },
    },
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        // robots.txt names the sitemap instead.
        createLinkInHead: false,
        excludes: languages.flatMap(({ pathPrefix }) =>
          ["", "/", "/upload", "/404.html"].map((path) => pathPrefix + path),
        ),
        serialize: ({ path: url }: { path: string }) => ({
          url,
          links: alternates(url)
            .map(({ code: lang, path }) => ({ lang, url: path }))
            .concat({ lang: "x-default", url: alternates(url)[0]?.path ?? url }),
        }),
      },
    },
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: data.business.name,
        short_name: data.business.name,
        description: data.business.tagline,
        start_url: "/",
        display: "standalone",
        lang: "en-IN",
        background_color: siteColours.sand,
        theme_color: siteColours.sea,
        theme_color_in_head: false,
        icon: "static/icon.svg",
        icons: ["192x192", "512x512"].flatMap((sizes) =>
          ["any", "maskable"].map((purpose) => ({
            src: `icons/icon-${sizes}.png`,
            sizes,
            type: "image/png",
            purpose,
          })),
        ),
        include_favicon: false,
        legacy: false,
        cache_busting_mode: "query",
      },
    },
    {
      resolve: "gatsby-plugin-offline",
      options: {
        // Without this, workbox loads its development builds on localhost.
        debug: false,
        appendScript: appendedScript,
        workboxConfig: {
          globPatterns: precachedFiles(data),
          modifyURLPrefix: { "": storedFolder + "/" },
          // These files are never stored. The plugin merges arrays by index, so these rules also replace its four
          // rules, which would store whatever a server sends.
          runtimeCaching: [/\.txt$/, /\.xml$/, /\/icons\//, /\.ico$/].map((urlPattern) => ({
            urlPattern,
            handler: "NetworkOnly",
          })),
        },
      },
    },
  ],
});

/** Empty for invalid data, because `onPreInit`, which runs next, reports the errors. */
function config(): GatsbyConfig {
  try {
    return siteConfig(checkedJson("data"));
  } catch (error) {
    if (error instanceof DataError) return {};
    throw error;
  }
}

export default config();
