import {
  Building2,
  CodeXml,
  Factory,
  Gauge,
  Headset,
  House,
  type LucideIcon,
  Megaphone,
  MonitorSmartphone,
  PenTool,
  ShieldCheck,
  Store,
  Users,
  Wrench,
} from "lucide-react";
import { wordFor } from "../../kernel/text/word-for.ts";
import type { Service, ServiceArt, ServiceIcon } from "./services.ts";

const drawings: Record<ServiceIcon, LucideIcon> = {
  Building: Building2,
  Home: House,
  Factory,
  Wrench,
  Users,
  Shield: ShieldCheck,
};

const artIcons: Record<ServiceArt, LucideIcon> = {
  design: PenTool,
  store: Store,
  marketing: Megaphone,
  dev: CodeXml,
  responsive: MonitorSmartphone,
  speed: Gauge,
  support: Headset,
};

/** The drawing of a service's icon; a name that the code does not know shows the first one. */
export function serviceIcon(name: string): LucideIcon {
  return wordFor(drawings, name) ?? Building2;
}

/** The icon that fits a service's drawing; without a drawing the icon that was chosen. Requirement SVC-01. */
export function iconOf({ art, icon }: Pick<Service, "art"> & { icon: string }): LucideIcon {
  return wordFor(artIcons, art ?? "") ?? serviceIcon(icon);
}
