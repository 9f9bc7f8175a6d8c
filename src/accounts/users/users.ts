import { choice } from "../../kernel/resource/kinds/choice.ts";
import { email } from "../../kernel/resource/kinds/email.ts";
import { moment } from "../../kernel/resource/kinds/moment.ts";
import { picture } from "../../kernel/resource/kinds/picture.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import { defineResource, type RecordOf, shownFields } from "../../kernel/resource/resource.ts";
import { staffRoles } from "../../kernel/roles.ts";
import { text as words } from "./users.text.ts";

/** Who may sign in; requirement AUSR-01. Passwords and second factors stand beside the record, in no answer. */
export const users = defineResource({
  name: "users",
  words,
  fields: {
    name: text({ max: 120, required: true, isTitle: true, searched: true }),
    /** Folded by `foldEmail`; unique. */
    email: email({ required: true, anyHost: true, searched: true }),
    role: choice(["admin"], { setByServer: true }),
    /** What the user may do; requirement ROLE-01. */
    access: choice(staffRoles),
    avatar: picture(),
    /** A disabled user cannot sign in, and the open sessions have ended. */
    disabledAt: moment({ setByServer: true }),
  },
  wireNames: "camelCase",
  anonymousSees: "nothing",
  filters: [],
  sortedBy: ["name"],
  onSite: false,
  area: "house",
  holds: "house",
  hasFiles: false,
});

export type User = RecordOf<typeof users>;

/** What the browser may know of who is signed in. */
export const profileFields = shownFields(users, ["name", "email", "role", "access", "avatar"]);
/** The signed-in user: the answer of `GET /api/auth/session`. */
export type Profile = Pick<User, (typeof profileFields)[number]>;
