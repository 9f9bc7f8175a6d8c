import { OpenAPIHono } from "@hono/zod-openapi";
import { stoppedWebhooks } from "../../accounts/webhooks/store.server.ts";
import { visitCounter } from "../../content/analytics/counter.server.ts";
import { lastDays, readReport } from "../../content/analytics/store.server.ts";
import { projectsTable } from "../../content/projects/store.server.ts";
import { clientsTable } from "../../content/sales/clients/store.server.ts";
import { countByDay, countNew } from "../../content/sales/requests/figures/summary-store.server.ts";
import { averageRating, reviewsTable } from "../../content/testimonials/store.server.ts";
import { proxyFault } from "../../kernel/http/hidden-visitors.server.ts";
import type { Api, ApiEnv } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { may, type StaffRole } from "../../kernel/roles.ts";
import { countBrokenLinks } from "../addresses/link-check-store.server.ts";
import { readSetup } from "../setup/checklist.server.ts";
import { readActivity } from "./activity.server.ts";
import { type Dashboard, dashboardAnswer, type Figure, type Week } from "./dashboard-answer.ts";
import { figure } from "./dashboard-store.server.ts";

const weeks = 12;

/** `GET /`: everything that the dashboard shows, in one answer; requirement ADM-06. */
export function dashboardApi(kernel: Kernel): Api {
  const api = new OpenAPIHono<ApiEnv>();
  route(api, {
    call: "GET /",
    summary: "The figures of the dashboard",
    answers: { 200: dashboardAnswer },
    handle: async (c, { session }) => c.json(await readDashboard(kernel, session.user)),
  });
  return api;
}

type Reader = { id: number; access: StaffRole };

async function readDashboard(kernel: Kernel, { id, access: role }: Reader): Promise<Dashboard> {
  const sells = may(role, "read", "sales");
  await visitCounter(kernel).flush();
  const [projects, clients, reviews, rating, visitors, waiting, activity, weeks] = await Promise.all([
    figure(kernel.reads, projectsTable, kernel.now()),
    sells ? figure(kernel.reads, clientsTable, kernel.now(), "join_date") : null,
    figure(kernel.reads, reviewsTable, kernel.now()),
    averageRating(kernel.reads),
    visits(kernel),
    sells ? countNew(kernel.reads) : { newRequests: 0, newMessages: 0 },
    readActivity(kernel.reads, role),
    readWeeks(kernel),
  ]);
  const readsSettings = may(role, "read", "house");
  return {
    projects,
    clients,
    visitors,
    reviews: { ...reviews, rating },
    ...waiting,
    activity,
    weeks,
    brokenLinks: may(role, "write", "site") ? await countBrokenLinks(kernel.reads) : 0,
    stoppedWebhooks: readsSettings ? await stoppedWebhooks(kernel.reads) : [],
    ...(readsSettings ? await readSetup(kernel, id) : { beginsSetup: false, checklist: null }),
    proxyFault: readsSettings ? (proxyFault(kernel) ?? null) : null,
  };
}

async function visits(kernel: Kernel): Promise<Figure> {
  const { total, before } = await readReport(kernel.reads, kernel.now(), 30);
  return { total: total.visits, recent: total.visits, before: before.visits };
}

async function readWeeks(kernel: Kernel): Promise<Week[]> {
  const days = lastDays(kernel.now(), weeks * 7);
  const [{ days: counted }, requests] = await Promise.all([
    readReport(kernel.reads, kernel.now(), days.length),
    countByDay(kernel.reads, kernel.now(), days.length),
  ]);
  const visits = new Map(counted.map((entry) => [entry.day, entry.visits]));
  const sum = (of: Map<string, number>, part: string[]) =>
    part.reduce((total, day) => total + (of.get(day) ?? 0), 0);
  return Array.from({ length: weeks }, (_, index) => {
    const part = days.slice(index * 7, index * 7 + 7);
    return {
      from: part[0] ?? "",
      to: part[6] ?? "",
      visits: sum(visits, part),
      requests: sum(requests, part),
    };
  });
}
