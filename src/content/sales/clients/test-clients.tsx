import { openRecords } from "../../../testing/components/test-records.tsx";
import ClientsScreen from "./admin-screen.tsx";

export type ClientWire = { id: number; name: string; services: string[] };

export const path = "/api/clients";
/** What a client needs beside a name. */
export const contact = {
  email: "client@mail.example",
  phone: "0500000077",
  company: "شركة",
  address: "الرياض",
};

/** A site with these clients, and their screen. */
export const openClients = (records: readonly object[], query = "") =>
  openRecords<ClientWire>(<ClientsScreen />, {
    path,
    at: `/admin/clients${query}`,
    records: records.map((record) => ({ ...contact, ...record })),
  });
