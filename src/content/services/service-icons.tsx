import {
  Baby,
  BookOpen,
  Building2,
  Camera,
  Clapperboard,
  CodeXml,
  Factory,
  FileText,
  FlaskConical,
  Gauge,
  Globe,
  GraduationCap,
  HandHeart,
  Headset,
  HeartPulse,
  House,
  type LucideIcon,
  Megaphone,
  Mic,
  MonitorSmartphone,
  PenTool,
  Presentation,
  Scale,
  ShieldCheck,
  Smile,
  Stethoscope,
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
  Scale,
  FileText,
  Stethoscope,
  Smile,
  Baby,
  HeartPulse,
  FlaskConical,
  Camera,
  Clapperboard,
  Mic,
  BookOpen,
  GraduationCap,
  Presentation,
  Globe,
  HandHeart,
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

/** The icon component of a name; the first one for an unknown name. */
export function serviceIcon(name: string): LucideIcon {
  return wordFor(drawings, name) ?? Building2;
}

/** The icon that belongs to a service's drawing, or without a drawing the chosen icon. Requirement SVC-01. */
export function iconOf({ art, icon }: Pick<Service, "art"> & { icon: string }): LucideIcon {
  return wordFor(artIcons, art ?? "") ?? serviceIcon(icon);
}
