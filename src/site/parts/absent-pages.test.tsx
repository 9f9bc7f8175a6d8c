import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AbsentPages, standsBeside } from "./absent-pages.ts";
import { ActionLinks } from "./action-links.tsx";
import { MoreLink } from "./more-link.tsx";
import { Section } from "./section.tsx";

const draw = (part: ReactElement, absent: string[]) =>
  renderToStaticMarkup(<AbsentPages value={absent}>{part}</AbsentPages>);
const action = (href: string) => ({ id: href, label: href, href, tone: "primary" });

test("OWN-01 an address leads to an absent page with any query and anchor, and below it, but not beside it", () => {
  const stands = (href: string) => standsBeside(["/faq", "/projects"], href);
  for (const href of ["/faq", "/faq/", "/faq?q=1", "/faq#a", "/projects/a-1"])
    expect(stands(href), href).toBe(false);
  for (const href of [
    "/",
    "/faqs",
    "#faq",
    "https://x.example/faq",
    "mailto:faq@x.example",
    "/about?from=/faq",
  ])
    expect(stands(href), href).toBe(true);
});

test("OWN-01 buttons, links to more and those of sections are left out while their page is absent", () => {
  const parts = [
    <ActionLinks key="1" links={[action("/faq"), action("/about")]} />,
    <MoreLink key="2" href="/faq">
      {"/faq"}
    </MoreLink>,
    <Section key="3" title="عنوان" more={{ href: "/faq", label: "/faq" }}>
      نص
    </Section>,
  ];
  for (const part of parts) {
    expect(draw(part, [])).toContain("/faq");
    expect(draw(part, ["/faq"])).not.toContain("/faq");
  }
  expect(draw(<ActionLinks links={[action("/faq"), action("/about")]} />, ["/faq"])).toContain("/about");
});
