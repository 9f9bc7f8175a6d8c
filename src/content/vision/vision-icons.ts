import {
  Award,
  Building2,
  FolderKanban,
  Globe,
  HandHeart,
  Landmark,
  type LucideIcon,
  Sprout,
  Target,
  TextAlignStart,
  TrendingUp,
  Users,
} from "lucide-react";
import type { VisionIcon, VisionType } from "./vision-items.ts";

/** The drawings that an item can name; requirement AVIS-01. */
export const itemIcons: Record<VisionIcon, LucideIcon> = {
  Target,
  Users,
  TrendingUp,
  Globe,
  Building: Building2,
  Award,
};

/** How the admin tells the types apart: a drawing, and a class with their colours. */
export const typeLooks: Record<VisionType, { icon: LucideIcon; className: string }> = {
  pillar: { icon: Landmark, className: "p" },
  contribution: { icon: HandHeart, className: "c" },
  sustainability: { icon: Sprout, className: "s" },
  project: { icon: FolderKanban, className: "j" },
  text: { icon: TextAlignStart, className: "t" },
};
