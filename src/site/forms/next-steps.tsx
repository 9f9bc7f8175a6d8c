import type { ReactNode } from "react";
import { Mark } from "../../ui/pictures/mark.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Titled } from "../parts/section.tsx";

const dotsOf = [1, 3, 6];

type NextStepsProps = {
  title: string;
  steps: readonly { id: string; title: string; text: string }[];
  /** What the placeholders of the steps stand for. */
  values?: Record<string, string>;
  children?: ReactNode;
};

/** Beside a form: what happens after sending. The mark fills up from step to step. */
export function NextSteps({ title, steps, values, children }: NextStepsProps) {
  return (
    <aside className="side">
      <BidiText as="h2" className="h3" text={title} />
      <ol>
        {steps.map(({ id, title, text }, index) => (
          <li key={id}>
            <Mark filled={dotsOf[index] ?? 6} />
            <div>
              <Titled className="" title={title} text={text} values={values} />
            </div>
          </li>
        ))}
      </ol>
      {children}
    </aside>
  );
}
