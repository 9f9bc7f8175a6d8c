import type { FieldName } from "../../kernel/resource/named-record.ts";
import { BidiText } from "../text/bidi-text.tsx";
import avatarStyles from "./avatar.module.css";
import { initialsOf, tintOf } from "./initials.ts";
import styles from "./person.module.css";
import { Picture } from "./picture.tsx";

/** The initials of a name on its tint. */
export function Initials({ name }: { name: string }) {
  return (
    <span className={`${avatarStyles.avatar} ${tintOf(name)}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** The picture of a person, or the initials. */
export function Face({ name, image, ...field }: { name: string; image: string | null } & FieldName) {
  if (!image) return <Initials name={name} />;
  return (
    <span className={`${avatarStyles.avatar} ${styles.photo}`}>
      <Picture path={image} alt="" sizes="40px" {...field} />
    </span>
  );
}

type PersonProps = {
  name: string;
  role: string;
  image?: string | null;
  /** Whether initials stand where there is no picture. */
  hasInitials?: boolean;
  /** The field that the picture shows. */
  pictureField?: FieldName;
};

/** A person: picture or initials, name and role. */
export function Person({ name, role, image = null, hasInitials = true, pictureField }: PersonProps) {
  return (
    <div className={avatarStyles.person}>
      {(image || hasInitials) && <Face name={name} image={image} {...pictureField} />}
      <span>
        <BidiText as="b" text={name} />
        <BidiText as="span" text={role} />
      </span>
    </div>
  );
}
