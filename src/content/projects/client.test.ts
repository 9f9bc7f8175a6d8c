import { expect, test } from "vitest";
import { AppError } from "../../kernel/errors.ts";
import { createUnderOwnId, failureOf, UploadFailure } from "./client.ts";

test("APRJ-03 the id of a new project is a timestamp as text, or the next number when that is taken", async () => {
  const ids: string[] = [];
  const taken = (times: number) => async (body: object) => {
    ids.push((body as { id: string }).id);
    if (ids.length <= times) throw new AppError("conflict");
    return body;
  };
  const created = await createUnderOwnId(taken(2), { title: "أ" }, 1_790_496_000_001);
  expect(created).toEqual({ id: "1790496000003", title: "أ" });
  expect(ids).toEqual(["1790496000001", "1790496000002", "1790496000003"]);
  ids.length = 0;
  await expect(createUnderOwnId(taken(9), {}, 1)).rejects.toMatchObject({ code: "conflict" });
  expect(ids).toHaveLength(3);
  const failing = () => Promise.reject(new AppError("internal"));
  await expect(createUnderOwnId(failing, {})).rejects.toMatchObject({ code: "internal" });
});

test("ERR-06 each failed call and upload has its own message; without an answer there is a common one", () => {
  const answered = new AppError("internal", { cause: "x" });
  expect(failureOf("load", answered)).toBe("فشل في جلب المشاريع");
  expect(failureOf("create", answered)).toBe("فشل في إضافة المشروع");
  expect(failureOf("update", answered)).toBe("فشل في تحديث المشروع");
  expect(failureOf("delete", answered)).toBe("فشل في حذف المشروع");
  expect(failureOf("create", new UploadFailure(answered))).toBe("فشل رفع الصورة");
  expect(failureOf("update", new AppError("unavailable", { cause: new Error() }))).toBe("حدث خطأ غير متوقع");
});
