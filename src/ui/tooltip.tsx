import type { ComponentProps, ReactNode } from "react";
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from "react-aria-components";

/** Words beside a control under the pointer or with the focus. They describe it; its name is its own. */
export function Tooltip({
  tip,
  children,
}: {
  tip: ReactNode;
  children: ComponentProps<typeof Focusable>["children"];
}) {
  return (
    <TooltipTrigger delay={500}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className="tipb" offset={8}>
        {tip}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
