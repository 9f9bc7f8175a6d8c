import { Route, Routes } from "react-router";
import { page } from "vitest/browser";
import { press } from "../../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../../testing/components/test-screen.tsx";
import QuotesScreen from "./admin-screen.tsx";
import QuoteScreen from "./workspace-screen.tsx";

const path = "/api/quotes";
export const items = [{ title: "موقع", detail: "ثلاث صفحات", quantity: 1, unit_price: 5_000_00 }];

type Site = Awaited<ReturnType<typeof makeSite>>;

/** Makes a draft for a new request of a visitor. */
export async function addQuote(site: Site, values: object = {}, name = "نورة") {
  const sent = { name, phone: "0551234567", email: "n@mail.example", message: "" };
  const request = await site.call("POST", "/api/project-requests", sent);
  const { id } = await site.call("POST", path, { request_id: request.id, ...values });
  return { id: String(id), at: `${path}/${id}`, screen: `/admin/quotes/${id}` };
}

/** The list of quotes and the screen of each, as their addresses lead to them. */
export const screens = (
  <Routes>
    <Route path="admin/quotes" element={<QuotesScreen />} />
    <Route path="admin/quotes/:id" element={<QuoteScreen />} />
    <Route path="*" element={null} />
  </Routes>
);

/** A site with a draft, and its screen. `read` reads what is stored of it. */
export async function openDraft(values: object = {}) {
  const site = await makeSite();
  const quote = await addQuote(site, values);
  const router = await openScreen(screens, quote.screen);
  return { site, router, ...quote, read: () => site.call("GET", quote.at) };
}

export const line = (place: number) => page.getByRole("group", { name: `البند ${place}` });
export const title = (place: number) => line(place).getByRole("textbox", { name: /^البند/ });
export const price = (place: number) => line(place).getByLabelText("سعر الوحدة");
/** What is typed in the fields of the titles. */
export const titles = () =>
  [...document.querySelectorAll<HTMLInputElement>("input[name$=title]")].map(({ value }) => value);
export const addLine = () => page.getByRole("button", { name: /^بند جديد/ });
export const discount = () => page.getByLabelText("الخصم");
export const sums = () => page.getByLabelText("الحساب");
/** The document as the customer reads it. */
export const paper = () => page.getByRole("article");
export const saved = () => page.getByText(/^حُفظت \d/);
export const locked = () => page.getByText("أُرسلت ولا تُعدَّل");
export const sending = () => page.getByRole("dialog", { name: "إرسال العرض" });
export const sendNow = () => sending().getByRole("button", { name: "إرسال الآن" }).click();

/** Opens the dialog that sends, and chooses to copy the link. */
export async function chooseLink() {
  await page.getByRole("button", { name: "إرسال العرض" }).click();
  await press(sending().getByRole("radio", { name: /رابط فقط/ }));
}
