import { CompiledQuery } from "kysely";
import { describe, expect, test } from "vitest";
import { up as removeJoiners } from "../../../migrations/0040-search-joiners.ts";
import { system } from "../process/kernel.server.ts";
import type { RecordTable } from "../resource/record-table.server.ts";
import { databases, testKernel } from "../testing/test-kernel.ts";
import { loose } from "./database.server.ts";
import { countRecords, listRecords, searchedIn, searchRecords } from "./records.server.ts";
import type { Stored } from "./stored.ts";
import { createRecord, deleteRecord, updateRecord, write } from "./write.server.ts";

const unused = {
  email: "",
  company: "",
  address: "",
  status: "active",
  joinDate: "",
  services: [] as string[],
};
type Person = { name: string; phone: string } & typeof unused & Stored;

const table: RecordTable<Person> = {
  name: "clients",
  id: "integer",
  columns: {
    name: "text",
    phone: "text",
    email: "text",
    company: "text",
    address: "text",
    status: "text",
    joinDate: "text",
    services: "json",
  },
  searched: ["name", "phone"],
  orderBy: ["-id"],
  onSite: false,
  personal: true,
};

describe.each(databases)("search on %s", (database) => {
  test("ADM-02 AR-01 finds parts of words in every spelling, newest first, and nothing that was deleted", async () => {
    const kernel = await testKernel({ database });
    const others = ["مسؤول المبيعات", "عرض 3,499", "می\u200Cخواهم"];
    const names = [
      ...others,
      "شركة الواحة",
      "مؤسسة واحات",
      "100% قطن",
      "أحمد_علي",
      "أحمد علي",
      ...numbered(10),
    ];
    const ids = await write(kernel, system, async (tx) => {
      const made: number[] = [];
      for (const name of names) {
        const input = { ...unused, name, phone: "+966551234567" };
        made.push((await createRecord(tx, table, input)).id);
      }
      return made;
    });
    const found = async (text: string, limit = 20) =>
      (await searchRecords(kernel.reads, table, text, limit)).map(({ name }) => name);

    expect(await found("الواحه")).toEqual(["شركة الواحة"]);
    expect(await found("واح")).toEqual(["مؤسسة واحات", "شركة الواحة"]);
    expect(await found("واحه شركه")).toEqual(["شركة الواحة"]);
    expect(await found("مسئول")).toEqual(["مسؤول المبيعات"]);
    expect(await found("3499")).toEqual(["عرض 3,499"]);
    expect(await found("٣٬٤٩٩ عـرض")).toEqual(["عرض 3,499"]);
    expect(await found("ميخواهم")).toEqual(["می\u200Cخواهم"]);
    expect(await found("0%")).toEqual(["100% قطن"]);
    expect(await found("احمد_علي")).toEqual(["أحمد_علي"]);
    expect(await found("  ")).toEqual([]);
    expect(await found("عدد", 2)).toEqual(["عدد 10", "عدد 9"]);
    expect(await found("٠٥٥١٢٣٤٥٦٧")).toHaveLength(names.length);

    await write(kernel, system, async (tx) => {
      await deleteRecord(tx, table, ids[3] ?? 0);
      await updateRecord(tx, table, ids[4] ?? 0, { name: "مؤسسة النخيل" });
    });
    expect(await found("واح")).toEqual([]);
    expect(await countRecords(kernel.reads, table, { search: "النخيل" })).toBe(1);
    expect(await listRecords(kernel.reads, table, { search: "نخيل" })).toHaveLength(1);
  });
});

test.each(databases)(
  "AR-01 search texts folded by an earlier version lose their zero-width signs on %s",
  async (database) => {
    const kernel = await testKernel({ database });
    const input = { ...unused, name: "ميخواهم", phone: "+966551234567" };
    const { id } = await write(kernel, system, (tx) => createRecord(tx, table, input));
    const db = loose(kernel.db);
    await db
      .updateTable(table.name)
      .set({ search_text: "می\u200Cخوا\uFEFFهم".replaceAll("ی", "ي") })
      .execute();
    const found = async () =>
      (await searchRecords(kernel.reads, table, "ميخواهم", 5)).map((record) => record.id);
    expect(await found()).toEqual([]);
    await removeJoiners(db);
    expect(await found()).toEqual([id]);
  },
);

function numbered(count: number) {
  return Array.from({ length: count }, (_, index) => `عدد ${index + 1}`);
}

test("ADM-02 each table of records has the index that its search reads on SQLite", async () => {
  const kernel = await testKernel();
  const rows = async (sql: string) =>
    (await kernel.reads.executeQuery<Record<string, string>>(CompiledQuery.raw(sql))).rows;
  const tables = (await kernel.reads.introspection.getTables())
    .filter(({ columns }) => columns.some(({ name }) => name === "search_text"))
    .map(({ name }) => name);
  const indexes = (await rows("select name from sqlite_master where type = 'index'")).map(({ name }) => name);
  expect(tables.length).toBeGreaterThan(10);
  for (const name of tables) expect(indexes).toContain(`${name}_search`);
  for (const name of ["clients", "project_requests", "services"]) {
    const [plan] = await rows(
      `explain query plan select id from ${name} where deleted_at is null and (search_text like '%a%' or search_text like '%b%') order by id + 0 desc limit 6`,
    );
    expect(plan?.detail).toContain(`USING COVERING INDEX ${name}_search`);
  }
});

test("ADM-02 PostgreSQL reads only the search texts of requests, newest first", async () => {
  const kernel = await testKernel({ database: "postgres" });
  const plan = await kernel.db.transaction().execute(async (transaction) => {
    await transaction.executeQuery(CompiledQuery.raw("set local enable_seqscan = off")); // it has no rows yet
    const { rows } = await transaction.executeQuery<Record<string, string>>(
      CompiledQuery.raw(
        "explain select id from project_requests where deleted_at is null and (strpos(search_text, 'a') > 0 or strpos(search_text, 'b') > 0) order by id desc limit 6",
      ),
    );
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
  expect(plan).toMatch(/Index Only Scan Backward using project_requests_search/);
});

test("ADM-02 TRIAL-01 I: a search reads the words of rich text, not its blocks of code", () => {
  const body =
    '<p>اسأل من يبني موقعك.</p><pre><code>alt="واجهة المتجر"\nloading="lazy"</code></pre><p>ثم قِس.</p>';
  expect(searchedIn({ richText: ["body"] }, { body }, "body")).toBe("اسأل من يبني موقعك.\nثم قِس.");
});
