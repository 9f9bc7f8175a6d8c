import { describe, expect, test } from "vitest";
import { parseConfig } from "./config.server.ts";

describe("configuration", () => {
  test("RUN-01 has a default for everything, an empty value being no value", () => {
    expect(parseConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      dataDir: "./data",
      databaseUrl: undefined,
      s3: undefined,
      rateLimit: true,
    });
  });

  test.each([
    ["PORT", { PORT: "many" }],
    ["PORT", { PORT: "70000" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://localhost/x" }],
    ["PUBLIC_URL", { PUBLIC_URL: "shurfa.example" }],
    ["SMTP_URL", { SMTP_URL: "mail.example" }],
    ["RATE_LIMIT", { RATE_LIMIT: "perhaps" }],
    ["RATE_LIMIT", { RATE_LIMIT: "off", NODE_ENV: "production" }],
    ["PUBLIC_URL", { SMTP_URL: "smtp://127.0.0.1:25", NODE_ENV: "production" }],
    ["S3_BUCKET", { S3_ENDPOINT: "http://localhost:9000", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" }],
    ["TRUST_PROXY", { TRUST_PROXY: "10.0.0.0/8, proxy" }],
    ["DEMO", { DEMO: "yes" }],
  ])("RUN-05 a wrong %s stops the start with one sentence that names it", (name, environment) => {
    expect(() => parseConfig(environment)).toThrow(new RegExp(`^${name}\\b[^\\n]*\\.$`));
  });

  test.each([
    [true, {}],
    [true, { HOST: "localhost" }],
    [false, { HOST: "0.0.0.0" }],
    [false, { NODE_ENV: "production" }],
    [false, { PUBLIC_URL: "https://shurfa.example" }],
    [true, { NODE_ENV: "production", DEMO: "1" }],
    [false, { DEMO: "0" }],
  ])("RUN-04 demo mode is %s with %j", (demo, environment) => {
    expect(parseConfig(environment).demo).toBe(demo);
  });
});
