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

/** The icons that can be chosen for an item; requirement AVIS-01. */
export const itemIcons: Record<VisionIcon, LucideIcon> = {
  Target,
  Users,
  TrendingUp,
  Globe,
  Building: Building2,
  Award,
};

/** The icons of the types. */
export const typeIcons: Record<VisionType, LucideIcon> = {
  pillar: Landmark,
  contribution: HandHeart,
  sustainability: Sprout,
  project: FolderKanban,
  text: TextAlignStart,
};
