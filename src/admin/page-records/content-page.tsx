import ContentScreen from "../../content/page-content/admin-screen.tsx";
import { provideRecordFields } from "../../content/page-content/sections/record-fields.ts";

provideRecordFields(async () => (await import("./record-fields.ts")).recordFields);

/** The content editor, able to edit the records that pages show. */
export default ContentScreen;
