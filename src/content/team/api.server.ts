import { crudRoutes } from "../../kernel/crud-routes.server.ts";
import { isoDay } from "../../kernel/format.ts";
import type { Kernel } from "../../kernel/kernel.server.ts";
import { storedPhone } from "../../kernel/phone.server.ts";
import { textField } from "../../kernel/wire.ts";
import { blankMember } from "./schema.ts";
import { teamTable } from "./store.server.ts";
import { departments } from "./team.text.ts";
import { memberColumns } from "./team-csv.text.ts";
import { memberBody, memberWire } from "./wire.ts";

// The parser of phone numbers stays on the server, so the schema of the form does not hold it; requirement AR-03.
const body = memberBody.extend({ phone: textField(60).transform(storedPhone).optional() });

export function teamApi(kernel: Kernel) {
  return crudRoutes(kernel, {
    path: "team-members",
    table: teamTable,
    wire: memberWire,
    createSchema: body,
    updateSchema: body,
    blank: (count) => blankMember(count, isoDay(kernel.now()), departments[0]),
    anonymousSees: { isActive: true },
    filters: ["department", "isActive"],
    orderField: "order",
    activeField: "isActive",
    csv: { columns: memberColumns },
  });
}
