import { readNotice } from "../../own-form/read-notice.server.ts";
import type { ReadRecords } from "../load-blocks.server.ts";

const readRecords: ReadRecords = (_kernel, _blocks, context) => readNotice(context);
export default readRecords;
