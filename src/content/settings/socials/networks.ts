import { keysOf } from "../../../kernel/objects.ts";
import { networks } from "./networks.text.ts";

export type Network = keyof typeof networks;

/** The network of an account's address, by the name before the ending of its host; undefined for any other site. OWN-02 */
export function networkOf(url: string): Network | undefined {
  if (!URL.canParse(url)) return undefined;
  const [, name = ""] = /(?:^|\.)([^.]+)\.[^.]+$/.exec(new URL(url).hostname) ?? [];
  return keysOf(networks).find((network) => networks[network].hosts.some((host) => host === name));
}
