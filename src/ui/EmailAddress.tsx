import { Fragment } from "react";

/** An e-mail address that breaks before its @, or a dot before that, where it must. */
export function EmailAddress({ address }: { address: string }) {
  return (
    <span>
      {address.split(/(?=[@.].*@|@)/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be alike, and they never move.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
