import { type AddressInfo, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { postGuarded } from "./post-guarded.server.ts";
import { webhookReceiver } from "./test-receiver.ts";

const post = { headers: { "webhook-id": "msg_1" }, body: "{}" };
const leadsTo = (...addresses: string[]) => {
  const asked: string[] = [];
  const resolve = async (host: string) => {
    asked.push(host);
    return addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  };
  return { asked, resolve };
};

test("TOKEN-01 nothing is sent to a private address, whether typed or resolved from a host name", async () => {
  const { port, connections } = await webhookReceiver();
  const typed = ["127.0.0.1", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]", "[64:ff9b::7f00:1]"];
  for (const host of [...typed, "169.254.169.254", "10.0.0.1"])
    expect
      .soft(await postGuarded({ ...post, address: `https://${host}:${port}/` }, { privateHosts: [] }), host)
      .toMatchObject({ fault: "private-address" });
  for (const address of ["127.0.0.1", "192.168.0.7", "169.254.169.254", "fd00:ec2::254", "::ffff:7f00:1"]) {
    const { resolve } = leadsTo("8.8.8.8", address); // one private address is enough to refuse the name
    const posted = await postGuarded(
      { ...post, address: `https://hook.example:${port}/` },
      { privateHosts: ["other.example"], resolve },
    );
    expect.soft(posted, address).toMatchObject({ fault: "private-address" });
  }
  expect(connections()).toBe(0);
});

test("TOKEN-01 without TLS nothing is sent, except to the hosts of the configuration", async () => {
  const { port, connections, received } = await webhookReceiver();
  const { resolve } = leadsTo("8.8.8.8");
  const address = `http://hook.example:${port}/`;
  expect(await postGuarded({ ...post, address }, { privateHosts: [], resolve })).toMatchObject({
    fault: "insecure",
  });
  expect([connections(), received.length]).toEqual([0, 0]);
  const plain = await plainServer();
  const secure = { ...post, address: `https://127.0.0.1:${plain.port}/` };
  expect(await postGuarded(secure, { privateHosts: ["127.0.0.1"] })).toMatchObject({ fault: "certificate" });
  expect(plain.heard()).not.toContain("msg_1");
});

/** A server without TLS, which records what it receives. */
async function plainServer() {
  let heard = "";
  const server = createServer((socket) => {
    socket.on("data", (part) => {
      heard += part.toString("latin1");
      socket.write("HTTP/1.1 400 Bad Request\r\n\r\n");
    });
    socket.on("error", () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // a listening TCP server has an AddressInfo
  return { port, heard: () => heard };
}

test("TOKEN-01 the connection goes to the address that was checked: the host name is resolved once", async () => {
  const { port, received } = await webhookReceiver();
  const { asked, resolve } = leadsTo("127.0.0.1");
  const address = `http://hook.example:${port}/a?b=1`;
  const posted = await postGuarded({ ...post, address }, { privateHosts: ["hook.example"], resolve });
  expect(posted).toEqual({ status: 204, answer: "", fault: null });
  expect(asked).toEqual(["hook.example"]);
  // No name server knows this name, so a second lookup would have failed.
  expect(received).toMatchObject([{ id: "msg_1", body: "{}", headers: { host: `hook.example:${port}` } }]);
});

test("TOKEN-01 a redirect counts as an answer and is not followed", async () => {
  const other = await webhookReceiver();
  const { address } = await webhookReceiver((response) =>
    response.writeHead(307, { location: other.address }).end("moved"),
  );
  const posted = await postGuarded({ ...post, address }, { privateHosts: ["127.0.0.1"] });
  expect(posted).toEqual({ status: 307, answer: "moved", fault: null });
  expect(other.connections()).toBe(0);
});

test("TOKEN-01 only the first kilobyte of an answer is read, cut between letters, even if the answer never ends", async () => {
  const { address } = await webhookReceiver((response) => {
    response.writeHead(200);
    response.write(`\0a${"ع".repeat(4000)}`); // the response is never ended
  });
  // The timeout is longer than that of the test, so only the kilobyte can end the call.
  const endless = { privateHosts: ["127.0.0.1"], timeout: 600_000 };
  const { status, answer } = await postGuarded({ ...post, address }, endless);
  expect([status, answer]).toEqual([200, `a${"ع".repeat(511)}`]);
  const slow = await webhookReceiver((response) => response.writeHead(200).write("begun"));
  const begun = { ...post, address: slow.address };
  expect(await postGuarded(begun, { privateHosts: ["127.0.0.1"], timeout: 300 })).toMatchObject({
    status: 200,
    answer: "begun",
  });
});

test("TOKEN-01 timeouts, broken connections and unknown host names end a call with their reason", async () => {
  const privateHosts = ["127.0.0.1", "hook.example"];
  const faultOf = async (address: string, resolve?: () => Promise<never>) =>
    (await postGuarded({ ...post, address }, { privateHosts, timeout: 300, ...(resolve && { resolve }) }))
      .fault;
  expect(await faultOf((await webhookReceiver("hangs")).address)).toBe("timeout");
  expect(await faultOf((await webhookReceiver("breaks")).address)).toBe("unreachable");
  expect(await faultOf("http://127.0.0.1:1/")).toBe("unreachable");
  expect(await faultOf("http://hook.example/", () => new Promise(() => {}))).toBe("timeout");
  const unknown = () => Promise.reject(Object.assign(new Error("no such name"), { code: "ENOTFOUND" }));
  expect(await faultOf("http://hook.example/", unknown)).toBe("unknown-host");
  expect(await faultOf("no address")).toBe("unknown-host");
});

test("TOKEN-01 a process that shuts down does not wait for an answer", async () => {
  const { address } = await webhookReceiver("hangs");
  const posted = await postGuarded(
    { ...post, address },
    { privateHosts: ["127.0.0.1"], signal: AbortSignal.abort() },
  );
  expect(posted.fault).toBe("timeout");
});
