import { choice } from "../../kernel/resource/kinds/choice.ts";
import { flag } from "../../kernel/resource/kinds/flag.ts";
import { paragraphs } from "../../kernel/resource/kinds/paragraphs.ts";
import { picture } from "../../kernel/resource/kinds/picture.ts";
import { position } from "../../kernel/resource/kinds/position.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import { texts } from "../../kernel/resource/kinds/texts.ts";
import {
  type AnsweredOf,
  defineResource,
  type RecordOf,
  shownFields,
} from "../../kernel/resource/resource.ts";
import { text as words } from "./services-admin.text.ts";

export const serviceIcons = ["Building", "Home", "Factory", "Wrench", "Users", "Shield"] as const;
export type ServiceIcon = (typeof serviceIcons)[number];

export const serviceArts = ["design", "store", "marketing", "dev", "responsive", "speed", "support"] as const;
export type ServiceArt = (typeof serviceArts)[number];

/** Services of the agency; requirements API-02, ASVC-01, ASVC-02. */
export const services = defineResource({
  name: "services",
  words,
  fields: {
    title: text({ isTitle: true, searched: true }),
    description: paragraphs(),
    shortDescription: text({ max: 500 }),
    icon: choice(serviceIcons),
    /** The drawing that is shown without a picture; null shows the icon instead. */
    art: choice(serviceArts, { empty: "null" }),
    image: picture({ ratio: 16 / 9 }),
    features: texts({ initial: [""] }),
    benefits: texts({ initial: [""] }),
    category: choice(["construction", "maintenance", "consulting"]),
    isActive: flag({ wire: "number" }),
    order: position({ wireName: "display_order", column: "display_order" }),
  },
  wireNames: "snakeCase",
  anonymousSees: { isActive: true },
  filters: ["category", "isActive"],
  sortedBy: ["order"],
  onSite: true,
  area: "site",
  holds: "mentions",
});

export type Service = RecordOf<typeof services>;
/** A service as the API answers it. */
export type ServiceRecord = AnsweredOf<typeof services>;

/** What the public pages show of a service; nothing else reaches them. */
export const shownOfService = shownFields(services, [
  "title",
  "shortDescription",
  "description",
  "icon",
  "art",
  "image",
  "features",
  "benefits",
]);
export type ShownService = Pick<Service, (typeof shownOfService)[number]>;
