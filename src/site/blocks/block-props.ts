import type { ShownPackage } from "../../content/packages/packages.ts";
import type { BlockName, BlockTexts } from "../../content/page-content/sections/blocks/blocks.text.ts";
import type { ProjectOnCard } from "../../content/projects/projects.ts";
import type { ShownService } from "../../content/services/services.ts";
import type { MemberInPeople } from "../../content/team/members.ts";
import type { ShownReview } from "../../content/testimonials/reviews.ts";
import type { NoticePeriods } from "../legal/notice-periods.ts";
import type { PublicSettings } from "../loading/public-settings.ts";

/** The records that the blocks of a page show. Records that no block needs, or whose store failed, are missing. */
export type BlockRecords = {
  services?: ShownService[];
  packages?: ShownPackage[];
  /** The chosen projects, and the newest for blocks without a choice. */
  projects?: { chosen: ProjectOnCard[]; newest: ProjectOnCard[] };
  reviews?: ShownReview[];
  members?: MemberInPeople[];
  settings?: PublicSettings;
  /** The notice beside a form, with its link. */
  notice?: { text: string; link: string; periods: NoticePeriods };
};

export type BlockProps<Name extends BlockName> = {
  texts: BlockTexts<Name>;
  records: BlockRecords;
  /** The heading of the block is the heading of the page. */
  isTitle: boolean;
};
