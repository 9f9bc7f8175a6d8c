/* Names of steps, kinds, parts and tasks of the set-up, for browser and server; requirement SETUP-01. */

export const setupSteps = ["account", "name", "look", "offer", "start"] as const;
export type SetupStep = (typeof setupSteps)[number];

/** Each has its offer in `seeds/kinds`, its drawing in `kinds/drawings` and its words in `setup.text.ts`. */
export const setupKinds = [
  "web",
  "marketing",
  "engineering",
  "law",
  "clinic",
  "studio",
  "training",
  "charity",
  "other",
] as const;
export type SetupKind = (typeof setupKinds)[number];

/** The parts of the home page that can be left out; the others appear by themselves once they have content. */
export const choosableParts = ["highlights", "services", "why", "steps", "articles", "call"] as const;
export type ChoosablePart = (typeof choosableParts)[number];

/** What a new site still lacks; requirement SETUP-01. */
export const setupTasks = [
  "setup",
  "logo",
  "service",
  "address",
  "mail",
  "backup",
  "factor",
  "privacy",
] as const;
export type SetupTask = (typeof setupTasks)[number];
