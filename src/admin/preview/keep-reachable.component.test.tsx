import { useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { loadSection } from "../../content/page-content/sections/known-sections.ts";
import { draw } from "../../testing/components/test-draw.tsx";
import { keepReachable } from "./keep-reachable.ts";

const address = (id: string) => `pages/homepage/highlights/${id}/title`;

/** Three items of a list of the home page, whose last can be moved to the front; the first can be left out. */
function Items() {
  const [order, setOrder] = useState(["quick", "arabic", "kept"]);
  return (
    <>
      <ul>
        {order.map((id) => (
          <li key={id}>
            <b data-field={address(id)}>{id}</b>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setOrder(["kept", "quick", "arabic"])}>
        move
      </button>
      <button type="button" onClick={() => setOrder(["arabic", "kept"])}>
        hide
      </button>
    </>
  );
}

const told = () =>
  Object.fromEntries(
    page
      .getByRole("listitem")
      .elements()
      .map(({ firstElementChild: text }) => [text?.textContent, text?.getAttribute("aria-description")]),
  );

test("EDIT-01 each text of an item is reached by keyboard and told with the number of its item, which follows its place", async () => {
  await loadSection("homepage");
  await draw(<Items />, "site");
  const undo = keepReachable();
  onTestFinished(undo);
  const at = (number: number) => `المزايا الأربع ${number}: العنوان`;
  expect(told()).toEqual({ quick: at(1), arabic: at(2), kept: at(3) });
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement?.textContent).toBe("quick");
  await page.getByRole("button", { name: "move" }).click();
  await expect.poll(told).toEqual({ kept: at(1), quick: at(2), arabic: at(3) });
  await page.getByRole("button", { name: "hide" }).click();
  await expect.poll(told).toEqual({ arabic: at(1), kept: at(2) });
  undo();
  expect(told()).toEqual({ arabic: null, kept: null });
  expect(document.querySelector("[tabindex]")).toBeNull();
});
