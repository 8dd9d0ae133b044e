import type { Change, PublishAnswer, RemovedEntry } from "../protocol";

export class UnreachableError extends Error {}

export class RefusedError extends Error {}

/** Null if the request succeeds, else the message for the owner. */
export async function failureMessage(request: Promise<unknown>): Promise<string | null> {
  try {
    await request;
    return null;
  } catch (error) {
    if (error instanceof RefusedError || error instanceof UnreachableError) return error.message;
    throw error;
  }
}

const timeoutMs = 30_000;

export const api = {
  change: (change: Change) => post<{ revision: number }>("change", JSON.stringify(change)),
  undo: () => post("undo"),
  addPicture: (file: File, name: string) =>
    post<{ image: string }>(`picture?${new URLSearchParams({ name }).toString()}`, file),
  restoreUnreadable: () => post("restore-unreadable"),
  publish: (answer: PublishAnswer) => post("publish", JSON.stringify(answer)),
  removed: () => post<readonly RemovedEntry[]>("removed"),
  startPreview: () => post("preview"),
};

/** @throws UnreachableError if no editor answers, and RefusedError with the server's message if it refuses */
async function post<Result = object>(address: string, body: BodyInit = ""): Promise<Result> {
  let response: Response;
  let result: Result & { readonly message?: string };
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    response = await fetch(address, { method: "POST", signal, body });
    // Fails if another server has this address now, because its answer is not JSON.
    result = (await response.json()) as typeof result;
  } catch (cause) {
    throw new UnreachableError("The editor does not answer.", { cause });
  }
  if (!response.ok) throw new RefusedError(result.message ?? "The editor has refused this.");
  return result;
}
