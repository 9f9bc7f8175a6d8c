import { toBody } from "../../kernel/resource/wire.ts";
import { type ClientInput, clients } from "./clients.ts";

/** What the form sends: what a registration asked for is not in it, and stays. */
export function bodyOfForm({ services: _services, ...client }: ClientInput) {
  return toBody(clients, client);
}
