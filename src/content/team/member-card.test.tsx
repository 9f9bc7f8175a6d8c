import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Selection } from "../../admin-kit/rows/use-selection.ts";
import { blankOf } from "../../kernel/resource/resource.ts";
import { MemberCard } from "./member-card.tsx";
import { MemberTile } from "./member-tile.tsx";
import { members, type ShownMember } from "./members.ts";

const blank = { ...blankOf(members), id: 1, name: "سلمان" };
const card = (fields: Partial<ShownMember>, place = 0) =>
  renderToStaticMarkup(<MemberCard member={{ ...blank, ...fields }} place={place} />);

test("LEAD-01 SITE-03 a card shows the photograph, else the bust, else the initial, in the same frame", () => {
  const faceOf = (html: string) => html.slice(html.indexOf("<div"), html.indexOf("<h2"));
  const image = "/uploads/salman.webp";
  for (const photographed of [card({ image }), card({ image, portrait: "headset" })]) {
    expect(faceOf(photographed)).toContain("/uploads/salman");
    expect(faceOf(photographed)).not.toContain("#bust");
  }
  expect(faceOf(card({ portrait: "headset" }))).toContain('href="#bust-headset"');
  expect(faceOf(card({}))).toContain(">س</b>");
  const frames = [card({ image }), card({ portrait: "headset" }), card({})].map(
    (html) => /<div class="[^"]*"/.exec(html)?.[0],
  );
  expect(new Set(frames).size).toBe(1);
});

test("LEAD-01 SITE-03 six members have six different background colours", () => {
  const grounds = [0, 1, 2, 3, 4, 5].map((place) => /<div class="([^"]*)"/.exec(card({}, place))?.[1]);
  expect(new Set(grounds).size).toBe(6);
});

test("LEAD-01 a card shows the experience with a dot for each year, and leaves out unknown facts", () => {
  const dotsOf = (html: string) => html.split("<i></i>").length - 1 - (html.includes("<summary>") ? 1 : 0);
  expect(dotsOf(card({ years: 14, specialty: "تصميم" }))).toBe(14);
  expect(card({ years: 14, specialty: "تصميم" })).toContain("<b>14 سنة</b> في تصميم");
  const words = card({ years: 14, experience: "أكثر من 14 سنة" });
  expect([dotsOf(words), words.includes("<b>أكثر من 14 سنة</b>")]).toEqual([14, true]);
  expect(dotsOf(card({ experience: "منذ 1999" }))).toBe(0);
  expect(card({})).not.toContain("<details");
  const whole = card({ bio: "نبذة", achievements: ["إنجاز", " "], skills: ["مهارة", "خبرة"] });
  expect(whole).toContain("مهارة، خبرة");
  expect(whole.split("<li>")).toHaveLength(2);
});

test("LEAD-01 the department is shown beside the position unless the position names it", () => {
  expect(card({ position: "مدير التطوير", department: "التطوير" })).toContain(">مدير التطوير</p>");
  expect(card({ position: "مديرة", department: "التطوير" })).toContain(">مديرة، التطوير</p>");
});

test("ATEAM-02 the admin's card shows the uploaded photo too, and a drawn portrait without one", () => {
  const stored = { version: 1, createdAt: "2026-01-01", updatedAt: "2026-01-01", deletedAt: null };
  const member = { ...blankOf(members), ...stored, id: 1, name: "سلمان" };
  const nothing = () => {};
  const actions = {
    onToggle: nothing,
    onEdit: nothing,
    onCopy: nothing,
    onHistory: nothing,
    onDelete: nothing,
  };
  const selection: Selection<number> = {
    ids: [],
    has: () => false,
    toggle: nothing,
    shown: "none",
    toggleShown: nothing,
    clear: nothing,
  };
  const pictureOf = (image: string | null) => {
    const html = renderToStaticMarkup(
      <MemberTile member={{ ...member, image }} query="" selection={selection} {...actions} />,
    );
    return html.slice(html.indexOf("<div"), html.indexOf("<button")); // the first in the card
  };
  expect(pictureOf("/uploads/salman.webp")).toContain("/uploads/salman");
  expect(pictureOf(null)).not.toContain("/uploads/");
  expect(pictureOf(null)).toContain("<svg");
});
