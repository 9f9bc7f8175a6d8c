import { describe, expect, test } from "vitest";
import { up } from "../../migrations/0028-notices.ts";
import { createApi } from "../api.server.ts";
import { loose } from "../kernel/db/database.server.ts";
import type { Kernel } from "../kernel/process/kernel.server.ts";
import { caller } from "../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../kernel/testing/test-kernel.ts";

type Section = { id: string; heading: string; body: string };

/** The section about periods as the code had it before this migration. */
const oldHowLong =
  "<p>نحفظ البيانات مدة الغرض منها ثم نتلفها تلقائيًا:</p><ul><li><p>رسائل التواصل وطلبات عروض الأسعار: 12 شهرًا من آخر تواصل بيننا.</p></li><li><p>ملف عميل لم يتعاقد: 12 شهرًا من تاريخ التسجيل أو آخر تواصل.</p></li><li><p>ملف عميل متعاقد: مدة العلاقة ثم 12 شهرًا بعدها.</p></li><li><p>الفواتير والسجلات المالية: المدة التي تفرضها الأنظمة المالية والضريبية.</p></li><li><p>سجل موافقتك على التسويق: ما دامت الموافقة قائمة، ثم ما يلزم لإثبات الرجوع عنها.</p></li></ul><p>وتزول البيانات المتلفة من النسخ الاحتياطية مع تجدّد هذه النسخ.</p>";
const address = { id: "who", heading: "من نحن", body: "<p>عنواننا الجديد: حي النخيل.</p>" };

describe.each(databases)("edited notices on %s", (database) => {
  const open = async () => {
    const kernel = await testKernel({ database, session: testSession });
    const call = caller(createApi(kernel));
    /** Edits and publishes a field, as an editor did before placeholders existed. */
    const publish = async (section: string, field: string, value: unknown) => {
      const { body } = await call("GET", `/api/content/${section}`);
      const fields = { [field]: { base: body.published[field], value } };
      await call("PATCH", `/api/content/${section}`, { client: "editor-one", fields });
      expect((await call("POST", `/api/content/${section}/publish`, {})).status).toBe(200);
    };
    const state = async (section: string) => (await call("GET", `/api/content/${section}`)).body;
    return { kernel, call, publish, state };
  };
  const migrate = (kernel: Kernel) => up(loose(kernel.db));

  test("LEGAL-01 PRIV-03 an edited notice keeps its words, and its months become the placeholder in every spelling", async () => {
    const { kernel, call, publish, state } = await open();
    await call("PUT", "/api/settings", { retentionMonths: 18 });
    await publish(
      "quote",
      "formNote",
      "بياناتك عندنا ١٨ شهراً، وكانت 12 شهرًا. نتصل خلال 24 ساعة، والعرض صالح 120 شهرًا.",
    );
    await publish("contact", "formNote", "نحذف رسالتك بعد اثني عشر شهرًا.");
    await publish("register", "formNote", "لا مدة هنا.");
    await migrate(kernel);
    expect((await state("quote")).published.formNote).toBe(
      "بياناتك عندنا {retention}، وكانت {retention}. نتصل خلال 24 ساعة، والعرض صالح 120 شهرًا.",
    );
    expect((await state("contact")).published.formNote).toBe("نحذف رسالتك بعد {retention}.");
    expect((await state("register")).published.formNote).toBe("لا مدة هنا.");
    // The new public text is a new version, and the version that visitors read before is unchanged.
    const { body: versions } = await call("GET", "/api/content/contact/versions");
    expect(versions[0]).toMatchObject({ number: 3, by: "النظام", fields: ["formNote"] });
    const { body: before } = await call("GET", "/api/content/contact/versions/2");
    expect(before.content.formNote).toBe("نحذف رسالتك بعد اثني عشر شهرًا.");
    expect((await call("GET", "/api/content/register/versions")).body[0].number).toBe(2);
  });

  test("LEGAL-01 PRIV-03 the standard privacy text gets the new rule and both periods; a rewritten one gets the period of accepted quotes", async () => {
    const { kernel, publish, state } = await open();
    const howLong = (sections: Section[]) => sections.find(({ id }) => id === "how-long")?.body ?? "";
    await publish("privacy", "sections", [address, { id: "how-long", heading: "إلى متى", body: oldHowLong }]);
    await migrate(kernel);
    const { sections } = (await state("privacy")).published;
    expect(sections[0]).toEqual(address);
    const body = howLong(sections);
    expect(body).toContain(
      "<li><p>رسائل التواصل وطلبات عروض الأسعار: بعد {retention} من آخر تواصل بيننا.</p></li>",
    );
    expect(body).toContain("ملف عميل متعاقد وطلبه: بعد {retention} من انتهاء التعاقد");
    expect(body).toContain("عروض الأسعار المقبولة: بعد {records} من قبولها");
    expect(body.match(/\{records\}/g)).toHaveLength(1);
    expect(body).toContain("وتزول البيانات المتلفة");
    expect(body).not.toMatch(/\d+ شهر|المدة التي تفرضها/);

    const own = "<p>نحتفظ بما كتبته 12 شهرًا.</p>";
    await publish("privacy", "sections", [{ id: "how-long", heading: "إلى متى", body: own }]);
    await migrate(kernel);
    expect(howLong((await state("privacy")).published.sections)).toBe(
      "<p>نحتفظ بما كتبته {retention}.</p><p>عروض الأسعار المقبولة: بعد {records} من قبولها، لأنها سجلات مالية.</p>",
    );
  });

  test("LEGAL-01 drafts and scheduled texts get the placeholder too; a second run changes nothing", async () => {
    const { kernel, call, state } = await open();
    const fields = {
      formNote: { base: (await state("contact")).published.formNote, value: "نحذفها بعد 12 شهرًا" },
    };
    await call("PATCH", "/api/content/contact", { client: "editor-one", fields });
    await call("PUT", "/api/content/contact/schedule", { at: "2999-01-01T00:00:00Z" });
    await migrate(kernel);
    const after = await state("contact");
    expect(after.draft.formNote.value).toBe("نحذفها بعد {retention}");
    const [scheduled] = await kernel.reads
      .selectFrom("page_heads")
      .select("content")
      .where("content", "is not", null)
      .execute();
    expect(JSON.parse(String(scheduled?.content))).toEqual({ formNote: "نحذفها بعد {retention}" });
    await migrate(kernel);
    expect(await state("contact")).toEqual(after);
  });
});
