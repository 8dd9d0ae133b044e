/** Whose name stands beside each publishing. */
export interface Publisher {
  readonly name: string;
  readonly email: string;
}

/** What of a publisher cannot be used, and why, in a sentence. */
export interface PublisherFault {
  readonly field: keyof Publisher;
  readonly rule: string;
}

/** What git takes out of a name or an address, or ends it with. */
// eslint-disable-next-line no-control-regex
const notKept = /[\u0000-\u001f\u007f<>]/;

/** What is wrong with a publisher; null where nothing is. */
export function publisherFault({ name, email }: Publisher): PublisherFault | null {
  if (!/[\p{L}\p{N}]/u.test(name)) return { field: "name", rule: "Write a name." };
  if (notKept.test(name)) {
    return { field: "name", rule: "Write the name on one line, without < and >." };
  }
  if (notKept.test(email) || !/^[^\s@]+@[^\s@]+$/.test(email.trim())) {
    return { field: "email", rule: "Write an e-mail address, such as name@example.com." };
  }
  return null;
}
