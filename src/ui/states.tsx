import { FilterX, type LucideIcon, RotateCw, SearchX, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import cardStyles from "./card.module.css";
import { Button } from "./controls/button.tsx";
import buttonStyles from "./controls/buttons.module.css";
import { Icon } from "./pictures/icon.tsx";
import { Mark } from "./pictures/mark.tsx";
import stateStyles from "./states.module.css";
import typeStyles from "./styles/type.module.css";
import { text } from "./ui.text.ts";

type StateProps = {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  heading?: "h2" | "h3";
  card?: boolean;
};

function State({
  title,
  children,
  actions,
  heading: Heading = "h2",
  card = true,
  picture,
}: StateProps & { picture: ReactNode }) {
  return (
    <div className={card ? `${cardStyles.card} ${stateStyles.empty}` : stateStyles.empty}>
      {picture}
      <Heading className={typeStyles.subheading}>{title}</Heading>
      {children && <p className={`${typeStyles.muted} ${typeStyles.small}`}>{children}</p>}
      {actions && <div className={buttonStyles.actions}>{actions}</div>}
    </div>
  );
}

/** Nothing yet: the outlined mark, one line, one action. */
export function EmptyState(props: StateProps) {
  return <State {...props} picture={<Mark filled={0} />} />;
}

/** Loading failed. `onRetry` where there is a script, `actions` (a link) where there is none. */
export function ErrorState({ onRetry, actions, ...props }: StateProps & { onRetry?: () => void }) {
  const retry = onRetry && (
    <Button variant="line" small onClick={onRetry}>
      <Icon of={RotateCw} />
      {text.retry}
    </Button>
  );
  return <State {...props} actions={actions ?? retry} picture={<Tile of={TriangleAlert} bad />} />;
}

type NoMatchProps = Partial<StateProps> & { onClear?: () => void };

/** A search or a filter found nothing. */
export function NoMatch({
  title = text.noMatchTitle,
  children = text.noMatchText,
  actions,
  onClear,
  ...props
}: NoMatchProps) {
  const clear = onClear && (
    <Button variant="line" small onClick={onClear}>
      <Icon of={FilterX} />
      {text.clearFilters}
    </Button>
  );
  return (
    <State {...props} title={title} actions={actions ?? clear} picture={<Tile of={SearchX} />}>
      {children}
    </State>
  );
}

function Tile({ of, bad }: { of: LucideIcon; bad?: boolean }) {
  return (
    <span className={bad ? `${stateStyles.glyph} ${stateStyles.failed}` : stateStyles.glyph}>
      <Icon of={of} />
    </span>
  );
}
