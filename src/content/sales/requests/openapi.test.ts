import { expect, test } from "vitest";
import { createApi } from "../../../api.server.ts";
import { caller } from "../../../kernel/testing/test-api.ts";
import { testKernel, testSession } from "../../../kernel/testing/test-kernel.ts";

const path = "/api/project-requests";
const quote = { name: "نورة", phone: "0551234567", email: "n@mail.example", message: "متجر" };
type Described = {
  tags: string[];
  parameters?: { name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
};
type Schema = { items?: Schema; properties?: Record<string, Schema>; anyOf?: Schema[]; type?: string };

async function startApi() {
  const kernel = await testKernel({ environment: { RATE_LIMIT: "off" }, session: testSession });
  const call = caller(createApi(kernel));
  const { paths } = (await call("GET", "/api/openapi.json")).body;
  const described = (method: string, part = ""): Described => paths[`/project-requests${part}`][method];
  return { call, described };
}

test("API-06 AREQ-02 the description of each desk call lists its answers and refusals", async () => {
  const { described } = await startApi();
  const answers = {
    "post ": "201 400 403 413 415 422 429",
    "get ": "200 400 401 403", // 403 for a token without the scope
    "get /board": "200 400 401 403",
    "get /export.csv": "200 400 401 403",
    "get /{id}": "200 401 403 404",
    "put /{id}": "200 400 401 403 404 412 413 415 422",
    "post /{id}/notes": "201 400 401 403 404 413 415 422",
    "post /{id}/replies": "201 400 401 403 404 409 413 415 422",
    "post /bulk": "204 400 401 403 404 413 415 422",
    "delete /{id}": "204 401 403 404",
    "post /{id}/restore": "200 401 403 404",
  };
  for (const [name, codes] of Object.entries(answers)) {
    const [method = "", part] = name.split(" ");
    expect(Object.keys(described(method, part).responses).join(" "), name).toBe(codes);
    expect(described(method, part).tags, name).toEqual(["project-requests"]);
  }
  expect(Object.keys(described("get", "/export.csv").responses[200]?.content ?? {})).toEqual(["text/csv"]);
  for (const part of ["", "/board", "/export.csv"])
    expect(
      described("get", part)
        .parameters?.map(({ name }) => name)
        .sort(),
    ).toEqual(
      "answered arrived assignee closed days due kind limit offset open package q reason service sort source stage status tag unread waiting".split(
        " ",
      ),
    );
});

test("API-06 AREQ-02 the answer of each desk call has exactly the fields of its description", async () => {
  const { call, described } = await startApi();
  const fieldsOf = ({ items, properties = {} }: Schema): string[] =>
    items ? fieldsOf(items) : Object.keys(properties).sort();
  const told = (method: string, part: string, code: number) =>
    fieldsOf(described(method, part).responses[code]?.content?.["application/json"]?.schema ?? {});
  const sent = (answer: object) => Object.keys(answer).sort();
  expect(sent((await call("POST", path, quote)).body)).toEqual(told("post", "", 201));
  expect(sent((await call("GET", path)).body[0])).toEqual(told("get", "", 200));
  expect(sent((await call("GET", `${path}/1`)).body)).toEqual(told("get", "/{id}", 200));
  expect(sent((await call("PUT", `${path}/1`, { status: "lost" })).body)).toEqual(told("put", "/{id}", 200));
  expect(sent((await call("GET", `${path}/board`)).body[0])).toEqual(told("get", "/board", 200));
  expect(sent((await call("POST", `${path}/1/notes`, { text: "سؤال" })).body)).toEqual(
    told("post", "/{id}/notes", 201),
  );
  await call("DELETE", `${path}/1`);
  expect(sent((await call("POST", `${path}/1/restore`)).body)).toEqual(told("post", "/{id}/restore", 200));
  const taken = (method: string, part: string) =>
    described(method, part).requestBody?.content["application/json"]?.schema ?? {};
  expect(fieldsOf(taken("put", "/{id}"))).toEqual([
    "assignee_id",
    "client_id",
    "company_name",
    "email",
    "expected_value",
    "lost_note",
    "lost_reason",
    "name",
    "own_values",
    "phone",
    "remind_on",
    "status",
    "tags",
  ]);
  expect(fieldsOf(taken("post", "/bulk"))).toEqual([
    "action",
    "assignee_id",
    "ids",
    "lost_note",
    "lost_reason",
    "status",
    "tag",
  ]);
  expect(taken("post", "").anyOf).toHaveLength(2);
});
