import { readFileSync, writeFileSync } from "node:fs";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { createApi } from "../api.server.ts";
import type { ApiEnv } from "../kernel/http/http.server.ts";
import { testKernel, testSession } from "../kernel/testing/test-kernel.ts";

/*
 * Compares the answers of every call that reads or writes a record, byte for byte, with a recorded file. To change the wire
 * format on purpose, run `RECORD=1 npx vitest run src/testing/recorded-answers.test.ts`, which writes the file anew, and
 * review the difference.
 */

type Wired = Record<string, unknown>;
type Sample = {
  /** The body of a create with every field. */
  full: Wired;
  /** The body of a create with only the required fields. */
  least?: Wired;
  /** Values that are refused, each with its own message. */
  wrong: Wired;
  changes: Wired;
  queries: readonly string[];
};

const person = {
  name: "سارة العتيبي",
  email: "Sara@Client.example",
  phone: "٠٥٥ ١٢٣ ٤٥٦٧",
  company: "Al-Noor & Sons",
  address: "الرياض",
};

const samples: Record<string, Sample> = {
  services: {
    full: {
      title: " تصميم المواقع ",
      description: "سطر\nثان",
      short_description: "قصير",
      icon: "Wrench",
      art: "speed",
      image: "/uploads/a.webp",
      features: ["سرعة", " "],
      benefits: ["وضوح"],
      category: "maintenance",
      is_active: 0,
      display_order: "٧",
    },
    wrong: {
      title: "أ".repeat(201),
      icon: "Castle",
      art: "castle",
      image: "javascript:1",
      features: "x",
      is_active: "no",
      display_order: 0,
    },
    changes: { is_active: true, display_order: "", image: "" },
    queries: [
      "?category=maintenance",
      "?is_active=1",
      "?sort=-title",
      "?sort=display_order,id",
      "?q=تصميم&limit=1&offset=0",
      "?sort=nothing",
    ],
  },
  packages: {
    full: {
      title: "الباقة",
      description: "وصف",
      price: "١٢٠٠٫٥",
      price_unit: "شهريًا",
      delivery_time: "5 أيام",
      features: ["أ"],
      category: "متجر",
      icon_html: '<i class="x"></i>',
      is_active: true,
      display_order: 2,
    },
    least: { title: "أخرى" },
    wrong: { title: " ", price: 1.234, description: 5, icon_html: 7 },
    changes: { description: null, price: "", price_unit: " ", icon_html: "" },
    queries: ["?category=متجر", "?is_active=0", "?sort=price", "?q=وصف"],
  },
  "packages-server": {
    full: { title: "استضافة", price: 49, price_unit: "شهر", icon_html: "cloud", features: [] },
    least: { title: "أخرى" },
    wrong: { price: -1, display_order: "x" },
    changes: { category: "vps" },
    queries: ["?category=vps", "?sort=-price"],
  },
  "team-members": {
    full: {
      name: "ماجد",
      position: "مطور",
      department: "التطوير",
      bio: "نبذة",
      email: "m@shurfa.example",
      phone: "0551234567",
      linkedin: "https://www.linkedin.com/in/m",
      image: null,
      experience: "5 سنوات",
      specialty: "واجهات",
      portrait: "headset",
      achievements: ["جائزة"],
      skills: ["TypeScript"],
      isActive: true,
      order: 3,
      joinDate: "٢٠٢٠-٠٢-٠٢",
    },
    wrong: { email: "no", linkedin: "javascript:1", joinDate: "2020-13-40", order: "a" },
    changes: { isActive: 0, phone: "+1 (212) 555-0100 ext. 7", joinDate: "" },
    queries: ["?department=التطوير", "?isActive=0", "?sort=name", "?q=مطور"],
  },
  reviews: {
    full: {
      clientName: "نورة",
      clientPosition: "مديرة",
      company: "شركة",
      projectName: "متجر",
      projectValue: "50 ألف ريال",
      projectDuration: "شهران",
      testimonialText: "عمل رائع",
      rating: "٤",
      date: "2026-11-08T22:30:00.000Z",
      clientImage: "/uploads/b.webp",
      projectImage: null,
      category: "commercial",
      projectId: 17,
      achievements: ["أ"],
      skills: [],
      isActive: true,
      order: 0,
    },
    least: {
      name: "فهد",
      position: "مالك",
      department: "مصنع",
      bio: "نص",
      ordering: 4,
      joinDate: "2025-01-05",
      clientName: "غيره",
    },
    wrong: { rating: 6, date: "x", ordering: -1, clientImage: "data:x" },
    changes: { category: "", projectId: "", specialty: "اسم" },
    queries: [
      "?category=commercial",
      "?rating=4",
      "?isActive=1",
      "?sort=-ordering",
      "?sort=date,clientName",
      "?q=نوره",
      "/summary",
    ],
  },
  faqs: {
    full: { question: "كم السعر؟", answer: "بحسب العمل", category: "pricing", isActive: true, order: 5 },
    wrong: { question: "أ".repeat(501), category: 5, isActive: 2 },
    changes: { category: " ", answer: "" },
    queries: ["?category=pricing", "?isActive=1", "?sort=question", "?q=السعر"],
  },
  "vision-items": {
    full: {
      type: "contribution",
      title: "مساهمة",
      description: "وصف",
      content: "نص",
      icon: "Globe",
      image: null,
      value: "12",
      metric: "شركة",
      percentage: "٤٠",
      category: "ambitious-nation",
      initiatives: ["مبادرة"],
      isActive: true,
      order: 1,
    },
    wrong: { type: "x", percentage: 101, category: "x", initiatives: [1] },
    changes: { percentage: "", category: "" },
    queries: ["?type=contribution", "?category=ambitious-nation", "?isActive=1", "?sort=-percentage"],
  },
  projects: {
    full: {
      id: "1790000000001",
      title: "متجر العطور",
      summary: "ملخص",
      description: "فقرة",
      category: "commercial",
      status: "inprogress",
      completion: "٥٠",
      value: "50 ألف",
      valueAmount: "50000.5",
      duration: "شهر",
      location: "جدة",
      client: "شركة",
      clientId: "1",
      image: "/uploads/c.webp",
      imageAlt: "صورة",
      gallery: [
        { image: "/uploads/d.webp", caption: "أ" },
        { image: "", caption: "" },
      ],
      startDate: "2026-01-05",
      endDate: "2026-02-05",
      order: 9,
    },
    least: { id: 1790000000002, title: "آخر" },
    wrong: {
      id: "a b",
      category: "x",
      completion: 120,
      gallery: [{ image: "javascript:1" }],
      startDate: "2026-02-31",
      clientId: 0,
    },
    changes: { completion: null, clientId: "", valueAmount: "", endDate: "", status: "paused" },
    queries: [
      "?category=commercial",
      "?status=in-progress",
      "?clientId=1",
      "?clientId=x",
      "?sort=-valueAmount",
      "?q=عطور",
    ],
  },
  clients: {
    full: {
      ...person,
      status: "inactive",
      joinDate: "2026-03-01",
      openingProjects: "٢",
      openingValue: "1500.25",
      services: ["web"],
    },
    least: person,
    wrong: {
      name: "",
      email: "x",
      phone: "",
      company: " ",
      address: "",
      status: "x",
      joinDate: "2026-1-1",
      openingProjects: -1,
      services: "x",
    },
    changes: { openingProjects: null, openingValue: "", phone: "966551234567" },
    queries: ["?status=inactive", "?sort=-totalValue", "?sort=name", "?q=sara", "/summary"],
  },
  tasks: {
    full: {
      title: "مهمة",
      priority: "high",
      due_date: "2026-12-01",
      is_done: false,
      assignee_id: "٧",
      remind_at: "2026-12-01T06:00:00.000Z",
      request_id: 41,
      client_id: 42,
      project_id: 43,
    },
    least: { title: "أخرى" },
    wrong: { title: "", priority: "x", due_date: "x", is_done: "x", remind_at: "x", client_id: "x" },
    changes: { is_done: 1, due_date: "", remind_at: null, project_id: "" },
    queries: ["?is_done=1", "?priority=high", "?sort=-due_date", "?due_date_from=2026-12-01"],
  },
};

const origin = "http://localhost:3000";
const file = new URL("./recorded-answers.jsonl", import.meta.url);

async function record(): Promise<string[]> {
  const lines: string[] = [];
  let minute = 0;
  let isSignedIn = true;
  const kernel = await testKernel({
    now: () => new Date(Date.UTC(2026, 10, 22, 9, minute)),
    authenticate: async () => (isSignedIn ? testSession : null),
  });
  const api = new Hono<ApiEnv>().route("/api", createApi(kernel));
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    minute += 1;
    const response = await api.fetch(
      new Request(`${origin}/api${path}`, {
        method,
        headers: {
          ...(method !== "GET" && { origin }),
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      }),
      { remoteAddress: "127.0.0.1" },
    );
    const told = ["etag", "x-total-count", "content-type"].map((name) => response.headers.get(name));
    const text = await response.text();
    const line = {
      call: `${method} ${path}`,
      as: isSignedIn ? "staff" : "anyone",
      status: response.status,
      told,
      text,
    };
    // The server makes a project's id from its clock and three random digits.
    lines.push(JSON.stringify(line).replaceAll(/\b\d{16}\b/g, "made"));
    return { status: response.status, body: text };
  };
  for (const [name, sample] of Object.entries(samples)) {
    const path = `/${name}`;
    const first = JSON.parse((await call("POST", path, sample.full)).body);
    const second = JSON.parse((await call("POST", path, sample.least ?? {})).body);
    await call("POST", path, sample.wrong);
    await call("POST", path, {});
    const at = `${path}/${first.id}`;
    await call("PUT", at, sample.changes, { "if-match": '"1"' });
    await call("PUT", at, sample.changes, { "if-match": '"1"' });
    await call("PUT", at, {}, { "if-match": "*" });
    await call("PUT", at, sample.wrong);
    for (const who of [true, false]) {
      isSignedIn = who;
      for (const query of ["", ...sample.queries]) await call("GET", path + query);
      await call("GET", at);
      await call("GET", `${path}/${second.id}`);
      await call("GET", `${path}/999999`);
    }
    await call("POST", path, sample.full);
    isSignedIn = true;
    await call("POST", `${path}/reorder`, { ids: [second.id, first.id] });
    await call("POST", `${path}/bulk`, { ids: [second.id], action: "deactivate" });
    await call("DELETE", at);
    await call("GET", `${path}?trash=1`);
    await call("POST", `${at}/restore`);
    await call("GET", `${at}/history`);
  }
  for (const path of ["/faq-categories", "/settings", "/content"]) await call("GET", path);
  return lines;
}

test("API-01 API-02 API-03 each call of a record answers byte for byte what it answered before", async () => {
  const lines = await record();
  if (process.env.RECORD) writeFileSync(file, `${lines.join("\n")}\n`);
  const before = readFileSync(file, "utf8").trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual(before.map((line) => JSON.parse(line)));
});
