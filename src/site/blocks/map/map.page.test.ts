import { beforeAll, expect, test } from "vitest";
import { type BlockOnPage, blockOnPage } from "../../../testing/pages/test-block.ts";
import { textsOf } from "../../../testing/pages/test-markup.ts";
import { openSite, read, type TestSite } from "../../../testing/pages/test-site.ts";
import { words } from "./block.text.ts";

let site: TestSite;
let map: BlockOnPage;
beforeAll(async () => {
  site = await openSite();
  map = await blockOnPage(site, "map");
  const branch = { shortAddress: "", mapLink: "", phone: "", hours: "" };
  await site.call("PUT", "/api/settings", {
    addressLine1: "طريق الملك فهد",
    addressLine2: "الرياض",
    branches: [
      {
        ...branch,
        key: "a",
        name: "فرع جدة",
        address: "حي الروضة",
        shortAddress: "JRRD2929",
        mapLink: "https://maps.example/jeddah",
      },
      { ...branch, key: "b", name: "فرع أبها", address: "حي المنسك & 5" },
      { ...branch, key: "c", name: "فرع بلا عنوان", address: "" },
    ],
  });
});

const linkIn = (block: Element) => block.querySelector("a")?.getAttribute("href") ?? "";

test("OWN-04 PAGES-01 the agency's address stands beside drawn streets that ask no other site, and a map opens once it is followed", async () => {
  const block = await map.now();
  expect(block.querySelector("h3")?.textContent).toBe("شُرفة");
  expect(textsOf(block, "p")).toEqual(["طريق الملك فهد، الرياض"]);
  expect(block.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  expect(block.querySelector("img, iframe, script, link, image")).toBeNull();
  const { hostname, searchParams } = new URL(linkIn(block));
  expect([hostname, searchParams.get("query")]).toEqual(["www.google.com", "شُرفة، طريق الملك فهد، الرياض"]);
  expect((await map.shown({ title: "" })).querySelector("h2")?.textContent).toBe("شُرفة");
});

test("OWN-04 a branch is found by any spelling of its name, with its own map, its address, or the link that is written here", async () => {
  const jeddah = await map.shown({ branch: "فرع جده" });
  expect([jeddah.querySelector("h3")?.textContent, linkIn(jeddah)]).toEqual([
    "فرع جدة",
    "https://maps.example/jeddah",
  ]);
  expect(jeddah.textContent).toContain("JRRD2929");
  expect(linkIn(await map.shown({ branch: "فرع جدة", href: "https://maps.example/other" }))).toBe(
    "https://maps.example/other",
  );
  const abha = new URL(linkIn(await map.shown({ branch: "فرع ابها" })));
  expect(abha.searchParams.get("query")).toBe("فرع أبها، حي المنسك & 5");
});

test("OWN-04 an unknown branch, or one without an address, shows visitors nothing rather than another place", async () => {
  for (const branch of ["فرع الدمام", "فرع بلا عنوان", "<script>", "__proto__"])
    expect((await map.shown({ branch })).innerHTML, branch).toBe("");
  const preview = await (await site.visit(`/admin/preview${map.path}`, { isStaff: true })).text();
  expect(textsOf(read(preview), "[data-block] p")).toEqual([words.hint]);
  await expect(map.shown({ href: "javascript:alert(1)" })).rejects.toThrow("422");
  const block = await map.shown({ branch: "", button: "<b>" });
  expect(block.querySelector("a b")).toBeNull();
  await site.call("PUT", "/api/settings", { addressLine1: "", addressLine2: "" });
  expect((await map.now()).innerHTML).toBe("");
});
