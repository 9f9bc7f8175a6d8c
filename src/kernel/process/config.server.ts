import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";

const optionalText = z.string().optional();
const optionalUrl = (protocols: string) => z.url({ protocol: new RegExp(`^(${protocols})$`) }).optional();
/** The environment as README documents it; one row there for each key here. */
const environmentSchema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: optionalUrl("postgres|postgresql"),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
  S3_ENDPOINT: optionalUrl("https?"),
  S3_REGION: z
    .string()
    .regex(/^[a-z\d-]+$/, "use a name such as eu-central-1")
    .optional(),
  S3_BUCKET: optionalText,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  SMTP_URL: optionalUrl("smtps?"),
  MAIL_FROM: optionalText,
  IMAP_URL: optionalUrl("imaps?"),
  PUBLIC_URL: optionalUrl("https?"),
  TRUST_PROXY: optionalText,
  RATE_LIMIT: z.enum(["on", "off"]).default("on"),
  DEMO: z.enum(["0", "1"]).optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  PAGE_STORE: z
    .string()
    .regex(/^([01]|\.{0,2}\/.*)$/, "use 1, or a path with a slash")
    .optional(),
  BACKUP_DIR: optionalText,
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(7),
  BACKUP_HOURS: z.coerce.number().min(0.01).max(720).default(24),
  WEBHOOK_HOSTS: optionalText,
  LINK_SECRET: z.string().min(32, "use at least 32 characters").optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
});

export type ImapConfig = {
  host: string;
  port: number;
  secure: boolean;
  /** Whether a connection that begins in the clear must become encrypted. */
  needsTls: boolean;
  user: string;
  password: string;
  folder: string;
  /** Whether the mailbox takes mail to `name+anything@host`, so that answers go to an address of their own. */
  isPlus: boolean;
};

export type Config = {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** How many connections to PostgreSQL this process may have open at once. */
  databasePool: number;
  /** The bucket; without an endpoint Amazon's own of the region, without keys the credentials of the machine's role. */
  s3:
    | {
        endpoint: string | undefined;
        region: string;
        bucket: string;
        keys: { accessKeyId: string; secretAccessKey: string } | undefined;
      }
    | undefined;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  /** The agency's mailbox, from which answers of customers are taken; THREAD-01. */
  imap: ImapConfig | undefined;
  /** The site's origin without a trailing slash, when it is configured. */
  publicUrl: string | undefined;
  /** Addresses of the proxies whose forwarded headers are believed; requirement SEC-03. */
  trustedProxies: string[];
  rateLimit: boolean;
  /** Demo records and the demo account; requirement RUN-04. */
  demo: boolean;
  logLevel: string;
  /** Hosts of a private network that webhooks may be sent to, without TLS too; requirement TOKEN-01. */
  webhookHosts: string[];
  /** The secret from which links are derived, in place of the file in the data folder. */
  linkSecret: string | undefined;
  /** The port on which Prometheus reads metrics; undefined serves none. */
  metricsPort: number | undefined;
  /** The folder that finished pages are also written to, for nginx to serve; requirement SURV-08. */
  pageStore: string | undefined;
  /** Scheduled backups: their folder, how many stay, and the hours between two; requirement SURV-06. */
  backup: { folder: string; keep: number; hours: number } | undefined;
};

/** A fault that the operator has to correct. The message is a sentence for the operator and is shown without a stack. */
export class OperatorError extends Error {}

/** A wrong value of the environment. The message names the variable. */
class ConfigError extends OperatorError {}

/** Reads the configuration. Throws `ConfigError` for the first wrong value; requirement RUN-05. */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  // An empty value counts as missing.
  const given = Object.entries(environment).filter(([, value]) => value !== "");
  const parsed = environmentSchema.safeParse(Object.fromEntries(given));
  if (!parsed.success) throw new ConfigError(sentenceFor(parsed.error.issues[0]));
  const env = parsed.data;
  const production = env.NODE_ENV === "production";
  if (production && env.RATE_LIMIT === "off") {
    throw new ConfigError("RATE_LIMIT=off is for benchmarks and is not allowed when NODE_ENV=production.");
  }
  if (production && env.SMTP_URL && !env.PUBLIC_URL) {
    throw new ConfigError(
      "PUBLIC_URL must be set together with SMTP_URL when NODE_ENV=production, because mails contain links to the site.",
    );
  }
  const demoByDefault = !production && isLoopback(env.HOST) && !env.PUBLIC_URL;
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    s3: parseS3(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    imap: env.IMAP_URL ? parseImap(env.IMAP_URL) : undefined,
    publicUrl: env.PUBLIC_URL && parsePublicUrl(env.PUBLIC_URL),
    trustedProxies: parseProxies(env.TRUST_PROXY),
    rateLimit: env.RATE_LIMIT === "on",
    demo: env.DEMO === undefined ? demoByDefault : env.DEMO === "1",
    logLevel: env.LOG_LEVEL,
    webhookHosts: parseHosts(env.WEBHOOK_HOSTS),
    linkSecret: env.LINK_SECRET,
    metricsPort: env.METRICS_PORT,
    pageStore: parsePageStore(env),
    backup: env.BACKUP_DIR
      ? { folder: env.BACKUP_DIR, keep: env.BACKUP_KEEP, hours: env.BACKUP_HOURS }
      : undefined,
  };
}

/** Never throws what holds the password. */
function parseImap(text: string): ImapConfig {
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(text);
  const isSecure = protocol === "imaps:";
  if (!username || !password)
    throw new ConfigError("IMAP_URL has no user or no password. Write imaps://user:password@host/INBOX.");
  try {
    return {
      host: hostname.replace(/^\[|\]$/g, ""),
      port: Number(port) || (isSecure ? 993 : 143),
      secure: isSecure,
      needsTls: searchParams.get("requireTLS") !== "false",
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      folder: decodeURIComponent(pathname.slice(1)) || "INBOX",
      isPlus: searchParams.get("plus") === "1",
    };
  } catch {
    throw new ConfigError("IMAP_URL has a % that is no part of an escape. Write it as %25.");
  }
}

/** The origin of the site. A path, a user or a query would be left out of every link, so they are refused. */
function parsePublicUrl(text: string): string {
  const { origin, pathname, search, hash, username, password } = new URL(text);
  const superfluous = [
    [username || password, "a user or password"],
    [pathname !== "/", "a path"],
    [search || hash || text.includes("?") || text.includes("#"), "a query or fragment"],
  ].find(([is]) => is);
  if (superfluous)
    throw new ConfigError(
      `PUBLIC_URL has ${superfluous[1]}, but the site always is at the root of its host. Set it to ${origin}.`,
    );
  return origin;
}

function parseS3(env: z.infer<typeof environmentSchema>): Config["s3"] {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  const given = { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  if (Object.values(given).every((value) => !value)) return undefined;
  const missing = (name: string, why: string) => new ConfigError(`${name} is missing: ${why}.`);
  if (!S3_BUCKET) throw missing("S3_BUCKET", "S3 storage needs the name of its bucket");
  if (!S3_ENDPOINT && !S3_REGION)
    throw missing("S3_ENDPOINT", "S3 storage needs the address of its server, or S3_REGION for Amazon's own");
  if (!S3_ACCESS_KEY_ID !== !S3_SECRET_ACCESS_KEY)
    throw missing(
      S3_ACCESS_KEY_ID ? "S3_SECRET_ACCESS_KEY" : "S3_ACCESS_KEY_ID",
      "S3 storage needs both keys, or neither to use the role of the machine",
    );
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION ?? "us-east-1",
    bucket: S3_BUCKET,
    keys:
      S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
        : undefined,
  };
}

/** The given path, or a folder beside the data folder, because nginx cannot read a folder that is open to its owner only. */
function parsePageStore(env: z.infer<typeof environmentSchema>): string | undefined {
  if (env.PAGE_STORE === undefined || env.PAGE_STORE === "0") return undefined;
  if (!env.PUBLIC_URL)
    throw new ConfigError("PAGE_STORE needs PUBLIC_URL, because stored pages contain the site's address.");
  const dataDir = resolve(env.DATA_DIR);
  const folder = env.PAGE_STORE === "1" ? `${dataDir}-pages` : resolve(env.PAGE_STORE);
  if (`${folder}/`.startsWith(`${dataDir}/`))
    throw new ConfigError(
      "PAGE_STORE is inside DATA_DIR, which nginx cannot read. Choose a folder outside it.",
    );
  return folder;
}

function parseProxies(list: string | undefined): string[] {
  const proxies = entriesOf(list);
  const wrong = proxies.find(
    (entry) => !/^[^/]+(\/\d{1,3})?$/.test(entry) || isIP(entry.replace(/\/.*$/, "")) === 0,
  );
  if (wrong)
    throw new ConfigError(
      `TRUST_PROXY has a wrong value: ${wrong} is neither an address nor a range of addresses.`,
    );
  return proxies;
}

/** Reads a list of host names, in lower case as in URLs. */
function parseHosts(list: string | undefined): string[] {
  const hosts = entriesOf(list).map((host) => host.toLowerCase());
  const wrong = hosts.find((host) => isIP(host) === 0 && !/^[a-z\d]([a-z\d.-]*[a-z\d])?$/.test(host));
  if (wrong)
    throw new ConfigError(`WEBHOOK_HOSTS has a wrong value: ${wrong} is neither a host name nor an address.`);
  return hosts;
}

const entriesOf = (list = "") =>
  list
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Whether a HOST can be reached from this machine only. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host.startsWith("127.");
}

/** Whether a HOST means all addresses of the machine. */
export function isEveryAddress(host: string): boolean {
  return host === "0.0.0.0" || host === "::";
}

function sentenceFor(issue: z.core.$ZodIssue | undefined) {
  return `${issue?.path.join(".")} has a wrong value: ${issue?.message}.`;
}
