import { FeaturedQuestions } from "../../parts/featured-questions.tsx";
import type { BlockProps } from "../block-props.ts";
import type block from "./block.text.ts";

export default function QuestionsBlock({ texts }: BlockProps<typeof block>) {
  const asked = texts.items.filter(({ question }) => question.trim() !== "");
  return <FeaturedQuestions title={texts.title.trim()} items={asked} />;
}
