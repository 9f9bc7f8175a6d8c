/** The filter of the renewals of all projects of a client, of which a renewal itself has no field. */
export const clientFilter = "client_id";
