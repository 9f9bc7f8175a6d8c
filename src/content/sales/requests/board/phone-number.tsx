import { displayPhone } from "../../../../kernel/text/format.ts";
import { BidiName } from "../../../../ui/text/bidi-text.tsx";
import { Ltr } from "../../../../ui/text/ltr.tsx";

/** A phone number, left-to-right; one with words, such as an extension, takes the direction of its words. SHELL-08 */
export function PhoneNumber({ phone }: { phone: string }) {
  const shown = displayPhone(phone);
  return /\p{L}/u.test(shown) ? <BidiName text={shown} /> : <Ltr>{shown}</Ltr>;
}
