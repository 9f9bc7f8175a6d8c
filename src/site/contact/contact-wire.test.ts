import { expect, test } from "vitest";
import { contactErrorsFromWire, contactFromForm, contactToWire, missingIn } from "./contact-wire.ts";

const filled = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return contactFromForm(form);
};
const values = filled({ name: "سارة", email: "s@mail.example", reason: "service", message: "مرحبًا" });

test("CONTACT-03 a filled form becomes the body of the call: an empty company, the reason and the message", () => {
  expect(contactToWire(values, "")).toEqual({
    name: "سارة",
    company_name: "",
    requested_services: { reason: "service", message: "مرحبًا" },
    phone: "",
    email: "s@mail.example",
    website: "",
  });
});

test("CONTACT-03 a phone that was typed is sent", () => {
  const typed = filled({ name: "سارة", email: "s@mail.example", phone: "0551234567", reason: "service" });
  expect(contactToWire(typed, "").phone).toBe("0551234567");
});

test("CONTACT-02 the text for another reason is sent only with the last reason", () => {
  const asked = { ...values, otherReason: "محاضرة" };
  expect(contactToWire(asked, "").requested_services).not.toHaveProperty("otherReason");
  expect(contactToWire({ ...asked, reason: "other" }, "").requested_services).toEqual({
    reason: "other",
    otherReason: "محاضرة",
    message: "مرحبًا",
  });
});

test("CONTACT-01 name, e-mail, reason and message are required after trimming; phone is not", () => {
  expect(missingIn(values)).toEqual({});
  expect(Object.keys(missingIn(filled({ name: " " })))).toEqual(["name", "email", "reason", "message"]);
  expect(missingIn({ ...values, reason: "other" })).toEqual({ otherReason: "اكتب سبب التواصل" });
});

test("CONTACT-01 errors by wire name are mapped to their fields; other names do not belong to the form", () => {
  expect(contactErrorsFromWire({ "requested_services.message": "طويل", email: "خطأ" })).toEqual({
    message: "طويل",
    email: "خطأ",
  });
  expect(contactErrorsFromWire({ body: "خطأ" })).toBeNull();
});
