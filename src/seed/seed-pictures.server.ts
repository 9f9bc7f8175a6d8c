import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import pictureSeeds from "../../seeds/pictures.json";
import type { Media } from "../content/media/media.ts";
import { pictureFiles } from "../content/media/store.server.ts";
import type { NewRecord } from "../kernel/db/write.server.ts";
import type { Kernel } from "../kernel/process/kernel.server.ts";
import { pictureSources } from "../ui/pictures/picture-sources.ts";

// A build contains a copy of the pictures; without a build they are read from the seeds.
const folder = import.meta.env.PROD
  ? join(dirname(process.argv[1] ?? ""), "../pictures")
  : join(import.meta.dirname, "../../seeds/pictures");

/**
 * Copies the pictures of the demo's projects into the store and answers the records to write. All sizes are copied, because
 * making them here would delay a first start by over a minute.
 */
export async function copyDemoPictures({ storage }: Kernel): Promise<NewRecord<Media>[]> {
  const records: NewRecord<Media>[] = [];
  for (const { path, alt, focalY = 0.5 } of pictureSeeds) {
    const fileName = path.replace("/uploads/", "");
    const size = pictureSources(path);
    if (!size) throw new Error(`the library has no picture ${path}`);
    const copied = await Promise.all(
      pictureFiles(path).map(async (key) => {
        const bytes = await readFile(join(folder, key));
        await storage.put(key, bytes, { contentType: key.endsWith(".avif") ? "image/avif" : "image/webp" });
        return { key, bytes: bytes.byteLength };
      }),
    );
    records.push({
      id: fileName.replace(/-\d+x\d+\.webp$/, ""),
      path,
      fileName,
      width: size.width,
      height: size.height,
      bytes: copied.find(({ key }) => key === fileName)?.bytes ?? 0,
      kind: "webp",
      uploader: "",
      alt,
      isDecorative: false,
      seenOn: "unknown",
      focalX: 0.5,
      focalY,
    });
  }
  return records;
}
