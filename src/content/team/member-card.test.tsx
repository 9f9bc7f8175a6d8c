import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Selection } from "../../admin-kit/rows/use-selection.ts";
import { blankOf } from "../../kernel/resource/resource.ts";
import { MemberCard } from "./member-card.tsx";
import { MemberTile } from "./member-tile.tsx";
import { members } from "./members.ts";

test("LEAD-01 a card shows the uploaded photo, and a drawn portrait without one", () => {
  const member = { ...blankOf(members), id: 1, name: "سلمان" };
  const pictureOf = (image: string | null) => {
    const html = renderToStaticMarkup(<MemberCard member={{ ...member, image }} wide={false} />);
    return html.slice(html.indexOf('<div class="pt">'), html.indexOf('<div class="body">'));
  };
  expect(pictureOf("/uploads/salman.webp")).toContain("/uploads/salman");
  expect(pictureOf(null)).not.toContain("/uploads/");
  expect(pictureOf(null)).toContain("<svg");
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
    return html.slice(html.indexOf('<div class="pt">'), html.indexOf("<button"));
  };
  expect(pictureOf("/uploads/salman.webp")).toContain("/uploads/salman");
  expect(pictureOf(null)).not.toContain("/uploads/");
  expect(pictureOf(null)).toContain("<svg");
});
