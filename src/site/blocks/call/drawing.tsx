import { ClosingCall } from "../../parts/closing-call.tsx";
import { named } from "../block-parts.tsx";
import type { BlockProps } from "../block-props.ts";
import type block from "./block.text.ts";

export default function CallBlock({ texts: { title, text, links } }: BlockProps<typeof block>) {
  return <ClosingCall texts={{ ctaTitle: title, ctaText: text, ctaLinks: named(links) }} />;
}
