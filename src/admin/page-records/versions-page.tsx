import { provideRecordFields } from "../../content/page-content/sections/record-fields.ts";
import VersionsScreen from "../../content/page-content/versions-screen.tsx";

provideRecordFields(async () => (await import("./record-fields.ts")).recordFields);

/** The published versions of a section, including their changes to records. */
export default VersionsScreen;
