import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { standardColour } from "../palette/standard.ts";
import { type Brand, BrandContext } from "./brand.ts";
import { brandCss } from "./brand-css.ts";
import { BrandLogo } from "./brand-logo.tsx";
import { faintOn, type Ground, type SeenOn, seenOnValues } from "./seen-on.ts";

const [wide, white] = ["/uploads/wide-1200x100.webp", "/uploads/white-100x300.webp"];

const brandWith = (changes: Partial<Brand>): Brand => ({
  name: "مكتب السدرة",
  logo: wide,
  logoDark: null,
  seen: {},
  icon: null,
  isHouse: false,
  type: "readex",
  family: "",
  fonts: [],
  motif: "facade",
  iconTag: "",
  css: "",
  ...changes,
});

const drawn = (changes: Partial<Brand>, ground?: Ground) =>
  renderToStaticMarkup(
    <BrandContext value={brandWith(changes)}>
      <BrandLogo {...(ground && { ground })} />
    </BrandContext>,
  );

test("BRAND-01 TRIAL-01 O2: with a logo for each ground, the rule that hides one stands outside every cascade layer", () => {
  const html = drawn({ logoDark: white });
  expect(html).toMatch(
    new RegExp(`class="[^"]*on-light" src="${wide}".*class="[^"]*on-dark" src="${white}"`),
  );
  const css = brandCss({ ...brandWith({ logoDark: white }), colour: standardColour });
  const rule = css.indexOf(".dark .on-light");
  const before = css.slice(0, rule);
  // Only the media query around it is open.
  expect(before.split("{").length - before.split("}").length).toBe(1);
  expect(before).toMatch(/@media screen\{$/);
});

test("BRAND-01 TRIAL-01 O6: no logo is shown on a ground where it hardly stands out without a plate of the other kind, or as the name", () => {
  const shown = (ground: Ground, seen: Brand["seen"], logoDark: string | null = null) => {
    const html = drawn({ seen, logoDark }, ground);
    const plate = /plate-(\w+)/.exec(html)?.[1];
    const picture = /src="([^"]+)"/.exec(html)?.[1] ?? "letters";
    return plate ? `${picture} on ${plate}` : picture;
  };
  const seenOn = (seen: SeenOn) => ({ [wide]: seen });
  expect(shown("dark", seenOn("light"))).toBe(`${wide} on light`);
  expect(shown("light", seenOn("dark"))).toBe(`${wide} on dark`);
  expect(shown("light", seenOn("light"))).toBe(wide);
  expect(shown("dark", seenOn("unknown"))).toBe(wide);
  expect(shown("dark", seenOn("neither"))).toBe("letters");
  expect(shown("dark", { [wide]: "light", [white]: "dark" }, white)).toBe(white);
  // The two were taken for each other.
  expect(shown("light", { [wide]: "dark", [white]: "light" }, white)).toBe(white);
  for (const seen of seenOnValues)
    for (const ground of ["light", "dark"] as const) {
      const faint = seen !== "unknown" && seen !== "both" && seen !== ground;
      expect(shown(ground, seenOn(seen)) === wide, `${seen} ${ground}`).toBe(!faint);
      expect(faintOn(seen, [ground]) !== undefined, `${seen} ${ground}`).toBe(faint);
    }
});

test("BRAND-01 TRIAL-01 O6: where only one theme needs a plate, each theme has its own picture", () => {
  const html = drawn({ seen: { [wide]: "light" } });
  expect(html.match(/<img/g)).toHaveLength(2);
  expect(html).toMatch(/class="\S+ on-light"/);
  expect(html).toMatch(/class="\S+ plate-light on-dark"/);
  expect(drawn({ seen: { [wide]: "both" } }).match(/<img/g)).toHaveLength(1);
});

test("BRAND-01 TRIAL-01 O4: a logo tells its ratio, so that its height follows from the widest it may be", () => {
  expect(drawn({}, "light")).toContain('style="--ratio:12"');
  expect(drawn({ logo: white }, "light")).toContain(`style="--ratio:${100 / 300}"`);
});

test("BRAND-01 TRIAL-01 O6: the name in letters has its style wherever it replaces a logo, also for the demo's agency", () => {
  for (const logos of [{ logo: wide }, { logo: null, logoDark: wide }, { logo: null }])
    for (const isHouse of [true, false]) {
      const changes = { ...logos, isHouse, seen: { [wide]: "neither" as const } };
      const inLetters = drawn(changes).includes("wordmark");
      const css = brandCss({ ...brandWith(changes), colour: standardColour });
      expect(css.includes(".wordmark{"), JSON.stringify(changes)).toBe(inLetters);
    }
});
