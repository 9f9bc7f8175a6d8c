import { cdp, type Locator, page } from "vitest/browser";
import { makeSite, openScreen } from "../../../../testing/components/test-screen.tsx";
import MessagesScreen from "../screen/messages-screen.tsx";
import QuoteRequestsScreen from "../screen/quote-requests-screen.tsx";

/* What tests of the desk have in common. */

export const path = "/api/project-requests";

const sent = {
  company_name: "ركن الضيافة",
  requested_services: ["serviceEcommerce"],
  message: "متجر لأدوات الضيافة",
};

/** A site with requests of visitors of these names, the oldest first and with the id 1; each may say more. */
export async function siteWith(requests: Record<string, object>) {
  const site = await makeSite();
  for (const [index, [name, more]] of Object.entries(requests).entries()) {
    const contact = { phone: `05512345${10 + index}`, email: `visitor${index}@mail.example` };
    await site.call("POST", path, { ...sent, ...contact, ...more, name });
  }
  return {
    ...site,
    /** Reads a request as it is stored. */
    read: (id = 1) => site.call("GET", `${path}/${id}`),
    change: (id: number, changes: object) => site.call("PUT", `${path}/${id}`, changes),
    /** Sends a quote for a request; answers its number and link. */
    async offer(request: number, values: object = {}) {
      const { id } = await site.call("POST", "/api/quotes", { request_id: request, items, ...values });
      return site.call("POST", `/api/quotes/${id}/send`, {});
    },
  };
}
export const items = [{ title: "موقع", quantity: 1, unit_price: 1_000_00 }];

/** Opens the quote requests at an address such as `/1` or `?view=table`. */
export const openDesk = (at = "") =>
  openScreen(<QuoteRequestsScreen />, `/admin/quote-requests${at}`, "/admin/quote-requests/:id?");
export const openMessages = (at = "") =>
  openScreen(<MessagesScreen />, `/admin/messages${at}`, "/admin/messages/:id?");

/** The open request of a person. */
export const openedOf = (name: string) => page.getByRole("article", { name: new RegExp(name) });
/** The row of a request in the list. */
export const linkOf = (name: string) => page.getByRole("link", { name: new RegExp(name) });
export const headingOf = (name: string) => openedOf(name).getByRole("heading", { level: 2 });
export const stateOf = (name: string) => openedOf(name).getByRole("button", { name: /^الحالة:/ });
export const threadOf = (name: string) => openedOf(name).getByRole("list", { name: "ما حدث" });
export const bar = () => page.getByRole("region", { name: "إجراءات على المحدد" });

/** The button in a row of the table that opens its request. */
export function openerOf(row: Locator): HTMLElement {
  const opener = row.element().querySelector<HTMLElement>("button[data-open]");
  if (!opener) throw new Error("the row opens nothing");
  return opener;
}

/** Chooses from the menu that a button opens: one of several values, or an action. */
export async function chooseFrom(opener: Locator, option: string) {
  await opener.click();
  const menu = page.getByRole("menu");
  const named = { name: option, exact: true };
  await menu.getByRole("menuitemradio", named).or(menu.getByRole("menuitem", named)).click();
}

/** The letters that an Arabic layout types with the keys of the desk. */
const arabic = { KeyJ: "ت", KeyK: "ن", KeyA: "ش", KeyS: "س", KeyH: "ا", KeyX: "ء", Slash: "؟" } as const;
export type ArabicKey = keyof typeof arabic;
const shift = 8;

/** Presses a key as an Arabic keyboard does: its own position with an Arabic letter. */
export async function pressArabic(code: ArabicKey) {
  const letter = arabic[code];
  const isShifted = letter === "؟";
  const key = {
    code,
    key: letter,
    windowsVirtualKeyCode: isShifted ? 191 : code.charCodeAt(3),
    modifiers: isShifted ? shift : 0,
  };
  await cdp().send("Input.dispatchKeyEvent", { type: "keyDown", ...key, text: letter });
  await cdp().send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
}
