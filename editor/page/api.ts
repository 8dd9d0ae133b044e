import type { CatalogueName } from "../../src/data-check/catalogue-data";
import type {
  CheckAnswer,
  Contents,
  EarlierPage,
  EditorState,
  PictureAnswer,
  PicturesInUse,
  PictureWarnings,
  PreviewState,
  PublishAnswer,
  SyncReply,
  SyncRequest,
  TakeBackAnswer,
} from "../server/protocol";
import type { Publisher } from "../server/publisher";

/** The editor's server did not answer at all: it has been ended, or the network is down. */
export class Unreachable extends Error {}

/** The server refused, and says why in words for the person at the page. */
export class Refused extends Error {}

/** What tells this page from others. */
const page = `${Date.now()}-${Math.random()}`;

export const api = {
  state: () => asked<EditorState>("GET", "state"),
  sync: (request: SyncRequest) => asked<SyncReply>("POST", "sync", JSON.stringify(request)),
  /** Asks what would be wrong with some files changed; nothing is written. */
  check: (changed: Contents) => asked<CheckAnswer>("POST", "check", JSON.stringify({ changed })),
  mend: (file: string, version: string, text: string) =>
    asked<{ isMended: boolean }>("POST", "mend", JSON.stringify({ file, version, text })),
  /** Takes a file that cannot be read back to the last publishing. */
  takeBack: (file: string, version: string) =>
    asked<TakeBackAnswer>("POST", "take-back", JSON.stringify({ file, version })),
  /** @param name the item's, after which the picture's file is called */
  addPicture: (file: File, name: string) => {
    const query = new URLSearchParams({ name, page, file: file.name });
    return asked<PictureAnswer>("POST", `picture?${query.toString()}`, file);
  },
  /** Gives a picture the name of its item; it answers with the picture's path. */
  namePicture: (image: string, name: string) => {
    const query = new URLSearchParams({ image, name, page });
    return asked<{ readonly image: string }>("POST", `picture-name?${query.toString()}`);
  },
  putUnusedPicturesAway: (inUse: Omit<PicturesInUse, "page">) =>
    asked<object>("POST", "unused-pictures", JSON.stringify({ ...inUse, page })),
  pictures: () => asked<PictureWarnings>("GET", "pictures"),
  /** @param versions the versions of the files that are to be published */
  publish: (versions: SyncRequest["versions"]) =>
    asked<PublishAnswer>("POST", "publish", JSON.stringify({ versions })),
  /** Says whose name stands beside each publishing. */
  setPublisher: (publisher: Publisher) =>
    asked<object>("POST", "publisher", JSON.stringify(publisher)),
  /** Sends the publishings that stand on this computer alone. */
  send: () => asked<PublishAnswer>("POST", "send"),
  /** Says that the page asks about what has met another publishing. */
  metIsKnown: (numbers: readonly number[]) =>
    asked<object>("POST", "met", JSON.stringify({ numbers })),
  /** Says that the page shows what came of publishing or sending. */
  answerIsShown: (number: number) =>
    asked<object>("POST", "answer-shown", JSON.stringify({ number })),
  earlierPage: (catalogue: CatalogueName) =>
    asked<EarlierPage>("GET", `earlier-page?${new URLSearchParams({ catalogue }).toString()}`),
  preview: () => asked<PreviewState>("GET", "preview"),
  /** Waits until the preview has made a page. */
  previewPage: (path: string) =>
    asked<{ isMade: boolean }>("GET", `preview-page?${new URLSearchParams({ path }).toString()}`),
  startPreview: () => asked<PreviewState>("POST", "preview"),
};

async function asked<Answer>(method: string, address: string, body?: BodyInit): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(address, { method, ...(body === undefined ? {} : { body }) });
  } catch (cause) {
    throw new Unreachable("The editor does not answer.", { cause });
  }
  const answer = (await response.json().catch((cause: unknown) => {
    // Whatever answers here is no editor any more, or one of another address.
    throw new Unreachable("The editor does not answer.", { cause });
  })) as Answer & { readonly message?: string };
  if (!response.ok) throw new Refused(answer.message ?? "The editor refused.");
  return answer;
}
