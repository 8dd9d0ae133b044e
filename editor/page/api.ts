import type {
  Accepted,
  Change,
  PictureAnswer,
  PublishAnswer,
  Refused,
  RemovedEntry,
} from "../protocol";

export class UnreachableError extends Error {}

export class RefusedError extends Error {}

export async function refusalOf(work: Promise<unknown>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof RefusedError || error instanceof UnreachableError) return error.message;
    throw error;
  }
}

/** Milliseconds after which a server that says nothing counts as one that has ended. */
const timeoutMs = 30_000;

export const api = {
  change: (change: Change) => posted<Accepted>("change", JSON.stringify(change)),
  undo: () => posted<Accepted>("undo"),
  addPicture: (file: File, name: string) =>
    posted<PictureAnswer>(`picture?${new URLSearchParams({ name }).toString()}`, file),
  takeBack: () => posted("take-back"),
  publish: (answer: PublishAnswer) => posted("publish", JSON.stringify(answer)),
  removed: () => posted<readonly RemovedEntry[]>("removed"),
  startPreview: () => posted("preview"),
};

/**
 * @throws UnreachableError where nobody answers
 * @throws RefusedError where the server refuses, with its message
 */
async function posted<Answer = object>(address: string, body?: BodyInit): Promise<Answer> {
  let response: Response;
  let answer: Answer & Partial<Refused>;
  try {
    response = await fetch(address, {
      method: "POST",
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body }),
    });
    // What answers without JSON is no editor.
    answer = (await response.json()) as Answer & Partial<Refused>;
  } catch (cause) {
    throw new UnreachableError("The editor does not answer.", { cause });
  }
  if (!response.ok) throw new RefusedError(answer.message ?? "The editor refused.");
  return answer;
}
