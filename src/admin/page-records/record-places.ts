import { articles } from "../../content/articles/articles.ts";
import { faqs } from "../../content/faqs/faqs.ts";
import { hostingPackages, packages } from "../../content/packages/packages.ts";
import { projects } from "../../content/projects/projects.ts";
import { services } from "../../content/services/services.ts";
import { settings } from "../../content/settings/settings.ts";
import { members } from "../../content/team/members.ts";
import { reviews } from "../../content/testimonials/reviews.ts";
import { visionItems } from "../../content/vision/vision-items.ts";
import { type Address, parseAddress, printAddress } from "../../kernel/resource/address.ts";
import type { Field } from "../../kernel/resource/field.ts";
import type { Resource } from "../../kernel/resource/resource.ts";
import type { Area } from "../../kernel/roles.ts";

/** A resource whose records are shown on pages, and which of its fields can be edited there. */
export type OnPages = {
  /** The resource's name in the addresses of its fields on pages: `packages` in `packages/3/price`. */
  key: string;
  name: string;
  path: string;
  screen: string;
  area: Area;
  fields: { readonly [name: string]: Field };
  words: { title: string; labels: { readonly [name: string]: string } };
  id: Resource["id"];
  drafts?: Resource["drafts"];
  /** The fields that are edited on a page. */
  edited: readonly string[];
};

function onPages<Name extends string>(
  key: string,
  resource: Omit<OnPages, "key" | "edited" | "fields" | "words"> & {
    fields: { readonly [F in Name]: Field };
    words: { title: string; labels: { readonly [F in Name]: string } };
  },
  edited: readonly NoInfer<Name>[],
): OnPages {
  return { ...resource, key, edited };
}

const offerTexts = ["title", "description", "price", "deliveryTime", "features"] as const;

/** The resources whose texts are edited on pages, by name. A member's department is left out, because pages compare it. */
export const resourcesOnPages: ReadonlyMap<string, OnPages> = new Map(
  [
    onPages("services", services, [
      "title",
      "shortDescription",
      "description",
      "deliveryWords",
      "revisionsWords",
      "features",
      "benefits",
      "image",
    ]),
    onPages("packages", packages, offerTexts),
    onPages("hosting", hostingPackages, offerTexts),
    onPages("faqs", faqs, ["question", "answer"]),
    onPages("members", members, [
      "name",
      "position",
      "bio",
      "years",
      "experience",
      "specialty",
      "achievements",
      "skills",
      "image",
    ]),
    onPages("reviews", reviews, [
      "clientName",
      "clientPosition",
      "company",
      "testimonialText",
      "projectName",
      "projectValue",
      "projectDuration",
    ]),
    onPages("projects", projects, [
      ...([
        "title",
        "summary",
        "description",
        "client",
        "location",
        "duration",
        "value",
        "figures",
        "image",
        "detailImage",
      ] as const),
      ...(["challenge", "challengeText", "decision", "decisionText", "result", "resultText"] as const),
    ]),
    onPages("articles", articles, ["title", "summary", "cover", "body", "tags"]),
    onPages("vision", visionItems, ["title", "description", "metric", "value", "initiatives", "image"]),
  ].map((resource) => [resource.key, resource]),
);

const settingsOnPages = onPages("settings", settings, [
  "tagline",
  "addressLine1",
  "addressLine2",
  "phone",
  "chatNumber",
  "email",
  "workingHours",
]);

const byName = new Map([...resourcesOnPages.values(), settingsOnPages].map((one) => [one.name, one]));

/** The resource on pages with this name, which its records keep (`ofResource`); undefined for any other. */
export const resourceNamed = (name: string | undefined) =>
  name === undefined ? undefined : byName.get(name);

/** The resource, record and field that the address of a field names. */
export type RecordPlace = {
  resource: OnPages;
  /** Undefined for a setting. */
  recordId: string | undefined;
  name: string;
  field: Field;
};

/** The place that an address such as `packages/3/price` or `settings/site/phone` names; undefined for any other text. */
export function recordPlace(address: Address): RecordPlace | undefined {
  const { resource: key, id, field: name, item } = parseAddress(address);
  const isSetting = key === settingsOnPages.key && id === theSettings;
  const resource = isSetting ? settingsOnPages : resourcesOnPages.get(key);
  const field = resource?.edited.includes(name) ? resource.fields[name] : undefined;
  if (!resource || !field || item !== undefined || !/^[\w-]{1,64}$/.test(id)) return undefined;
  return { resource, recordId: isSetting ? undefined : id, name, field };
}

/** The id of the one record of settings. */
const theSettings = "site";

/** The address of a record, or of the settings, below which their fields stand. */
export const recordAt = ({ key }: OnPages, id: unknown): Address =>
  printAddress(key, key === settingsOnPages.key ? theSettings : String(id));

export const recordAddress = (key: string, id: string | number, name: string) =>
  printAddress(key, String(id), name);
