import { OperatorError } from "../process/config.server.ts";

/** A copy that cannot be made, or that did not come out equal. The message is a sentence for the operator. */
export class StoreError extends OperatorError {}
