import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { blankOf } from "../../kernel/resource/resource.ts";
import { MemberCard } from "./member-card.tsx";
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
