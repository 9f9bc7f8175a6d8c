import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { defaultTexts } from "../../content/page-content/sections/section.ts";
import { services as section } from "../../content/page-content/sections/texts/services.text.ts";
import { services as described, type ShownService } from "../../content/services/services.ts";
import { blankOf } from "../../kernel/resource/resource.ts";
import { Services } from "./services-sections.tsx";

test.each([
  [0, false],
  [1, false],
  [2, true],
  [3, true],
  [4, false],
  [5, true],
])("SVC-01 TRIAL-01 O14: of %d services the advice which to begin with is shown: %s", (count, isShown) => {
  const texts = defaultTexts(section);
  const list = Array.from(
    { length: count },
    (_, index): ShownService => ({ ...blankOf(described), id: index + 1, title: "خدمة" }),
  );
  const services = { ok: true as const, value: { list, total: count, page: 1 } };
  const html = renderToStaticMarkup(<Services texts={texts} services={services} />);
  expect(html.includes(texts.adviceTitle)).toBe(isShown);
});
