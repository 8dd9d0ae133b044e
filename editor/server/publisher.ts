import type { Publisher } from "../protocol";

/** What git removes from a name or an address, or ends it with. */
// eslint-disable-next-line no-control-regex
const removedByGit = /[\u0000-\u001f\u007f<>]/;

/** Why a publisher's name or address cannot be used, in a sentence; null where both can. */
export function publisherError({ name, email }: Publisher): string | null {
  if (!/[\p{L}\p{N}]/u.test(name)) return "Write a name.";
  if (removedByGit.test(name)) return "Write the name on one line, without < and >.";
  if (removedByGit.test(email) || !/^[^\s@]+@[^\s@]+$/.test(email.trim())) {
    return "Write an e-mail address, such as name@example.com.";
  }
  return null;
}
