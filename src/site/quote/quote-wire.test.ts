import { expect, test } from "vitest";
import { shownText } from "./quote-prefill.server.ts";
import { quoteErrorsFromWire, quoteFromForm, quoteLink, quotePrefill, quoteToWire } from "./quote-wire.ts";

test("QUOTE-04 a filled form becomes the body of the call, with the list of service keys", () => {
  const form = new FormData();
  form.set("name", "نورة");
  form.set("phone", "0551234567");
  form.set("email", "n@shurfa.example");
  form.append("requestedServices", "serviceWebsite");
  form.append("requestedServices", "serviceBranding");
  expect(quoteToWire(quoteFromForm(form), "")).toEqual({
    name: "نورة",
    company_name: "",
    requested_services: ["serviceWebsite", "serviceBranding"],
    phone: "0551234567",
    email: "n@shurfa.example",
    message: "",
    website: "",
  });
});

test("QUOTE-02 errors by wire name are mapped to their fields; other names do not belong to the form", () => {
  expect(quoteErrorsFromWire({ company_name: "طويل", "requested_services.0": "خطأ" })).toEqual({
    companyName: "طويل",
    requestedServices: "خطأ",
  });
  expect(quoteErrorsFromWire({ body: "خطأ" })).toBeNull();
});

test("SVC-05 QUOTE-03 a package's link and the form's reading of it agree, whatever the title holds", () => {
  const title = 'باقة & "خاصة" <b>100%</b>';
  const address = new URL(quoteLink(title), "https://shurfa.example");
  expect(quotePrefill(address.searchParams)).toEqual({ selectedTitle: title, description: null });
});

test("QUOTE-03 AR-05 text that the address fills in is cleaned, cut and plain", () => {
  expect(shownText("<script>alert(1)</script>", 200)).toBe("<script>alert(1)</script>");
  expect(shownText("\u202Eباقة\u2066", 200)).toBe("باقة");
  expect(shownText("  ", 200)).toBeNull();
  expect(shownText(null, 200)).toBeNull();
  expect(shownText("a\0b", 200)).toBeNull();
  expect(shownText("ا".repeat(300), 200)).toHaveLength(200);
});
