import ContentScreen from "../../content/page-content/admin-screen.tsx";
import { provideRecordFields } from "../../content/page-content/sections/record-fields.ts";

provideRecordFields(async () => (await import("./record-fields.ts")).recordFields);

/** The content editor, which knows of records on pages once somebody edits one. */
export default ContentScreen;
