import { choice } from "../../../kernel/resource/kinds/choice.ts";
import { day } from "../../../kernel/resource/kinds/day.ts";
import { moment } from "../../../kernel/resource/kinds/moment.ts";
import { number } from "../../../kernel/resource/kinds/number.ts";
import { price } from "../../../kernel/resource/kinds/price.ts";
import { reference } from "../../../kernel/resource/kinds/reference.ts";
import { text } from "../../../kernel/resource/kinds/text.ts";
import {
  type AnsweredOf,
  defineResource,
  type InputOf,
  type RecordOf,
} from "../../../kernel/resource/resource.ts";
import { renewalPeriods } from "./renewal-days.ts";
import { words } from "./renewals.text.ts";

/** So long that the title of the task, which has the day and the amount too, is one of a task. */
export const longestTitle = 150;

/**
 * What a project renews, such as its hosting, and the day of the next time. Each active one has one open task, which reminds of it
 * (`reminder.server.ts`). Requirement DESK-06.
 */
export const renewals = defineResource({
  name: "renewals",
  screen: "projects",
  words,
  fields: {
    projectId: reference({ to: "projects", id: "text", isPart: true, required: true }),
    title: text({ required: true, max: longestTitle, isTitle: true }),
    /** In riyals with tax, for one period; null where it is agreed each time. */
    amount: price(),
    period: choice(renewalPeriods, { initial: "year" }),
    nextDay: day({ required: true }),
    /** The day of the month to which the next day returns after a shorter month. */
    anchorDay: number({ min: 1, max: 31, setByServer: true }),
    /** How many days before it the task is due. */
    remindDays: number({ min: 0, max: 365, initial: 14 }),
    state: choice(["active", "ended"]),
    assigneeId: reference({ to: "users" }),
    /** The accepted quote that it was made of. */
    quoteId: reference({ to: "quotes", setByServer: true }),
    /** The task that reminds of it, which may be done or deleted. */
    taskId: reference({ to: "tasks", setByServer: true }),
    /** When it was last renewed. */
    renewedAt: moment({ setByServer: true }),
  },
  wireNames: "snakeCase",
  anonymousSees: "nothing",
  filters: ["projectId", "state", "nextDay", "assigneeId"],
  sortedBy: ["state", "nextDay"],
  onSite: false,
  area: "sales",
  holds: "mentions",
  hasFiles: false,
});

export type Renewal = RecordOf<typeof renewals>;
export type RenewalInput = InputOf<typeof renewals>;
/** A renewal as the calls answer it. */
export type RenewalRecord = AnsweredOf<typeof renewals>;

/** What is to be renewed up to a day, as the report of sales shows it; amounts are halalas with tax. SALES-01 */
export type UpcomingRenewals = {
  /** The last day that counts. */
  until: string;
  count: number;
  worth: number;
  /** The soonest first; of many only the first. */
  rows: UpcomingRenewal[];
};

export type UpcomingRenewal = Pick<Renewal, "id" | "title" | "projectId" | "period" | "nextDay"> & {
  /** The title of the project. */
  project: string;
  /** For one period; null where it is agreed each time. */
  amount: number | null;
  /** Of all its days up to the last one. */
  worth: number;
};
