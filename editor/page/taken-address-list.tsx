import type { Contents } from "../server/protocol";
import { leftAddresses, leftWords } from "./page-addresses";
import { takenAddresses } from "./taken-addresses";

interface TakenAddressListProps {
  readonly published: Contents | null;
  readonly drafts: Contents;
}

/** Says which saved addresses lead elsewhere or nowhere; nothing where all lead where they did. */
export function TakenAddressList({ published, drafts }: TakenAddressListProps) {
  const taken = published === null ? [] : takenAddresses(published, drafts);
  const left = published === null ? [] : leftAddresses(published, drafts);
  if (taken.length + left.length === 0) return null;
  return (
    <>
      <h3>Saved addresses</h3>
      <ul>
        {taken.map(({ published: from, now }) => (
          <li key={from}>
            {now} has the address that {from} had: whoever has saved the page of {from} comes to{" "}
            {now}.
          </li>
        ))}
        {left.map((address) => (
          <li key={`page ${address.id}`} className="fault">
            {address.page} has a new address. {leftWords(address)}
          </li>
        ))}
      </ul>
    </>
  );
}
