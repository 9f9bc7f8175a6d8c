/** What every stored record has beside its own fields. Times are ISO strings in UTC. */
export type Stored<Id extends number | string = number> = {
  id: Id;
  /** Raised by every update; `If-Match` compares with it. */
  version: number;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
};
