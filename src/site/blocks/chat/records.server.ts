import { only } from "../../../kernel/db/stored.ts";
import { loadSettings } from "../../loading/load.server.ts";
import type { PublicSettings } from "../../loading/public-settings.ts";
import type { ReadRecords } from "../load-blocks.server.ts";

const read = ["chatNumber", "chatGreeting"] as const satisfies readonly (keyof PublicSettings)[];
export type ChatWays = Pick<PublicSettings, (typeof read)[number]>;

const readChat: ReadRecords = async (_kernel, _blocks, context): Promise<ChatWays> =>
  only(await loadSettings(context), read);
export default readChat;
