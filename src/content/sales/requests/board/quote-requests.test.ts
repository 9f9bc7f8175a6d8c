import { expect, test } from "vitest";
import { AppError } from "../../../../kernel/errors.ts";
import { fromAnswer } from "../../../../kernel/resource/wire.ts";
import { serviceName } from "../names.ts";
import { requests } from "../requests.ts";
import { dialLink, loadFailure } from "./quote-requests.ts";

const wire = {
  id: 41,
  name: "نورة الشمري",
  company_name: "مؤسسة ركن الضيافة",
  requested_services: ["serviceWebsite", "serviceMobileApp"],
  phone: "+966500000041",
  email: "noura@mail.example",
  message: "ثلاثة فروع",
  created_at: "2026-11-21T06:00:00.000Z",
  version: 1,
};

test.each([[["serviceWebsite", "x"]], ['["serviceWebsite", "x"]'], ["serviceWebsite, x"]])(
  "AREQ-01 the requested services are read from %j",
  (requested_services) => {
    expect(fromAnswer(requests, { ...wire, requested_services }).requestedServices).toEqual([
      "serviceWebsite",
      "x",
    ]);
  },
);

test("AREQ-01 known keys have Arabic names, unknown ones stay as they are", () => {
  expect(serviceName("serviceWebsite")).toBe("تصميم موقع إلكتروني");
  expect(serviceName("serviceEcommerce")).toBe("تصميم متجر إلكتروني");
  expect(serviceName("serviceSocial")).toBe("إدارة حسابات التواصل الاجتماعي");
  expect(serviceName("serviceBranding")).toBe("تصميم الشعار والهوية");
  expect(serviceName("serviceMobileApp")).toBe("serviceMobileApp");
  expect(serviceName("toString")).toBe("toString");
});

test("ERR-10 a failed load shows the reason, or Error when there is none", () => {
  expect(loadFailure(new AppError("internal", { cause: "تعطلت الخدمة" }))).toBe("حدث خطأ: تعطلت الخدمة");
  expect(loadFailure(new AppError("unavailable", { cause: new TypeError("Failed to fetch") }))).toBe(
    "حدث خطأ: Failed to fetch",
  );
  expect(loadFailure(new AppError("internal", { cause: "" }))).toBe("حدث خطأ: Error");
});

test("AREQ-01 AR-03 a phone with an extension is dialled without it", () => {
  expect(dialLink("0110000028 تحويلة 12")).toBe("tel:0110000028");
  expect(dialLink("٠١١ ٠٠٠")).toBe("tel:011000");
  expect(dialLink("+966500000041")).toBe("tel:+966500000041");
});
