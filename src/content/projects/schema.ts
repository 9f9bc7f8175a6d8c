import type { Stored } from "../../kernel/stored.ts";

export const projectCategories = ["commercial", "residential", "industrial", "other"] as const;
export type ProjectCategory = (typeof projectCategories)[number];

/**
 * The states that the house has words for, as forms and filters offer them; any other text is stored as given. The first
 * three have colours, the rest is grey. Requirements PRJ-02, APRJ-03.
 */
export const projectStatuses = ["planning", "in-progress", "completed", "on-hold"] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

export type GalleryPicture = {
  /** Path of an uploaded picture; null for a drawn one. */
  image: string | null;
  caption: string;
};

export type ProjectInput = {
  title: string;
  /** A sentence for cards; the description stands in where it is empty. */
  summary: string;
  /** Paragraphs, an empty line between them. */
  description: string;
  category: ProjectCategory;
  status: string;
  /** Per cent. */
  completion: number;
  /** The value as people write it, for example with its currency. */
  value: string;
  /** The value in riyals, from which a client's total is counted. */
  valueAmount: number | null;
  duration: string;
  location: string;
  client: string;
  clientId: number | null;
  /** Path of an uploaded picture; null for the drawn cover. */
  image: string | null;
  imageAlt: string;
  gallery: GalleryPicture[];
  /** Days as `2026-11-22`, or empty. */
  startDate: string;
  endDate: string;
  /** Place in lists from 1; missing sorts last. */
  order: number | null;
};
export type Project = ProjectInput & Stored<string>;
/** A project as the calls answer it: without the times of its row. */
export type ProjectRecord = ProjectInput & Pick<Project, "id" | "version">;

/** What the public pages show of a project; nothing else reaches them. */
export const shownOfProject = [
  "id",
  "title",
  "summary",
  "description",
  "category",
  "status",
  "completion",
  "value",
  "duration",
  "location",
  "client",
  "image",
  "imageAlt",
  "gallery",
  "startDate",
  "endDate",
] as const satisfies readonly (keyof Project)[];
export type ShownProject = Pick<Project, (typeof shownOfProject)[number]>;

/** A new project before anything is typed; requirements ADM-05, APRJ-03. */
export function blankProject(count: number): ProjectInput {
  return {
    title: "",
    summary: "",
    description: "",
    category: "commercial",
    status: "planning",
    completion: 0,
    value: "",
    valueAmount: null,
    duration: "",
    location: "",
    client: "",
    clientId: null,
    image: null,
    imageAlt: "",
    gallery: [],
    startDate: "",
    endDate: "",
    order: count + 1,
  };
}

/** One spelling for a state that travels in two; requirement PRJ-02. */
export function normalStatus(status: string): string {
  return status === "inprogress" ? "in-progress" : status;
}
