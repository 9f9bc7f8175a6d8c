import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MailAddress } from "./mail-address.tsx";

test("AR-05 an address may break before its `@`, and nowhere else", () => {
  const html = (address: string) => renderToStaticMarkup(<MailAddress address={address} />);
  expect(html("noura@mail.example")).toBe('<bdi dir="ltr">noura<wbr/>@mail.example</bdi>');
  expect(html("noura")).toBe('<bdi dir="ltr">noura</bdi>');
});
