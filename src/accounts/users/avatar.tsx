import avatarStyles from "../../ui/pictures/avatar.module.css";
import { initialsOf } from "../../ui/pictures/initials.ts";

/** The picture of a user, or the initials of the first two names. Decorative, since the name is shown beside it. */
export function Avatar({
  profile: { name, avatar },
  className,
}: {
  profile: { name: string; avatar: string | null };
  className?: string;
}) {
  const look = className ? `${avatarStyles.avatar} ${className}` : avatarStyles.avatar;
  if (avatar) return <img className={look} src={avatar} alt="" width={40} height={40} />;
  return (
    <span className={look} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
