import { expect, test } from "vitest";
import { rowOf } from "../../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../../testing/components/test-screen.tsx";
import QuotesScreen from "./admin-screen.tsx";

test("DESK-02 TRIAL-01 S14: the open list of quotes shows at once what a colleague or a customer did", async () => {
  const site = await makeSite();
  const visitor = { name: "نورة", phone: "0551234567", email: "n@mail.example", message: "" };
  const request = await site.call("POST", "/api/project-requests", visitor);
  const items = [{ title: "موقع", quantity: 1, unit_price: 5_000_00 }];
  const { id } = await site.call("POST", "/api/quotes", { request_id: request.id, items });
  await openScreen(<QuotesScreen />, "/admin/quotes");
  await expect.element(rowOf("نورة")).toMatchTextContent("مسودة");
  await site.call("POST", `/api/quotes/${id}/send`);
  await expect.element(rowOf("نورة")).toMatchTextContent("أُرسل");
  await expect.element(rowOf("نورة")).toMatchTextContent(/\d{4}-\d{4}/);
});
