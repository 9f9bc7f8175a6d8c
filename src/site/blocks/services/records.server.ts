import { type ShownService, shownOfService } from "../../../content/services/services.ts";
import { listActiveServices } from "../../../content/services/store.server.ts";
import { only } from "../../../kernel/db/stored.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";

const mostShown = 6;

export default async function readServices({ reads }: Kernel): Promise<ShownService[]> {
  const services = await listActiveServices(reads, { limit: mostShown });
  return services.map((one) => only(one, shownOfService));
}
