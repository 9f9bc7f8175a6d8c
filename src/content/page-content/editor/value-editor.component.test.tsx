import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { draw } from "../../../testing/components/test-draw.tsx";
import { figure, formField, iconCard } from "../sections/items.ts";
import { ValueEditor } from "./value-editor.tsx";

const optionsOf = (label: string) =>
  [...(page.getByLabelText(label).element() as HTMLSelectElement).options].map(({ value }) => value);

test("OWN-03 ACNT-01 a choice that must be one offers no empty option; one that may be none, or is none any more, does", async () => {
  const onChange = vi.fn();
  const look = { address: "pages/x/y", error: undefined, onChange };
  await draw(
    <>
      <ValueEditor {...look} field={formField.fieldKind} name="fieldKind" label="النوع" value="text" />
      <ValueEditor {...look} field={formField.need} name="need" label="قديم" value="sometimes" />
      <ValueEditor {...look} field={iconCard.icon} name="icon" label="الأيقونة" value="leaf" />
      <ValueEditor {...look} field={figure.label} name="label" label="نص" value="أ" />
    </>,
    "admin",
  );
  expect(optionsOf("النوع")[0]).toBe("text");
  expect(optionsOf("النوع")).not.toContain("");
  expect(optionsOf("قديم")).toEqual(["", "optional", "required"]);
  expect(optionsOf("الأيقونة")).toContain("");
  await page.getByLabelText("النوع").selectOptions("file");
  expect(onChange).toHaveBeenCalledWith("file");
});
