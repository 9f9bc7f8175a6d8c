import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { type LinkTarget, type LinkTargets, linkTargets } from "../../admin-kit/links/link-targets.ts";
import { readSettings } from "../../content/settings/store.server.ts";
import { pageList } from "../../content/shared/pages.ts";
import type { Db } from "../../kernel/db/database.server.ts";
import { findRecord, listRecords, searchRecords } from "../../kernel/db/records.server.ts";
import { type AnyRecord, isRowId } from "../../kernel/db/stored.ts";
import type { Api, ApiEnv } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import { getOrMake } from "../../kernel/objects.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { isAddress } from "../../kernel/resource/kinds/address.ts";
import { pagePathOf, pagesUnder } from "../../kernel/resource/public-path.ts";
import { fieldWhere } from "../../kernel/resource/resource.ts";
import { titleOf } from "../../kernel/resource/title.ts";
import { displayPhone, telLink, waLink } from "../../kernel/text/format.ts";
import { foldForSearch, matches } from "../../kernel/text/search.ts";
import { pathOfLink } from "../../kernel/text/site-path.ts";
import { described } from "../../resources.server.ts";
import type { FindLinkFault } from "./check-links.server.ts";

type SiteLinks = {
  faultOf: FindLinkFault;
  anchorsOf(page: string): Promise<readonly { id: string; name: string }[]>;
};

const mostOfKind = 6;

/** `GET /?q=…`: what a typed link leads to, what is wrong with it, and what else it may mean; requirement OWN-04. */
export function linkTargetsApi(kernel: Kernel, links: SiteLinks): Api {
  const api = new OpenAPIHono<ApiEnv>();
  route(api, {
    call: "GET /",
    summary:
      "Finds pages, records, places of pages and ways to the agency that a link may lead to, by words or an address",
    query: z.object({ q: z.string().max(500) }),
    answers: { 200: linkTargets },
    handle: async (c, { query }) => c.json(await findTargets(kernel, links, query().q.trim())),
  });
  return api;
}

async function findTargets(kernel: Kernel, site: SiteLinks, typed: string): Promise<LinkTargets> {
  const db = kernel.reads;
  const faults = new Map<string, ReturnType<FindLinkFault>>();
  // What was typed may be a page, the page of a place, and one of what is found: it is judged once.
  const links: SiteLinks = { ...site, faultOf: (link) => getOrMake(faults, link, () => site.faultOf(link)) };
  const isElsewhere = /^[a-z][a-z\d+.-]*:/i.test(typed);
  const [fault, records, ways, anchors] = await Promise.all([
    isAddressLike(typed) ? links.faultOf(typed) : undefined,
    isElsewhere ? [] : findInRecords(db, typed),
    waysToAgency(db),
    anchorsOn(links, typed),
  ]);
  const pages = pageList.map(({ path, name }) => target("page", path, name));
  const all = [...pages, ...records, ...ways];
  const own = [...all, ...anchors].find(({ address }) => address === typed);
  const found = [
    ...anchors.filter(({ address, name }) => isMeant(typed, address, name)).slice(0, mostOfKind * 2),
    ...pages.filter(({ address, name }) => isMeant(typed, address, name)),
    ...records,
    ...ways.filter(({ address, name }) => isMeant(typed, address, name)),
  ];
  return {
    fault: fault ?? null,
    target: own ? await withState(links, own) : null,
    found: await Promise.all(found.map((one) => withState(links, one))),
  };
}

const target = (kind: LinkTarget["kind"], address: string, name: string, of = ""): LinkTarget => ({
  kind,
  address,
  name,
  of,
  isHidden: false,
});

/** Words are searched for; whatever begins like an address is checked too. */
const isAddressLike = (typed: string) => /^([/#]|[a-z][a-z\d+.-]*:)/i.test(typed);

const isMeant = (typed: string, address: string, name: string) =>
  typed === "" ||
  address.startsWith(typed) ||
  matches(typed, [name]) ||
  foldForSearch(name) === foldForSearch(typed);

/** Whether visitors find a page or the page of a record at present. */
async function withState({ faultOf }: SiteLinks, one: LinkTarget): Promise<LinkTarget> {
  const isOfSite = one.kind === "page" || one.kind === "record";
  return isOfSite && (await faultOf(one.address)) !== undefined ? { ...one, isHidden: true } : one;
}

/** The resources whose records have pages of their own. */
const withPages = described.flatMap(({ resource, table }) => {
  const under = pagesUnder(resource);
  return under === null ? [] : [{ resource, table, under }];
});

/** Records by words of their texts, or by the address of their page; the newest of each resource for an empty text. */
async function findInRecords(db: Db, typed: string): Promise<LinkTarget[]> {
  const path = pathOfLink(typed);
  const lists = await Promise.all(
    withPages.map(async ({ resource, table, under }) => {
      const records =
        typed === ""
          ? await listRecords(db, table, { limit: mostOfKind, sort: ["-id"] })
          : path === undefined
            ? await searchRecords(db, table, typed, mostOfKind)
            : await recordsBelow(db, { resource, table, under }, path);
      return records.flatMap((record) => {
        const address = pagePathOf(resource, record);
        return address === null
          ? []
          : [target("record", address, titleOf(resource, record), resource.words.title)];
      });
    }),
  );
  return lists.flat();
}

/** The record whose page is at a path, or the newest of those whose pages lie below it. */
async function recordsBelow(
  db: Db,
  { resource, table, under }: (typeof withPages)[number],
  path: string,
): Promise<AnyRecord[]> {
  if (path === under) return listRecords(db, table, { limit: mostOfKind, sort: ["-id"] });
  const rest = path.startsWith(`${under}/`) ? path.slice(under.length + 1) : "";
  if (rest === "" || rest.includes("/")) return [];
  const field = fieldWhere(resource, isAddress);
  if (field !== undefined) return listRecords(db, table, { where: { [field]: rest }, limit: 1 });
  const id = table.id === "integer" ? Number(rest) : rest;
  if (typeof id === "number" && !isRowId(id)) return [];
  const record = await findRecord(db, table, id);
  return record ? [record] : [];
}

/** The headed places of the page whose address was typed. Those of the first page only with `#`: every path begins like it. */
async function anchorsOn({ anchorsOf, faultOf }: SiteLinks, typed: string): Promise<LinkTarget[]> {
  const path = pathOfLink(typed);
  if (path === undefined || typed === "/" || (await faultOf(path)) !== undefined) return [];
  return (await anchorsOf(path)).map(({ id, name }) => target("anchor", `${path}#${id}`, name));
}

async function waysToAgency(db: Db): Promise<LinkTarget[]> {
  const { phone, email, chatNumber } = await readSettings(db);
  return [
    ...(phone ? [target("phone", telLink(phone), displayPhone(phone))] : []),
    ...(email ? [target("mail", `mailto:${email}`, email)] : []),
    ...(chatNumber ? [target("chat", waLink(chatNumber), displayPhone(chatNumber))] : []),
  ];
}
