/** An e-mail address from left to right that breaks before its `@` where it does not fit on one line; AR-05. */
export function MailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf("@");
  return (
    <bdi dir="ltr">
      {at > 0 ? address.slice(0, at) : address}
      {at > 0 && (
        <>
          <wbr />
          {address.slice(at)}
        </>
      )}
    </bdi>
  );
}
