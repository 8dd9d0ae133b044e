/** @jest-environment node */
import { Writable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { withoutNulBytes } from "../../src/finish/pages/nul-bytes";

/** A page as Gatsby renders it. */
function streamed(element: ReactElement): Promise<string> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const page = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(Buffer.from(part));
        done();
      },
      final(done) {
        resolve(Buffer.concat(parts).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(element, {
      onError: reject,
      onAllReady: () => pipe(page),
    });
  });
}

test("a text of characters of several bytes comes out as it is, wherever in the page it stands", async () => {
  // Of two, three and four bytes; React sends its HTML off in pieces of 2048 bytes.
  const name = "Café हीरो యాక్టివా ₹599 ≈ 🛵🏍";
  // React sends texts of more than a third of such a piece off by themselves.
  const third = "x".repeat(640);
  let hadNulBytes = false;
  for (let length = 600; length < 680; length += 1) {
    const item = (
      <p title={third}>
        <b title={third}>{"x".repeat(60)}</b>
        {"x".repeat(length)}
        <img alt={name} />
        {name}
      </p>
    );
    const html = await streamed(item);
    hadNulBytes ||= html.includes("\0");
    expect(withoutNulBytes(html)).toBe(renderToString(item));
  }
  // Fails once React no longer writes them: the step is then needed no more.
  expect(hadNulBytes).toBe(true);
});
