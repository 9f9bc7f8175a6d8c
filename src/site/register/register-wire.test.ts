import { expect, test } from "vitest";
import { registerErrorsFromWire, registrationFromForm, registrationToWire } from "./register-wire.ts";

test("REG-01 PRIV-01 a form becomes the body of the call; a consent is true or false", () => {
  const form = new FormData();
  form.set("name", "أمل");
  form.append("services", "serviceWebsite");
  form.append("services", "serviceSocial");
  form.set("consent", "yes");
  expect(registrationToWire(registrationFromForm(form), "x")).toEqual({
    name: "أمل",
    company: "",
    email: "",
    phone: "",
    address: "",
    services: ["serviceWebsite", "serviceSocial"],
    consent: true,
    marketing: false,
    website: "x",
  });
  expect(registrationFromForm(new FormData()).consent).toBe(false);
});

test("REG-01 errors are mapped to their fields; other names do not belong to the form", () => {
  expect(registerErrorsFromWire({ "services.0": "خطأ", consent: "لازم" })).toEqual({
    services: "خطأ",
    consent: "لازم",
  });
  expect(registerErrorsFromWire({ body: "خطأ" })).toBeNull();
});
