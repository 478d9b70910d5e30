/** An e-mail address that breaks before its @, where it must. */
export function EmailAddress({ address }: { address: string }) {
  const [name, host] = address.split("@");
  return (
    <span>
      {name}
      <wbr />
      {`@${host}`}
    </span>
  );
}
