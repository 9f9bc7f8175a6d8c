import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import seeds from "../../../seeds/team.json";
import { members, portraits, type ShownMember } from "../../content/team/members.ts";
import { seededOf } from "../../kernel/resource/resource.ts";
import { Balcony } from "./balcony.tsx";

const team = seeds.map(({ id, ...member }): ShownMember => ({ ...seededOf(members, member), id }));
const bustsOf = (list: readonly ShownMember[]) =>
  [...renderToStaticMarkup(<Balcony members={list} />).matchAll(/#bust-(\w+)/g)].map(([, name]) => name);

test("LEAD-01 SITE-03 the six people of the demo stand on the balcony, all different", () => {
  expect(bustsOf(team).sort()).toEqual([...portraits].sort());
  const html = renderToStaticMarkup(<Balcony members={team} />);
  for (const { id, name } of team) {
    expect(html).toContain(`href="#member-${id}" tabindex="-1"`);
    expect(html).toContain(`<li>${name.split(" ")[0]}</li>`);
  }
});

test("LEAD-01 SITE-03 only people with a bust are on the balcony, also those with a photograph; one alone leaves it out", () => {
  const photographed = team.map((member) => ({ ...member, image: "/uploads/a.webp" }));
  expect(bustsOf(photographed)).toHaveLength(6);
  const without = team.map((member, index) => (index === 0 ? { ...member, portrait: null } : member));
  expect(bustsOf(without)).toHaveLength(5);
  expect(bustsOf(team.slice(0, 1))).toEqual([]);
  const many = Array.from({ length: 24 }, (_, id) => ({
    ...seededOf(members, team[0] ?? {}),
    id,
    portrait: "headset" as const,
  }));
  expect(bustsOf(many)).toHaveLength(8);
});

test("LEAD-01 SITE-03 seen from near, the first two are there, and they link to their cards on the given page", () => {
  const html = renderToStaticMarkup(<Balcony members={team} isNear page="/leadership" />);
  const hrefs = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href);
  expect(hrefs).toEqual(team.slice(0, 2).map(({ id }) => `/leadership#member-${id}`));
  expect(renderToStaticMarkup(<Balcony members={team.slice(0, 1)} isNear />)).toBe("");
});

test("LEAD-01 a first name of two words stays whole on the rail", () => {
  const named = team.map((member) => ({ ...member, name: "عبد الله القحطاني" }));
  expect(renderToStaticMarkup(<Balcony members={named} />)).toContain("<li>عبد الله</li>");
});
