import { HtmlValidate } from "html-validate";
import { beforeAll, expect, test } from "vitest";
import { missingPath, publicPaths } from "../../testing/pages/test-paths.ts";
import { openSite, type TestSite } from "../../testing/pages/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});

const validator = new HtmlValidate({
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // React's spelling of attributes and void elements; browsers read both spellings alike.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "void-style": "off",
    // Only useful for files of other hosts; the policy allows none.
    "require-sri": "off",
    // The data decides the places of points in pictures and bars of a timeline; the policy allows style attributes.
    "no-inline-style": "off",
    // The style sheet keeps numbers from breaking.
    "tel-non-breaking": "off",
    // What scrolls in an article is a region, and a listing stays one.
    "prefer-native-element": ["error", { exclude: ["region"] }],
    // A group of checkboxes is one field of several values.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit"] }],
  },
});

/** The pages of SHELL-01, and one of each other kind that a visitor can open. */
const addresses = [
  ...publicPaths,
  "/projects?category=industrial&status=completed",
  "/projects/1768176000002",
  "/articles",
  `/articles/${encodeURIComponent("ما-الذي-يجعل-الموقع-سريعا")}`,
  "/faq?q=2030",
  missingPath,
];

for (const address of addresses)
  test(`SHELL-01 TRIAL-01 R8: ${decodeURIComponent(address)} is valid HTML, and prints no value that it does not have`, async () => {
    const html = await site.html(address);
    const { results } = await validator.validateString(html);
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(found).toEqual([]);
    const tags = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, "").match(/<[a-z][^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(50);
    expect(tags.filter((tag) => /\b(undefined|NaN)\b|\[object \w+\]/.test(tag))).toEqual([]);
  });
