import { loadSettings } from "../../loading/load.server.ts";
import type { ReadRecords } from "../load-blocks.server.ts";

const readWays: ReadRecords = (_kernel, _blocks, context) => loadSettings(context);
export default readWays;
