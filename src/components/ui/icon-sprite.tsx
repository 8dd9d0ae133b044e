import { CoastSymbol } from "./coast";
import { type IconName, symbolId } from "./icon";

/** Line icons drawn for this site on a 24-unit grid; the stroke takes the colour of the text. */
type Shapes<Name extends IconName> = Readonly<Record<Name, string>>;

/** Those that an owner chooses from for a tab; the same names are in `data/schema`. */
const tabShapes: Shapes<Queries.TabIcon> = {
  bike: "M5.5 17.5m-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M18.5 17.5m-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M9 17.5h4.5l3-6h-6l-2.5 2M14 6h3l1.5 8M8 10.5h3",
  car: "M3 16.5v-3.2l2.2-1.1 1.9-4.1a2 2 0 0 1 1.8-1.1h6.2a2 2 0 0 1 1.8 1.1l1.9 4.1 2.2 1.1v3.2M3 16.5h1.7M9.3 16.5h5.4M19.3 16.5H21M5.2 12.2h13.6M7 16.5m-2.3 0a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0M17 16.5m-2.3 0a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0",
  taxi: "M9.5 5h5v2.5h-5zM3 17v-3.7l2.2-1.1 1.6-3.5a2 2 0 0 1 1.8-1.2h6.8a2 2 0 0 1 1.8 1.2l1.6 3.5 2.2 1.1V17zM5.2 12.2h13.6M6.5 17v2M17.5 17v2M7 14.7h1.5M15.5 14.7H17",
  room: "M3 19V6M3 16h18M21 19v-6a3 3 0 0 0-3-3h-7v6M7 11.2m-1.8 0a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0",
  bicycle:
    "M5.5 16.5m-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M18.5 16.5m-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M5.5 16.5l3.2-7h6.5l-2.7 7zM8.7 9.5l3.8 7M18.5 16.5l-4-10.5h3M7.2 6.5h3",
  bus: "M4 17V6.5a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2V17zM4 11.5h16M12 4.5v7M7 17v2.5M17 17v2.5M7 14.3h1.5M15.5 14.3H17",
  boat: "M3 15.5h18l-2.5 4.5h-13zM12 15.5V3l6.5 9.5H12M12 6.5l-5.5 6H12",
  house: "M3.5 11.5L12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20",
  tent: "M12 4.5L2.5 19.5h19zM12 12.5l-3.5 7M12 12.5l3.5 7M12 4.5l1.5-2M12 4.5l-1.5-2",
  tools:
    "M20.3 6.3l-3.1 3.1-2.6-2.6 3.1-3.1a4.8 4.8 0 0 0-6.2 6.2L4 17.4a1.84 1.84 0 0 0 2.6 2.6l7.5-7.5a4.8 4.8 0 0 0 6.2-6.2Z",
  camera:
    "M3.5 8.5a2 2 0 0 1 2-2h2L9 4.5h6l1.5 2h2a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2ZM12 12.8m-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0",
  ticket: "M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zM14.5 7v2M14.5 11v2M14.5 15v2",
};

const shapes: Shapes<Exclude<IconName, Queries.TabIcon>> = {
  pin: "M12 21s-7-6.1-7-11.2a7 7 0 0 1 14 0C19 14.9 12 21 12 21ZM12 9.8m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0",
  phone:
    "M6.5 3.5h2.7l1.6 4.3-2.1 1.5a12 12 0 0 0 6 6l1.5-2.1 4.3 1.6v2.7a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z",
  chat: "M4.5 19.5l1.2-3.6A8 8 0 1 1 8.6 18.6ZM8.5 10.3h7M8.5 13.5h4.5",
  retry: "M19.5 12a7.5 7.5 0 1 1-2.4-5.5L19.5 9M19.5 4.5V9H15",
  search: "M10.5 10.5m-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M15 15l5 5",
  sort: "M7 5v14l-3.5-3.5M7 19l3.5-3.5M17 19V5l-3.5 3.5M17 5l3.5 3.5",
  minus: "M5 12h14",
  plus: "M12 5v14M5 12h14",
  close: "M6 6l12 12M18 6L6 18",
  share: "M12 15V3.5M8 7l4-3.5L16 7M8 11H5.5v9h13v-9H16",
  star: "M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z",
};

/**
 * Every icon that may be shown and the coast once, as hidden symbols. Part of the document and not of the React
 * tree: `Icon` refers to them, so that neither 16 cards nor the scripts carry the shapes.
 *
 * @param isOfTab whether a tab has an icon, or may get it while the page is on screen
 */
export function IconSprite({ isOfTab }: { readonly isOfTab: (name: string) => boolean }) {
  const ofTabs = Object.entries(tabShapes).filter(([name]) => isOfTab(name));
  return (
    <svg width="0" height="0" style={{ position: "absolute" }} aria-hidden="true">
      {[...ofTabs, ...Object.entries(shapes)].map(([name, path]) => (
        <symbol key={name} id={symbolId(name as IconName)} viewBox="0 0 24 24">
          <path
            d={path}
            style={{ fill: "var(--icon-fill, none)" }}
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </symbol>
      ))}
      <CoastSymbol />
    </svg>
  );
}
