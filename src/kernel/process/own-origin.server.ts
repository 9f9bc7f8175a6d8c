import { networkInterfaces } from "node:os";
import { type Config, isEveryAddress, isLoopback } from "./config.server.ts";

type Interfaces = NodeJS.Dict<{ address: string; family: string; internal: boolean }[]>;

/**
 * Where this server is reached, for links that it prints or mails, when no request tells it: PUBLIC_URL, or the address that
 * HOST names, with the port that it listens on. Requirements RUN-01, SEC-05.
 */
export function ownOrigin(
  { publicUrl, host, port }: Pick<Config, "publicUrl" | "host" | "port">,
  readInterfaces: () => Interfaces = networkInterfaces,
): string {
  if (publicUrl) return publicUrl;
  const name = isEveryAddress(host) ? addressInNetwork(readInterfaces) : isLoopback(host) ? undefined : host;
  // A passkey needs a host name and does not work on an IP address.
  if (name === undefined) return `http://localhost:${port}`;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/** The address under which other computers of the network reach this one. */
function addressInNetwork(readInterfaces: () => Interfaces) {
  let interfaces: Interfaces = {};
  try {
    interfaces = readInterfaces();
  } catch {
    // A service may be kept from reading them; deploy/shurfa@.service does.
  }
  const outside = Object.values(interfaces).flatMap((faces) =>
    (faces ?? []).filter(({ internal }) => !internal),
  );
  return outside.find(({ family }) => family === "IPv4")?.address;
}
