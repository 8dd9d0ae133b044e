import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { alternates } from "./src/catalogue/addresses/alternates";
import { type CatalogueData, siteLanguages } from "./src/data-check/catalogue-data";
import { checkedTexts } from "./src/data-check/check-data";
import { DataError } from "./src/data-check/messages/validation-error";
import { manifestIcons } from "./src/finish/search-engines/site-icons";
import { siteColours } from "./src/shared/site-colours";

const siteConfig = ({ business }: CatalogueData, languages: SiteLanguages): GatsbyConfig => ({
  siteMetadata: { siteUrl: business.siteUrl },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    generateOnBuild: true,
    typesOutputPath: ".cache/gatsby-types.d.ts",
    documentSearchPaths: ["./gatsby-node.ts", "./src/gatsby/**/*.ts"],
  },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "data",
        path: path.resolve("data"),
        ignore: ["**/schema/**", "**/search.json", "**/words.json", "**/.*"],
      },
    },
    {
      resolve: "gatsby-transformer-json",
      // By default a file that holds one object is named after its folder.
      options: {
        typeName: ({ node: { name } }: { node: { name: string } }) =>
          `${name.charAt(0).toUpperCase()}${name.slice(1)}Json`,
      },
    },
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        // robots.txt names it, once for all pages.
        createLinkInHead: false,
        excludes: languages.flatMap(({ pathPrefix }) =>
          ["", "/", "/upload", "/404.html"].map((path) => pathPrefix + path),
        ),
        serialize: ({ path: url }: { path: string }) => ({
          url,
          ...(languages.length > 1 && {
            links: alternates(languages, url)
              .map(({ code: lang, path }) => ({ lang, url: path }))
              .concat({ lang: "x-default", url: alternates(languages, url)[0]?.path ?? url }),
          }),
        }),
      },
    },
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: business.name,
        short_name: business.name,
        description: business.tagline,
        start_url: "/",
        display: "standalone",
        lang: "en-IN",
        background_color: siteColours.sand,
        theme_color: siteColours.sea,
        theme_color_in_head: false,
        icons: manifestIcons,
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
        // The site's part of the worker stores and answers instead (src/worker): Workbox 4 alone stores
        // whatever a server sends in a file's place. The plugin's four rules would do so without end; arrays are
        // merged by index, so each is replaced.
        workboxConfig: {
          // What the plugin would keep is emptied after the build (src/finish/offline/service-worker.ts); it
          // looks for a file that is there, instead of for its empty page, which is not built.
          globPatterns: Array.from({ length: 8 }, () => "manifest.webmanifest"),
          runtimeCaching: Array.from({ length: 4 }, () => ({
            urlPattern: /^never:/,
            handler: "NetworkOnly",
          })),
        },
      },
    },
  ],
});

type SiteLanguages = ReturnType<typeof siteLanguages>;

/** The site, or nothing where the data is wrong: `onPreInit`, which comes next, says what is. */
function config(): GatsbyConfig {
  try {
    const data = checkedTexts("data");
    return siteConfig(data, siteLanguages(data));
  } catch (error) {
    if (error instanceof DataError) return {};
    throw error;
  }
}

export default config();
