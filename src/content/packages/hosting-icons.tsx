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
import type { HostingLook } from "./packages.ts";

const drawings: Record<HostingLook["icon"], LucideIcon> = {
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

/** The icon of a hosting package. */
export function HostingIcon({ name }: { name: HostingLook["icon"] }) {
  return <Icon of={drawings[name]} />;
}
