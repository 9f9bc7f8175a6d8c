import { expect, onTestFinished, test } from "vitest";
import { mailBody } from "../../kernel/background/mail-body.ts";
import { contrast } from "../../ui/palette/colours.ts";
import { paletteOf } from "../../ui/palette/palette.ts";
import { mailColours } from "./mail-colours.ts";

const long = `${"x".repeat(60)}@${"mail.".repeat(12)}example`;
const parts = {
  greeting: "السلام عليكم نورة عبد الله الشمري،",
  heading: "طلب عرض سعر من نورة الشمري",
  intro: "هاتف المكتب +966 11 000 0000.\n\nفقرة ثانية.",
  lines: [
    ["البريد الإلكتروني", long, `mailto:${long}`],
    ["الخدمات المطلوبة", "تصميم المواقع، إدارة المتاجر الإلكترونية"],
  ] as const,
  quote: { label: "نص الرسالة", words: `رابط طويل https://honey.example/${"a".repeat(200)}` },
  link: { words: "افتح الطلب", address: "https://shurfa.example/admin" },
  links: [{ words: "ذكّرني غدًا", address: "https://shurfa.example/a" }],
  closing: "فريق مكتب السدرة",
  footer: "لماذا وصلتك هذه الرسالة.",
  choices: [{ words: "غيّر إشعاراتك", address: "https://shurfa.example/b" }],
};

/** The mail of a brand with this colour and without a logo, shown as a program of this width shows it. */
async function show(colour: string, width: number, theme: "light" | "dark" | "Outlook") {
  const { light, dark } = paletteOf(colour);
  const colours = { light: mailColours(light), dark: mailColours(dark) };
  const { html } = mailBody(
    { agency: "مكتب السدرة", replyTo: "", imprint: ["الرياض"], colours, logo: null },
    parts,
  );
  const frame = document.createElement("iframe");
  frame.style.cssText = `width:${width}px;height:900px;border:0`;
  frame.srcdoc = html
    .replace("@media(prefers-color-scheme:dark)", theme === "dark" ? "@media all" : "@media not all")
    .replace("<body ", theme === "Outlook" ? "<body data-ogsc " : "<body ");
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  await loaded;
  const { contentDocument: page, contentWindow: view } = frame;
  if (!page || !view) throw new Error("the mail did not load");
  return { page, styleOf: (element: Element) => view.getComputedStyle(element) };
}

const hexOf = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, "0"))
    .join("")}`;

const brands = ["#015a3f", "#0b1f4b", "#eaff00", "#808080", "#5a0014"];

test.each(["light", "dark", "Outlook"] as const)(
  "NOTICE-01 BRAND-01 every text of a mail is legible with any brand, in a program that is %s",
  async (theme) => {
    for (const brand of brands) {
      const { page, styleOf } = await show(brand, 600, theme);
      const groundOf = (element: Element | null): string => {
        if (!element) return "#ffffff";
        const ground = styleOf(element).backgroundColor;
        return ground === "rgba(0, 0, 0, 0)" ? groundOf(element.parentElement) : hexOf(ground);
      };
      const texts = [...page.querySelectorAll("p, h1, td, a")].filter(
        (element) => element.textContent?.trim() && !element.querySelector("p, table, .press"),
      );
      expect(texts.length).toBeGreaterThan(12);
      for (const text of texts)
        expect(
          contrast(hexOf(styleOf(text).color), groundOf(text)),
          `${brand} ${text.className} «${text.textContent}»`,
        ).toBeGreaterThanOrEqual(4.5);
      if (theme !== "light") expect(contrast(groundOf(page.querySelector("h1")), "#000000")).toBeLessThan(2);
    }
  },
);

test.each([320, 360, 600, 1200])(
  "NOTICE-01 AR-04 a mail fits %i px with long addresses, in one column of at most 600 px, and its button is wide enough for a thumb",
  async (width) => {
    const { page } = await show("#015a3f", width, "light");
    expect(page.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(page.querySelector(".sheet")?.getBoundingClientRect().width).toBeLessThanOrEqual(602);
    const button = page.querySelector(".press")?.getBoundingClientRect();
    expect(button?.height).toBeGreaterThanOrEqual(44);
    if (width < 600) expect(button?.width).toBeGreaterThan(width * 0.8);
    // A phone stays in one line.
    const phone = [...page.querySelectorAll("p bdi")].find((run) => run.textContent?.startsWith("+966"));
    expect(phone?.getClientRects()).toHaveLength(1);
  },
);
