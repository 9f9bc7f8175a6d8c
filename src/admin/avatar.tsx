import type { Profile } from "../accounts/profile-storage.ts";

/** The picture of a user, or the first letters of the first two names. Decorative: the name stands beside it. */
export function Avatar({ profile: { name, avatar }, className }: { profile: Profile; className?: string }) {
  const look = className ? `avatar ${className}` : "avatar";
  if (avatar) return <img className={look} src={avatar} alt="" width={40} height={40} />;
  return (
    <span className={look} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** The article is no initial: a name that begins with it is known by the letter after. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words.map((word) => [...word.replace(article, "")][0] ?? "").join("");
}

const article = /^\u0627\u0644(?=.{2})/;
