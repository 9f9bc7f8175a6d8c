import type { Stored } from "../../kernel/stored.ts";

export const serviceIcons = ["Building", "Home", "Factory", "Wrench", "Users", "Shield"] as const;
export type ServiceIcon = (typeof serviceIcons)[number];
export const serviceCategories = ["construction", "maintenance", "consulting"] as const;
export type ServiceCategory = (typeof serviceCategories)[number];

export type ServiceInput = {
  title: string;
  shortDescription: string;
  description: string;
  icon: ServiceIcon;
  /** Path of an uploaded picture. */
  image: string | null;
  features: string[];
  benefits: string[];
  category: ServiceCategory;
  isActive: boolean;
  /** Place in lists from 1; missing sorts last. */
  order: number | null;
};
export type Service = ServiceInput & Stored;
/** A service as the calls answer it: without the times of its row. */
export type ServiceRecord = ServiceInput & Pick<Service, "id" | "version">;

/** What the public pages show of a service; nothing else reaches them. */
export const shownOfService = [
  "id",
  "title",
  "shortDescription",
  "description",
  "icon",
  "image",
  "features",
  "benefits",
] as const satisfies readonly (keyof Service)[];
export type ShownService = Pick<Service, (typeof shownOfService)[number]>;

/** A new service before anything is typed; requirements ASVC-02, ADM-05. */
export function blankService(count: number): ServiceInput {
  return {
    title: "",
    shortDescription: "",
    description: "",
    icon: "Building",
    image: null,
    features: [""],
    benefits: [""],
    category: "construction",
    isActive: true,
    order: count + 1,
  };
}
