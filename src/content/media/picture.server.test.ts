import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { processPicture } from "./picture.server.ts";

const opened = vi.hoisted(() => vi.fn<(input: unknown) => void>());

vi.mock("sharp", async (original) => {
  const { default: real } = await original<{ default: typeof sharp }>();
  return {
    default: new Proxy(real, {
      apply(target, self, [input, ...rest]) {
        opened(input);
        return Reflect.apply(target, self, [input, ...rest]);
      },
    }),
  };
});

test("SEC-10 an upload is decoded once for all its sizes; apart from that only its header is read", async () => {
  const upload = await sharp({ create: { width: 1600, height: 800, channels: 3, background: "#256" } })
    .jpeg({ progressive: true })
    .toBuffer();
  const { files } = await processPicture(upload);
  expect(files).toHaveLength(8);
  expect(opened.mock.calls.filter(([input]) => input === upload)).toHaveLength(2);
});
