import type {
  EditorState,
  PictureAnswer,
  PictureWarnings,
  PreviewState,
  PublishAnswer,
  SyncReply,
  SyncRequest,
} from "../protocol";

/** The editor's server did not answer at all: it has been ended, or the network is down. */
export class Unreachable extends Error {}

/** The server refused, and says why in words for the person at the page. */
export class Refused extends Error {}

export const api = {
  state: () => asked<EditorState>("GET", "state"),
  sync: (request: SyncRequest) => asked<SyncReply>("POST", "sync", JSON.stringify(request)),
  mend: (file: string, version: string, text: string) =>
    asked<{ isMended: boolean }>("POST", "mend", JSON.stringify({ file, version, text })),
  /** @param name the item's, after which the picture's file is called */
  addPicture: (file: File, name: string) => {
    const query = new URLSearchParams({ name, file: file.name });
    return asked<PictureAnswer>("POST", `picture?${query.toString()}`, file);
  },
  /** Gives a picture the name of its item; it answers with the picture's path. */
  namePicture: (image: string, name: string) => {
    const query = new URLSearchParams({ image, name });
    return asked<{ readonly image: string }>("POST", `picture-name?${query.toString()}`);
  },
  /** @param drafted the pictures that this page's drafts show */
  putUnusedPicturesAway: (drafted: readonly string[]) =>
    asked<object>("POST", "unused-pictures", JSON.stringify({ drafted })),
  pictures: () => asked<PictureWarnings>("GET", "pictures"),
  /** @param versions the versions of the files that are to be published */
  publish: (versions: SyncRequest["versions"]) =>
    asked<PublishAnswer>("POST", "publish", JSON.stringify({ versions })),
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
