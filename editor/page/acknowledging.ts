import type { DataWarning } from "../../src/data-check/data-warnings";
import type { Contents } from "../server/protocol";

type Fields = Readonly<Record<string, unknown>>;

/** The data with a warning acknowledged, with the reason why it is meant so. */
export function withReason(
  contents: Contents,
  { rule, acknowledgedBy: { file, index } }: DataWarning,
  reason: string,
): Contents {
  const content = contents[file];
  const acknowledged = (fields: Fields): Fields => ({
    ...fields,
    acknowledged: { ...(fields.acknowledged as Fields | undefined), [rule]: reason },
  });
  if (index === null) return { ...contents, [file]: acknowledged(content as Fields) };
  const list = content as readonly Fields[];
  const element = list[index];
  if (element === undefined) return contents;
  return { ...contents, [file]: list.toSpliced(index, 1, acknowledged(element)) };
}
