import type { RowProps } from "../../admin-kit/rows/row-actions.tsx";
import { RowActions } from "../../admin-kit/rows/row-actions.tsx";
import { SelectBox } from "../../admin-kit/rows/select-box.tsx";
import styles from "../../admin-kit/rows/tile-picture.module.css";
import { TitleButton } from "../../admin-kit/rows/title-button.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { TagList } from "../../ui/tag-list.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { HitText } from "../../ui/text/hit-text.tsx";
import tileStyles from "../../ui/tiles.module.css";
import { linesOf } from "./service-facts.ts";
import { iconOf } from "./service-icons.tsx";
import type { ServiceIcon, ServiceRecord } from "./services.ts";
import { text } from "./services-admin.text.ts";

type ServiceTileProps = RowProps<ServiceRecord> & { service: ServiceRecord };

/** The icons whose ground has a colour of its own. */
const grounds: Partial<Record<ServiceIcon, string | undefined>> = {
  Building: tileStyles.green,
  Factory: tileStyles.green,
  Wrench: tileStyles.purple,
  Shield: tileStyles.grey,
};

/** One service in the admin's grid; requirement ASVC-02. */
export function ServiceTile({ service, query, selection, ...actions }: ServiceTileProps) {
  const title = titleOf(service);
  return (
    <Card
      as="article"
      className={service.isActive ? tileStyles.tile : `${tileStyles.tile} ${tileStyles.inactive}`}
      aria-label={title}
    >
      <div className={`${tileStyles.ground} ${groundOf(service)}`}>
        {service.image && <Picture path={service.image} alt="" sizes="(max-width: 600px) 92vw, 360px" />}
        <SelectBox selection={selection} id={service.id} name={title} />
        <span className={tileStyles.glyph}>
          <Icon of={iconOf(service)} />
        </span>
        <Badge tone={service.isActive ? "success" : "neutral"}>
          {service.isActive ? text.values.isActive.true : text.values.isActive.false}
        </Badge>
        {service.order !== null && (
          <span className={`${tileStyles.place} ${typeStyles.digits}`} title={text.labels.order}>
            {service.order}
          </span>
        )}
      </div>
      <div className={tileStyles.body}>
        <h2>
          <TitleButton onOpen={() => actions.onEdit(service)}>
            <HitText text={title} query={query} />
          </TitleButton>
        </h2>
        <BidiText as="p" text={service.shortDescription} />
        <TagList lines={linesOf(service)} />
      </div>
      <div className={tileStyles.foot}>
        <span>{text.values.category[service.category]}</span>
        <RowActions record={service} name={title} {...actions} />
      </div>
    </Card>
  );
}

/** The ground of a tile: the picture, or a colour that depends on the icon. */
function groundOf({ image, icon, isActive }: ServiceRecord) {
  if (!image) return grounds[icon] ?? "";
  return isActive ? styles.pictured : `${styles.pictured} ${styles.inactive}`;
}

/** The name of a service on the screen: a blank title can be saved (ADM-08) and needs a substitute. */
export function titleOf({ title }: Pick<ServiceRecord, "title">) {
  return title.trim() === "" ? text.untitled : title;
}
