import { describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { deliverDue } from "../../kernel/background/outbox.server.ts";
import { caller, revisionsOf } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { smtpServer } from "../../kernel/testing/test-smtp.ts";
import { deliverTestMail } from "./mail-check.server.ts";
import { defaultSettings } from "./settings.text.ts";
import type { Settings } from "./settings.ts";
import { readSetupNotes } from "./setup-notes.server.ts";
import { lastChangeOf, readSettings } from "./store.server.ts";

describe.each(databases)("settings on %s", (database) => {
  const open = async (environment: Record<string, string> = {}) => {
    const kernel = await testKernel({ database, session: testSession, environment });
    return { kernel, call: caller(createApi(kernel)) };
  };

  test("ASET-01 API-06 a change is normalised and raises the content version, and only values unlike the defaults are stored", async () => {
    const { kernel, call } = await open();
    const first = await call("GET", "/api/settings");
    expect(first.body).toEqual({ ...defaultSettings, id: "site", version: 0 });
    const before = kernel.contentVersion.current();
    const changes = {
      agencyName: "  رواق ",
      phone: "٠٥٥ ١٢٣ ٤٥٦٧",
      copyrightYear: "٢٠٢٥",
      email: defaultSettings.email,
      socials: [{ key: "x", label: "إكس", url: "https://x.example/riwaq" }],
    };
    const { status, body, headers } = await call("PUT", "/api/settings", changes);
    expect(status).toBe(200);
    expect(body).toMatchObject({ agencyName: "رواق", phone: "+966551234567", copyrightYear: 2025 });
    expect(headers.get("etag")).toBe(`"${body.version}"`);
    expect(kernel.contentVersion.current()).toBeGreaterThan(before);
    expect(await readSettings(kernel.reads)).toMatchObject({ agencyName: "رواق", socials: changes.socials });
    const keys = async () =>
      (await kernel.reads.selectFrom("settings").select("key").orderBy("key").execute()).map(
        ({ key }) => key,
      );
    expect(await keys()).toEqual(["agencyName", "copyrightYear", "phone", "socials"]);
    await call("PUT", "/api/settings", { agencyName: defaultSettings.agencyName });
    expect(await keys()).toEqual(["copyrightYear", "phone", "socials"]);
    const revisions = (await revisionsOf(kernel, "settings")).filter(({ action }) => action === "update");
    expect(revisions.map(({ fields }) => fields)).toEqual([
      JSON.stringify(["agencyName", "phone", "socials", "copyrightYear"]),
      JSON.stringify(["agencyName"]),
    ]);
  });

  test("ASET-01 every setting is saved, read back by the API and the site, and kept when another one changes", async () => {
    const { kernel, call } = await open();
    const changed: Settings = {
      agencyName: "رواق",
      legalName: "رواق للتقنية",
      tagline: "عبارة أخرى",
      addressLine1: "طريق العروبة",
      addressLine2: "جدة",
      city: "جدة",
      district: "حي الروضة",
      approvalDemanded: true,
      phone: "+966114567890",
      chatNumber: "+966551234567",
      email: "salam@riwaq.example",
      privacyEmail: "data@riwaq.example",
      chatGreeting: "سطر أول\nسطر ثانٍ",
      openingHours: [{ day: "friday", opens: "16:00", closes: "20:00" }],
      branches: [
        {
          key: "a",
          name: "فرع جدة",
          address: "طريق المدينة",
          shortAddress: "JJJD1234",
          mapLink: "https://maps.example/jeddah",
          phone: "+966122223333",
          hours: "كل يوم",
        },
      ],
      holidays: [
        { key: "a", name: "اليوم الوطني", from: "2026-09-23", until: "", repeats: "gregorian" },
        { key: "b", name: "العيد", from: "2027-03-09", until: "2027-03-13", repeats: "hijri" },
      ],
      workingHours: "كل يوم",
      socials: [{ key: "youtube", label: "يوتيوب", url: "https://youtube.example/riwaq" }],
      announcement: "مكتبنا الجديد في جدة",
      announcementLink: "/contact",
      announcementLinkText: "زُرنا",
      announcementFrom: "2026-12-01T06:00:00.000Z",
      announcementUntil: "2026-12-31T20:59:00.000Z",
      announcementPages: [{ href: "/" }, { href: "/faq" }],
      hiddenPages: [{ page: "vision2030" }, { page: "register" }],
      googleProof: "dXn9_4-Abc0123456789",
      bingProof: "0123456789ABCDEF",
      robotsLines: "User-agent: GPTBot\nDisallow: /",
      adsLines: "google.example, pub-1, DIRECT",
      securityEmail: "security@riwaq.example",
      logo: "/uploads/riwaq.png",
      foundedYear: 2019,
      copyrightYear: 2026,
      defaultTheme: "dark",
      notificationEmails: ["a@riwaq.example", "b@riwaq.example"],
      retentionMonths: 18,
      financialYears: 7,
      vatNumber: "300000000000003",
      commercialNumber: "1010000000",
      unifiedNumber: "7000000000",
      authenticationNumber: "0000000000",
      authenticationLink: "https://business.example/riwaq",
      bankName: "مصرف المثال",
      iban: "SA0380000000608010167519",
      privacyOfficer: "هند",
      dataRecipients: "مزوّد الاستضافة",
      dataTransfers: "لا نقل",
      dataMeasures: "قفل المكتب",
      vatRate: 5,
      quoteDays: 14,
      chanceNew: 5,
      chanceContacted: 25,
      chanceQuoted: 50,
      quoteTerms: "نصف مقدمًا\nونصف عند التسليم",
    };
    for (const [name, value] of Object.entries(changed)) {
      expect(value, name).not.toEqual(defaultSettings[name as keyof Settings]);
      const { status, body } = await call("PUT", "/api/settings", { [name]: value });
      expect([status, body[name]], name).toEqual([200, value]);
    }
    expect((await call("GET", "/api/settings")).body).toEqual({
      ...changed,
      id: "site",
      version: expect.any(Number),
    });
    expect(await readSettings(kernel.reads)).toEqual(changed);
  });

  test("ASET-01 API-02 each wrong field gets its message, and nothing is stored", async () => {
    const { kernel, call } = await open();
    const { status, body } = await call("PUT", "/api/settings", {
      agencyName: " ",
      phone: "اتصل بنا",
      email: "hello@",
      copyrightYear: "12",
      retentionMonths: 0,
      financialYears: 31,
      logo: "javascript:alert(1)",
      defaultTheme: "blue",
      notificationEmails: ["a@b.example", "nobody"],
      socials: [{ key: "x", label: "", url: "linkedin/shurfa" }],
      tagline: "س".repeat(201),
    });
    expect(status).toBe(422);
    expect(body.fields).toEqual({
      agencyName: "هذا الحقل مطلوب",
      tagline: "النص أطول من المسموح. أكثر عدد للأحرف: 200",
      phone: "اكتب رقمًا صحيحًا، مثل 0500000000",
      email: "اكتب بريدًا صحيحًا، مثل name@example.com",
      "socials.0.label": "هذا الحقل مطلوب",
      "socials.0.url": "اكتب رابطًا كاملًا، مثل https://example.com",
      logo: "هذا الرابط غير مسموح به",
      copyrightYear: "أقل قيمة هي 1,900",
      defaultTheme: "اختر قيمة من القائمة",
      "notificationEmails.1": "اكتب بريدًا صحيحًا، مثل name@example.com",
      retentionMonths: "أقل قيمة هي 1",
      financialYears: "أعلى قيمة هي 30",
    });
    expect((await call("PUT", "/api/settings", { logo: "/uploads/.." })).status).toBe(422);
    expect(await readSettings(kernel.reads)).toEqual(defaultSettings);
  });

  test("OWN-02 API-02 holidays are stored in the order of their days, and wrong ones get their messages", async () => {
    const { kernel, call } = await open();
    const holiday = (key: string, from: string, until = "", more = {}) => ({
      ...{ key, name: "إجازة", from, until, repeats: "once" },
      ...more,
    });
    const { body } = await call("PUT", "/api/settings", {
      holidays: [holiday("b", "2027-01-02"), holiday("a", "2026-12-30", "2027-01-01")],
    });
    expect(body.holidays.map(({ key }: { key: string }) => key)).toEqual(["a", "b"]);
    const refused = await call("PUT", "/api/settings", {
      holidays: [
        holiday("a", "1448/07/01"),
        holiday("b", "", "", { name: "" }),
        holiday("c", "2026-12-30", "2026-12-29"),
        holiday("d", "2026-12-30", "2027-12-30"),
        holiday("e", "2026-12-30", "", { repeats: "weekly" }),
      ],
    });
    expect(refused.status).toBe(422);
    expect(refused.body.fields).toEqual({
      "holidays.0.from": "اكتب التاريخ بالميلادي، بسنة من 1900 إلى 2100",
      "holidays.1.name": "هذا الحقل مطلوب",
      "holidays.1.from": expect.any(String),
      "holidays.4.repeats": "اختر قيمة من القائمة",
    });
    const long = await call("PUT", "/api/settings", {
      holidays: [holiday("c", "2026-12-30", "2026-12-29"), holiday("d", "2026-12-30", "2027-12-30")],
    });
    expect(long.body.fields).toEqual({
      "holidays.0.until": "تاريخ النهاية قبل تاريخ البداية",
      "holidays.1.until": "أطول إجازة 90 يومًا. راجع السنة.",
    });
    expect((await readSettings(kernel.reads)).holidays.length).toBe(2);
  });

  test("IDENT-01 API-02 a branch has a name, a phone and a short national address in any spelling, and wrong ones get their messages", async () => {
    const { kernel, call } = await open();
    const branch = {
      key: "a",
      name: "فرع",
      address: "",
      shortAddress: "",
      mapLink: "",
      phone: "",
      hours: "",
    };
    const { body } = await call("PUT", "/api/settings", {
      branches: [{ ...branch, shortAddress: " rrrd ٢٩٢٩ ", phone: "٠١١ ٢٢٢ ٣٣٣٣" }],
    });
    expect(body.branches[0]).toMatchObject({ shortAddress: "RRRD2929", phone: "+966112223333" });
    const wrong = { ...branch, name: " ", shortAddress: "RRR2929", mapLink: "خريطة", phone: "هاتف" };
    const refused = await call("PUT", "/api/settings", { branches: [wrong] });
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      {
        "branches.0.name": "هذا الحقل مطلوب",
        "branches.0.shortAddress": "اكتب أربعة أحرف لاتينية وأربعة أرقام، مثل \u2066RRRD2929\u2069",
        "branches.0.mapLink": "اكتب رابطًا كاملًا، مثل https://example.com",
        "branches.0.phone": "اكتب رقمًا صحيحًا، مثل 0500000000",
      },
    ]);
    const many = Array.from({ length: 21 }, (_, place) => ({ ...branch, key: String(place) }));
    expect((await call("PUT", "/api/settings", { branches: many })).status).toBe(422);
    expect((await readSettings(kernel.reads)).branches.length).toBe(1);
  });

  test("OWN-02 API-02 an announcement with a wrong link, page or moment is refused, and so is one that ends before it begins", async () => {
    const { kernel, call } = await open();
    const refused = async (body: object) => (await call("PUT", "/api/settings", body)).body.fields;
    expect(
      await refused({
        announcement: "س".repeat(161),
        announcementLink: "javascript:alert(1)",
        announcementFrom: "2026-12-01 9",
        announcementPages: [{ href: "/faq" }, { href: "faq" }],
      }),
    ).toEqual({
      announcement: "النص أطول من المسموح. أكثر عدد للأحرف: 160",
      announcementLink: "هذا الرابط غير مسموح به",
      announcementFrom: "اختر تاريخًا صحيحًا",
      "announcementPages.1.href": expect.stringContaining("اكتب مسارًا في الموقع"),
    });
    const [first, last] = ["2026-12-01T06:00:00.000Z", "2026-12-02T06:00:00.000Z"];
    const early = { announcementUntil: "تاريخ النهاية قبل تاريخ البداية" };
    expect(await refused({ announcementFrom: last, announcementUntil: first })).toEqual(early);
    expect(await readSettings(kernel.reads)).toEqual(defaultSettings);
    await call("PUT", "/api/settings", { announcementFrom: last });
    expect(await refused({ announcementUntil: first })).toEqual(early);
  });

  test("ASET-01 API-02 opening hours are stored by day in the order of the week, in 24 hours, also past midnight", async () => {
    const { kernel, call } = await open();
    const { status, body } = await call("PUT", "/api/settings", {
      openingHours: [
        { day: "saturday", opens: "17:00", closes: "1:00 ص" },
        { day: "thursday", opens: "٩:٣٠", closes: "1:00 م", note: "x" },
        { day: "sunday", opens: "8:00", closes: "00:00" },
      ],
    });
    expect([status, body.openingHours]).toEqual([
      200,
      [
        { day: "sunday", opens: "08:00", closes: "00:00" },
        { day: "thursday", opens: "09:30", closes: "13:00" },
        { day: "saturday", opens: "17:00", closes: "01:00" },
      ],
    ]);
    expect((await readSettings(kernel.reads)).openingHours).toEqual(body.openingHours);
    expect((await call("PUT", "/api/settings", { openingHours: [] })).body.openingHours).toEqual([]);
    expect((await readSettings(kernel.reads)).openingHours).toEqual([]);
  });

  test("ASET-01 API-02 a wrong time, day or length is refused at its field, and never becomes another value", async () => {
    const { kernel, call } = await open();
    const refusals = async (...openingHours: unknown[]) => {
      const { status, body } = await call("PUT", "/api/settings", { openingHours, tagline: "أخرى" });
      expect(status).toBe(422);
      return body.fields;
    };
    const day = { day: "sunday", opens: "09:00", closes: "17:00" };
    const noTime = "اكتب الوقت هكذا: 09:30 أو 9:30 ص";
    const tooLong = /^اجعل الإغلاق بعد الفتح بما لا يزيد على 16 ساعة/;
    for (const opens of ["24:00", "9", "13:00 م", "09:61", "صباحًا"])
      expect(await refusals({ ...day, opens }), opens).toEqual({ "openingHours.0.opens": noTime });
    expect(await refusals(day, { ...day, day: "monday", opens: " ", closes: 17 })).toEqual({
      "openingHours.1.opens": "هذا الحقل مطلوب",
      "openingHours.1.closes": "في النص رموز غير مقبولة",
    });
    for (const closes of ["09:00", "08:59", "01:01"])
      expect(await refusals({ ...day, closes }), closes).toEqual({
        "openingHours.0.closes": expect.stringMatching(tooLong),
      });
    expect(await refusals({ ...day, closes: "x" }, { ...day, closes: "08:00" })).toEqual({
      "openingHours.0.closes": noTime,
      "openingHours.1.day": expect.stringMatching(/^هذا اليوم مذكور من قبل/),
      "openingHours.1.closes": expect.stringMatching(tooLong),
    });
    expect(await refusals({ ...day, day: "الأحد" })).toEqual({
      "openingHours.0.day": "اختر قيمة من القائمة",
    });
    expect(await refusals(...Array.from({ length: 8 }, () => day))).toHaveProperty("openingHours");
    expect(await readSettings(kernel.reads)).toEqual(defaultSettings);
  });

  test("ASET-01 a revision that does not know a setting leaves it as it is", async () => {
    const { kernel, call } = await open();
    await call("PUT", "/api/settings", { tagline: "أول" });
    const [{ id }] = (await call("GET", "/api/settings/site/history")).body;
    const after = JSON.stringify({ tagline: "أول", foundedYear: "لا سنة" });
    await kernel.db.updateTable("revisions").set({ after }).where("id", "=", id).execute();
    await call("PUT", "/api/settings", { tagline: "ثانٍ", city: "جدة", foundedYear: 2019 });
    const restored = await call("POST", `/api/settings/site/history/${id}/restore`);
    expect(restored.body).toMatchObject({ tagline: "أول", city: "جدة", foundedYear: 2019 });
  });

  test("ASET-01 every accepted e-mail is read back, and not replaced by the default ones", async () => {
    const { kernel, call } = await open();
    const long = `${"x".repeat(60)}@${"mail.".repeat(40)}example`;
    const taken = { notificationEmails: ["sara@mail", "o'neil+1@mail.example", long], email: long };
    expect((await call("PUT", "/api/settings", taken)).status).toBe(200);
    expect(await readSettings(kernel.reads)).toMatchObject(taken);
  });

  test("SURV-05 ASET-01 a save based on an old version is answered the current settings; of simultaneous saves one succeeds", async () => {
    const { call } = await open();
    const { body: mine } = await call("PUT", "/api/settings", { tagline: "أول" });
    const headers = { "if-match": `"${mine.version}"` };
    const tries = await Promise.all(
      ["أ", "ب", "ج"].map((tagline) => call("PUT", "/api/settings", { tagline }, { headers })),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    const won = tries.find(({ status }) => status === 200)?.body;
    const lost = tries.find(({ status }) => status === 412)?.body;
    expect(lost.current).toMatchObject({ tagline: won.tagline, version: won.version });
    expect((await call("PUT", "/api/settings", { tagline: "بلا نسخة" })).status).toBe(200);
  });

  test("SEC-01 SEC-12 changing the notification addresses needs a recent proof of identity, also when restoring a revision", async () => {
    const { kernel, call } = await open();
    const at = kernel.now().getTime();
    const asked = (age: number) =>
      caller(
        createApi({
          ...kernel,
          authenticate: async () => ({ ...testSession, reauthenticatedAt: new Date(at - age).toISOString() }),
        }),
      );
    const [fresh, stale] = [asked(5 * 60_000), asked(11 * 60_000)];
    const mine = { notificationEmails: ["thief@mail.example"] };
    const emails = async () => (await readSettings(kernel.reads)).notificationEmails;

    const refused = await stale("PUT", "/api/settings", { ...mine, tagline: "أول" });
    expect([refused.status, refused.body.code]).toEqual([403, "proof-needed"]);
    expect(await readSettings(kernel.reads)).toEqual(defaultSettings); // the other changes are not stored either
    expect((await stale("PUT", "/api/settings", { notificationEmails: [] })).status).toBe(403);
    // The form sends all settings with each save; unchanged addresses need no proof.
    const { notificationEmails } = defaultSettings;
    expect((await stale("PUT", "/api/settings", { notificationEmails, tagline: "ثانٍ" })).status).toBe(200);
    expect((await fresh("PUT", "/api/settings", mine)).status).toBe(200);
    expect(await emails()).toEqual(mine.notificationEmails);

    const [, before] = (await call("GET", "/api/settings/site/history")).body;
    const restore = `/api/settings/site/history/${before.id}/restore`;
    expect((await stale("POST", restore)).body.code).toBe("proof-needed");
    expect(await emails()).toEqual(mine.notificationEmails);
    expect((await fresh("POST", restore)).status).toBe(200);
    expect(await emails()).toEqual(notificationEmails);
    expect((await stale("POST", restore)).status).toBe(200); // this restore does not change the addresses
  });

  test("ASET-01 the history names who changed what, and restores earlier values", async () => {
    const { kernel, call } = await open();
    await call("PUT", "/api/settings", { tagline: "أول", foundedYear: 2019 });
    expect(await lastChangeOf(kernel.reads, ["retentionMonths"])).toBeUndefined();
    await call("PUT", "/api/settings", { tagline: "ثانٍ" });
    const { body } = await call("GET", "/api/settings/site/history");
    expect(body).toHaveLength(3);
    expect(body[0]).toMatchObject({ actor: "Test Admin", fields: ["tagline"], before: { tagline: "أول" } });
    const restored = await call("POST", `/api/settings/site/history/${body[1].id}/restore`);
    expect(restored.body).toMatchObject({ tagline: "أول", foundedYear: 2019 });
    // The values before the first change can be restored too; they have a revision of their own.
    expect(body[2]).toMatchObject({ actor: "system", action: "create" });
    expect((await call("POST", `/api/settings/site/history/${body[2].id}/restore`)).body).toMatchObject(
      defaultSettings,
    );
    expect((await call("GET", "/api/settings/site/history")).body).toHaveLength(5);
    for (const wrong of ["999999", "9007199254740991", "0", "-1", "x"])
      expect((await call("POST", `/api/settings/site/history/${wrong}/restore`)).status, wrong).toBe(404);
  });

  test("ASET-01 SURV-03 a test mail goes through the outbox, and its state can be read", async () => {
    const without = await open();
    expect((await without.call("GET", "/api/settings/mail")).body).toEqual({
      isConfigured: false,
      from: null,
    });
    expect((await without.call("POST", "/api/settings/test-mail")).status).toBe(409);
    const { kernel, call } = await open({ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "site@shurfa.example" });
    expect((await call("GET", "/api/settings/mail")).body).toEqual({
      isConfigured: true,
      from: "site@shurfa.example",
    });
    const { status, body } = await call("POST", "/api/settings/test-mail");
    expect([status, body.state]).toEqual([202, "waiting"]);
    const state = async () => (await call("GET", `/api/settings/test-mail/${body.id}`)).body;
    expect(await state()).toEqual(body);
    await deliverDue(kernel, deliverTestMail);
    expect(await state()).toMatchObject({ state: "failing", reason: expect.any(String) });
    await kernel.db.updateTable("outbox").set({ next_attempt_at: "2020-01-01T00:00:00.000Z" }).execute();
    await deliverDue(kernel, async () => {});
    expect(await state()).toMatchObject({ state: "sent" });
    for (const wrong of ["none", "9007199254740991", "-1"])
      expect((await call("GET", `/api/settings/test-mail/${wrong}`)).status, wrong).toBe(404);
    expect(await readSetupNotes(kernel.reads)).toEqual({});
  });

  test("SETUP-01 a test mail that the mail server accepts is remembered even after its message is deleted", async () => {
    const smtp = await smtpServer();
    const { kernel, call } = await open({
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: "site@shurfa.example",
    });
    await call("POST", "/api/settings/test-mail");
    await deliverDue(kernel, deliverTestMail);
    const { mailTriedAt } = await readSetupNotes(kernel.reads);
    expect(mailTriedAt).toBeDefined();
    expect(smtp.mails).toHaveLength(1);
  });
});
