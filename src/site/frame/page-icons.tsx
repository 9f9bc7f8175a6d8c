import {
  Award,
  BadgeCheck,
  Building2,
  CalendarCheck,
  Factory,
  Feather,
  Gauge,
  Globe,
  Handshake,
  Headset,
  House,
  Leaf,
  type LucideIcon,
  MessageSquareText,
  PenLine,
  Ruler,
  Scale,
  ShieldCheck,
  Target,
  TrendingUp,
  Users,
} from "lucide-react";

/** The icons that page texts and Vision items may name. */
const icons: Record<string, LucideIcon> = {
  "pen-line": PenLine,
  "message-square-text": MessageSquareText,
  ruler: Ruler,
  handshake: Handshake,
  feather: Feather,
  "shield-check": ShieldCheck,
  leaf: Leaf,
  gauge: Gauge,
  "calendar-check": CalendarCheck,
  scale: Scale,
  headset: Headset,
  "badge-check": BadgeCheck,
  Target,
  Users,
  TrendingUp,
  Globe,
  Building: Building2,
  Home: House,
  Factory,
  Award,
};

/** The icon of a name; a target for an unknown name. */
export function pageIcon(name: string): LucideIcon {
  return Object.hasOwn(icons, name) ? (icons[name] ?? Target) : Target;
}
