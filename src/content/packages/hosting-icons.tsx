import {
  Building2,
  Cloud,
  Factory,
  HardDrive,
  House,
  type LucideIcon,
  Server,
  ShieldCheck,
  Users,
  Wrench,
} from "lucide-react";
import { Icon } from "../../ui/pictures/icon.tsx";
import type { IconHint } from "./icon-hint.ts";

const drawings: Record<IconHint["icon"], LucideIcon> = {
  Building: Building2,
  Home: House,
  Factory,
  Wrench,
  Users,
  Shield: ShieldCheck,
  Cloud,
  Server,
  HardDrive,
};

/** The icon that a hosting package's hint names. */
export function HostingIcon({ name }: { name: IconHint["icon"] }) {
  return <Icon of={drawings[name]} />;
}
