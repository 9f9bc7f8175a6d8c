import { beforeAll, expect, test } from "vitest";
import { formatDate, formatPercent, formatPrice } from "../../kernel/text/format.ts";
import { openSite, type TestSite } from "../../testing/pages/test-site.ts";
import { wordsOf } from "../../testing/pages/test-words.ts";
import { quoteLink } from "../quote/quote-wire.ts";

// Compares pages with the stored records, so that any field that a page omits fails here.

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});

type Stored = Record<string, unknown>;
const price = (value: unknown) => (typeof value === "number" ? formatPrice(value) : "تُحدّد بعد الاستشارة");
const text = (value: unknown) => String(value ?? "");
const lines = (value: unknown) => (Array.isArray(value) ? value.map(text) : []);

const wordsOfPackage = ({ title, description, price: sum, delivery_time, features }: Stored) => [
  ...[title, description, delivery_time].map(text),
  price(sum),
  ...lines(features),
];

/** For each list the words of a record that its page shows. */
const lists: {
  ids: string;
  path: string;
  api: string;
  words: (record: Stored) => string[];
  links?: (record: Stored) => string[];
  /** Whether the page leaves out a record that the call answers. */
  isHidden?: (record: Stored) => boolean;
}[] = [
  {
    ids: "SVC-01",
    path: "/services",
    api: "services",
    // The ruler of delivery times lists services in another order, so the description decides the order of the list.
    words: ({ title, description, features, benefits }) => [
      ...[description, title].map(text),
      ...lines(features).map((line) => line.replace(/^التسليم:/, "")),
      ...lines(benefits),
    ],
  },
  { ids: "SVC-02 SVC-03", path: "/services", api: "packages", words: wordsOfPackage },
  { ids: "SVC-07", path: "/services", api: "packages-server", words: wordsOfPackage },
  {
    ids: "LEAD-01",
    path: "/leadership",
    api: "team-members",
    words: ({ name, position, department, experience, specialty, bio }) =>
      [name, position, department, experience, specialty, bio].map(text),
    links: ({ email, phone, linkedin }) => [`mailto:${email}`, `tel:${phone}`, text(linkedin)],
  },
  {
    ids: "TEST-01",
    path: "/testimonials",
    api: "reviews",
    words: ({
      testimonialText,
      clientName,
      clientPosition,
      company,
      projectName,
      projectValue,
      projectDuration,
      date,
    }) => [
      ...[
        testimonialText,
        clientName,
        clientPosition,
        company,
        projectName,
        projectValue,
        projectDuration,
      ].map(text),
      formatDate(text(date)),
    ],
  },
  {
    ids: "PRJ-01",
    path: "/projects",
    api: "projects",
    words: ({ title, client, value, duration, location, completion, startDate }) => [
      ...[title, client, value, duration, location].map(text),
      `${completion}%`,
      formatDate(text(startDate)),
    ],
  },
  {
    ids: "VIS-02",
    path: "/vision2030",
    api: "vision-items",
    words: ({ title, description, percentage, metric, value, initiatives }) => [
      ...[title, description, metric, value].map(text),
      ...(typeof percentage === "number" ? [formatPercent(percentage)] : []),
      ...lines(initiatives),
    ],
  },
  {
    ids: "FAQ-01",
    path: "/faq",
    api: "faqs",
    words: ({ question, answer }) => [text(question), text(answer)],
    isHidden: ({ answer }) => text(answer).trim() === "",
  },
];

for (const { ids, path, api, words, links, isHidden } of lists) {
  test(`${ids} ${path} shows all words of each record of ${api}, in the order of the list`, async () => {
    const records = await site.call<Stored[]>("GET", `/api/${api}`);
    expect(records.length).toBeGreaterThan(2);
    // The timeline is left out: it repeats the cards by time, and is hidden from screen readers.
    const html = (await site.html(path)).replace(/<div[^>]*data-timeline[\s\S]*?<\/ol><\/div>/, "");
    const shown = wordsOf(html);
    for (const record of records.filter((record) => isHidden?.(record)))
      expect(shown, `${record.id}`).not.toContain(wordsOf(words(record)[0] ?? ""));
    const places = records
      .filter((record) => !isHidden?.(record))
      .map((record) => {
        for (const part of words(record)) expect(shown, `${record.id}`).toContain(wordsOf(part));
        for (const link of links?.(record) ?? []) expect(html, `${record.id}`).toContain(`href="${link}"`);
        return shown.indexOf(wordsOf(words(record)[0] ?? ""));
      });
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
}

test("SVC-02 the priced packages have the prices and delivery times of the seed", async () => {
  const html = await site.html("/services");
  const cards = (html.match(/<th scope="col" data-package.*?<\/th>/g) ?? []).map(wordsOf);
  for (const [index, [title, price, time]] of [
    ["الأساسية", "1,400 ريال", "من أسبوعين إلى 3 أسابيع"],
    ["المتقدمة", "2,900 ريال", "3 إلى 5 أسابيع"],
    ["الاحترافية", "4,900 ريال", "4 إلى 6 أسابيع"],
  ].entries())
    for (const words of [title, price, time]) expect(cards[index], title).toContain(wordsOf(text(words)));
});

test("SVC-05 each package's button opens a quote with the title of that package", async () => {
  const html = await site.html("/services");
  const links = [...html.matchAll(/<a [^>]*href="(\/quote\?[^"]*)"[^>]*>(.*?)<\/a>/g)];
  const shown = links.map(([, href, words = ""]) => [href, wordsOf(/<span .*/.exec(words)?.[0] ?? "")]);
  for (const api of ["packages", "packages-server"]) {
    const stored = await site.call<Stored[]>("GET", `/api/${api}`);
    expect(stored.length).toBeGreaterThan(2);
    for (const { title } of stored)
      expect(shown).toContainEqual([quoteLink(text(title)).replaceAll("&", "&amp;"), wordsOf(text(title))]);
  }
});

test("QUOTE-03 the banner shows only if the address has a package title, whatever else the address contains", async () => {
  const { published } = await site.call<{ published: Stored }>("GET", "/api/content/quote");
  const label = wordsOf(text(published.selectedLabel));
  const title = encodeURIComponent("الباقة الأساسية");
  expect(wordsOf(await site.html(`/quote?selected_package_title=${title}`))).toContain(
    `${label}${wordsOf("الباقة الأساسية")}`,
  );
  for (const search of [
    "",
    "?selected_package_title=",
    "?selected_package_title=%20%E2%80%8F",
    `?prefill_desc=${title}`,
    `?service=${title}`,
    `?title=${title}`,
  ])
    expect(wordsOf(await site.html(`/quote${search}`)), search).not.toContain(label);
});

test("FAQ-02 AFAQ-02 the dropdown has the categories as staff add, rename and remove them", async () => {
  const options = async () => {
    const select = /<select[^>]*id="faq-category".*?<\/select>/.exec(await site.html("/faq"))?.[0] ?? "";
    return [...select.matchAll(/<option[^>]*value="([^"]*)"[^>]*>(.*?)<\/option>/g)].map(([, key, label]) => [
      key,
      label,
    ]);
  };
  const builtIn = [
    ["all", "جميع الأسئلة"],
    ["general", "عام"],
    ["services", "الخدمات"],
    ["projects", "إدارة المشاريع"],
    ["pricing", "التسعير"],
    ["timeline", "الجدول الزمني"],
    ["quality", "معايير الجودة"],
  ];
  expect(await options()).toEqual(builtIn);
  const category = "/api/faq-categories";
  await site.call("POST", category, { key: "hosting", label: "الاستضافة" });
  expect(await options()).toEqual([...builtIn, ["hosting", "الاستضافة"]]);
  await site.call("PUT", `${category}/hosting`, { label: "الاستضافة والنطاقات" });
  await site.call("PUT", `${category}/general`, { label: "أسئلة عامة" });
  expect(await options()).toEqual(
    [...builtIn, ["hosting", "الاستضافة والنطاقات"]].map(([key, label]) =>
      key === "general" ? [key, "أسئلة عامة"] : [key, label],
    ),
  );
  await site.call("DELETE", `${category}/hosting`);
  await site.call("PUT", `${category}/general`, { label: "عام" });
  expect(await options()).toEqual(builtIn);
});
