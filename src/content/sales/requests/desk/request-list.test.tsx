import { readFileSync } from "node:fs";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { DeskRequest } from "../requests.ts";
import { RequestList } from "./request-list.tsx";
import type { DeskAddress } from "./use-desk-address.ts";

const at = "2026-11-22T09:00:00.000Z";
const request = {
  id: 3,
  kind: "quote",
  status: "contacted",
  name: "طارق",
  companyName: "Qamar Trading Est.",
  chosenPackage: "",
  requestedServices: ["serviceWebsite", "serviceMobileApp"],
  createdAt: at,
  tags: [],
} as unknown as DeskRequest;

test("DESK-01 SHELL-08 TRIAL-01 I: in the narrow list a service without a name, and a Latin company, are cut at their own end", () => {
  const desk = { id: null, addressOf: (id: number) => `/${id}` } as unknown as DeskAddress;
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <RequestList
          kind="quote"
          requests={[request]}
          assignees={[]}
          query=""
          isByDay={false}
          isMixed
          now={new Date(at)}
          desk={desk}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(html).toContain('<bdi>تصميم موقع إلكتروني</bdi>، <bdi class="latin">serviceMobileApp</bdi>');
  // Each has a box of its own, which runs from left to right and ends with the ellipsis.
  const styles = readFileSync("src/content/sales/requests/desk/request-list.module.css", "utf8");
  expect(styles).toMatch(
    /\.first > bdi,\s+\.latin \{\s+max-inline-size: 100%;\s+overflow: hidden;\s+text-overflow: ellipsis;/,
  );
  expect(styles).toMatch(/\.latin \{\s+display: inline-block;/);
});
