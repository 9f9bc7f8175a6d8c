import { Building2, Factory, House, type LucideIcon, ShieldCheck, Users, Wrench } from "lucide-react";
import { wordFor } from "../../kernel/text/word-for.ts";
import type { ServiceIcon } from "./services.ts";

const drawings: Record<ServiceIcon, LucideIcon> = {
  Building: Building2,
  Home: House,
  Factory,
  Wrench,
  Users,
  Shield: ShieldCheck,
};

/** The drawing of a service's icon; a name that the code does not know shows the first one. */
export function serviceIcon(name: string): LucideIcon {
  return wordFor(drawings, name) ?? Building2;
}
