import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { agencyWords } from "../../content/page-content/sections/agency-words.ts";
import { defaultTexts, textsOf } from "../../content/page-content/sections/section.ts";
import { shared } from "../../content/page-content/sections/texts/shared.text.ts";
import { withAgencyWords } from "../../content/page-content/sections/with-agency-words.ts";
import { defaultSettings } from "../../content/settings/settings.text.ts";
import { SiteFooter } from "./site-footer.tsx";

/** The footer of an agency with this tagline, and with other texts of the frame. */
function footer(tagline: string, texts: object = {}) {
  const settings = { ...defaultSettings, tagline };
  const values = withAgencyWords(shared, { ...defaultTexts(shared), ...texts }, agencyWords(settings));
  return renderToStaticMarkup(<SiteFooter settings={settings} texts={textsOf(shared, values)} path="/" />);
}

test("SETUP-01 TRIAL-01 O12: the tagline of the settings stands in the footer, and nothing in its place without one", () => {
  expect(footer("نرسم ونشرف")).toContain("<p>نرسم ونشرف</p>");
  expect(footer("")).not.toContain("{tagline}");
  expect(footer("")).not.toMatch(/<\/a><p>/);
  expect(footer("نرسم", { footerTagline: "جملة كتبها المالك" })).toContain("<p>جملة كتبها المالك</p>");
});
