import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { defaultTexts } from "../../content/page-content/sections/section.ts";
import { homepage } from "../../content/page-content/sections/texts/homepage.text.ts";
import { HomeServices } from "./home-services.tsx";

const texts = defaultTexts(homepage);

test("HOME-02 HOME-03 a site without services leaves the section out; three built-in cards replace those of a failed store", () => {
  expect(renderToStaticMarkup(<HomeServices texts={texts} services={[]} />)).toBe("");
  const failed = renderToStaticMarkup(<HomeServices texts={texts} services={null} />);
  expect(failed.match(/<article/g)).toHaveLength(3);
});
