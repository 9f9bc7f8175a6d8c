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
export function Face({ name, image }: { name: string; image: string | null }) {
  if (!image) return <Initials name={name} />;
  return (
    <span className={`${avatarStyles.avatar} ${styles.photo}`}>
      <Picture path={image} alt="" sizes="40px" />
    </span>
  );
}

type PersonProps = {
  name: string;
  role: string;
  image?: string | null;
  /** Whether initials stand where there is no picture. */
  hasInitials?: boolean;
};

/** A person: picture or initials, name and role. */
export function Person({ name, role, image = null, hasInitials = true }: PersonProps) {
  return (
    <div className={avatarStyles.person}>
      {(image || hasInitials) && <Face name={name} image={image} />}
      <span>
        <BidiText as="b" text={name} />
        <BidiText as="span" text={role} />
      </span>
    </div>
  );
}
