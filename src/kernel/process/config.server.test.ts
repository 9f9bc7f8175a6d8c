import { describe, expect, test } from "vitest";
import { parseConfig } from "./config.server.ts";

describe("configuration", () => {
  test("RUN-01 has a default for every variable, and an empty value counts as missing", () => {
    expect(parseConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      dataDir: "./data",
      databaseUrl: undefined,
      s3: undefined,
      rateLimit: true,
    });
  });

  const s3 = {
    S3_ENDPOINT: "http://localhost:9000",
    S3_BUCKET: "shurfa",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
  };

  test("RUN-01 RUN-05 without any variable the site runs locally on SQLite, without mail, proxies or backups", () => {
    const { pageStore: _, ...config } = parseConfig({});
    expect(config).toEqual({
      production: false,
      port: 3000,
      host: "127.0.0.1",
      dataDir: "./data",
      databaseUrl: undefined,
      databasePool: 20,
      s3: undefined,
      smtpUrl: undefined,
      mailFrom: undefined,
      publicUrl: undefined,
      trustedProxies: [],
      rateLimit: true,
      demo: true,
      logLevel: "info",
      metricsPort: undefined,
      webhookHosts: [],
      backup: undefined,
    });
  });

  test("RUN-05 takes every variable as it is written", () => {
    const { pageStore: _, ...config } = parseConfig({
      NODE_ENV: "production",
      PORT: "8080",
      HOST: "0.0.0.0",
      DATA_DIR: "/var/lib/shurfa",
      DATABASE_URL: "postgresql://u:p@db/shurfa",
      DATABASE_POOL: "8",
      ...s3,
      SMTP_URL: "smtps://u:p@mail.example:465",
      MAIL_FROM: "شُرفة <hello@shurfa.example>",
      PUBLIC_URL: "https://shurfa.example/",
      TRUST_PROXY: " 10.0.0.1 , 2001:db8::/32,,192.168.0.0/16",
      RATE_LIMIT: "on",
      METRICS_PORT: "9100",
      WEBHOOK_HOSTS: "ERP.internal, 10.0.0.5,,fd00::5",
      BACKUP_DIR: "/backups",
      BACKUP_KEEP: "3",
      BACKUP_HOURS: "0.5",
      LOG_LEVEL: "warn",
    });
    expect(config).toEqual({
      production: true,
      port: 8080,
      host: "0.0.0.0",
      dataDir: "/var/lib/shurfa",
      databaseUrl: "postgresql://u:p@db/shurfa",
      databasePool: 8,
      s3: {
        endpoint: "http://localhost:9000",
        region: "us-east-1",
        bucket: "shurfa",
        keys: { accessKeyId: "key", secretAccessKey: "secret" },
      },
      smtpUrl: "smtps://u:p@mail.example:465",
      mailFrom: "شُرفة <hello@shurfa.example>",
      publicUrl: "https://shurfa.example",
      trustedProxies: ["10.0.0.1", "2001:db8::/32", "192.168.0.0/16"],
      rateLimit: true,
      demo: false,
      logLevel: "warn",
      metricsPort: 9100,
      webhookHosts: ["erp.internal", "10.0.0.5", "fd00::5"],
      backup: { folder: "/backups", keep: 3, hours: 0.5 },
    });
    expect(parseConfig({ BACKUP_DIR: "/b" }).backup).toEqual({ folder: "/b", keep: 7, hours: 24 });
    expect(parseConfig({ RATE_LIMIT: "off" }).rateLimit).toBe(false);
  });

  test.each([
    ["PORT", ["0", "65535"], ["-1", "65536", "1.5"]],
    ["METRICS_PORT", ["1", "65535"], ["0", "65536", "x"]],
    ["BACKUP_KEEP", ["1", "1000"], ["0", "1001", "2.5"]],
    ["BACKUP_HOURS", ["0.01", "720"], ["0", "721", "daily"]],
    ["NODE_ENV", ["development", "production", "test"], ["prod", "Production"]],
    ["LOG_LEVEL", ["debug", "info", "warn", "error", "silent"], ["trace", "INFO"]],
    ["DATABASE_URL", ["postgres://db/x", "postgresql://db/x"], ["postgress://db/x", "sqlite:x"]],
    ["DATABASE_POOL", ["2", "200"], ["1", "201", "x"]],
    ["S3_ENDPOINT", ["https://s3.example"], ["ftp://s3.example"]],
    ["S3_REGION", ["eu-central-1"], ["eu central", "https://x"]],
    ["SMTP_URL", ["smtp://m.example", "smtps://m.example"], ["http://m.example"]],
    ["PUBLIC_URL", ["http://a.example", "https://a.example"], ["ws://a.example"]],
    ["TRUST_PROXY", ["::1", "10.0.0.0/8"], ["10.0.0.0/8/9", "localhost", "10.0.0"]],
    ["WEBHOOK_HOSTS", ["erp", "a.example,::1"], ["http://erp", "erp:8080", "a b", "-erp"]],
    ["DEMO", ["0", "1"], ["true", "2"]],
    ["RATE_LIMIT", ["on", "off"], ["1"]],
  ])("RUN-05 %s takes %j, and nothing like %j", (name, good, bad) => {
    const around = name.startsWith("S3_") ? s3 : {};
    for (const value of good) expect(() => parseConfig({ ...around, [name]: value }), value).not.toThrow();
    for (const value of bad)
      expect(() => parseConfig({ ...around, [name]: value }), value).toThrow(new RegExp(`^${name} `));
  });

  test.each([
    ["S3_ENDPOINT", "S3 storage needs the address of its server, or S3_REGION for Amazon's own"],
    ["S3_BUCKET", "S3 storage needs the name of its bucket"],
    ["S3_ACCESS_KEY_ID", "S3 storage needs both keys, or neither to use the role of the machine"],
    ["S3_SECRET_ACCESS_KEY", "S3 storage needs both keys, or neither to use the role of the machine"],
  ])("RUN-05 S3 storage without %s is refused in a sentence that says what it needs", (missing, why) => {
    expect(() => parseConfig({ ...s3, [missing]: "" })).toThrow(`${missing} is missing: ${why}.`);
  });

  test("RUN-05 TRIAL-01 P5: a bucket has its region, and without keys the credentials of the machine's role", () => {
    const { S3_ENDPOINT, S3_BUCKET } = s3;
    const bucket = { bucket: "shurfa", keys: undefined };
    expect(parseConfig({ S3_ENDPOINT, S3_BUCKET, S3_REGION: "me-south-1" }).s3).toEqual({
      ...bucket,
      endpoint: S3_ENDPOINT,
      region: "me-south-1",
    });
    expect(parseConfig({ S3_BUCKET, S3_REGION: "me-south-1" }).s3).toEqual({
      ...bucket,
      endpoint: undefined,
      region: "me-south-1",
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
    [true, { HOST: "::1" }],
    [true, { HOST: "127.0.0.9" }],
    [true, { NODE_ENV: "test" }],
    [false, { HOST: "192.168.1.4" }],
    [true, { PUBLIC_URL: "https://shurfa.example", DEMO: "1" }],
    [false, { HOST: "0.0.0.0" }],
    [false, { NODE_ENV: "production" }],
    [false, { PUBLIC_URL: "https://shurfa.example" }],
    [true, { NODE_ENV: "production", DEMO: "1" }],
    [false, { DEMO: "0" }],
  ])("RUN-04 demo mode is %s with %j", (demo, environment) => {
    expect(parseConfig(environment).demo).toBe(demo);
  });
});
