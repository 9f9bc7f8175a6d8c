import { expect, test } from "vitest";
import { surviveTranslators } from "./survive-translators.ts";

/** The part of a document's nodes that React changes; it fails as browsers do. */
class FakeNode {
  parentNode: FakeNode | null = null;
  children: FakeNode[] = [];
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  insertBefore(node: FakeNode, before: FakeNode | null) {
    if (before && before.parentNode !== this) throw new Error("NotFoundError");
    this.children.splice(before ? this.children.indexOf(before) : this.children.length, 0, node);
    node.parentNode = this;
    return node;
  }
  removeChild(child: FakeNode) {
    if (child.parentNode !== this) throw new Error("NotFoundError");
    this.children = this.children.filter((one) => one !== child);
    child.parentNode = null;
    return child;
  }
}

const translated = () => {
  const [parent, text, font, last] = ["p", "text", "font", "b"].map((name) => new FakeNode(name));
  if (!parent || !text || !font || !last) throw new Error("There is no node.");
  parent.insertBefore(text, null);
  parent.insertBefore(last, null);
  parent.removeChild(text);
  parent.insertBefore(font, last);
  font.insertBefore(text, null);
  return { parent, text, font, last };
};

test("FAQ-02 TRIAL-01 F4: React may remove and insert beside texts that a translator moved or replaced", () => {
  const before = translated();
  expect(() => before.parent.removeChild(before.text)).toThrow("NotFoundError");
  surviveTranslators(FakeNode.prototype as unknown as Node); // what React calls of a node
  const names = ({ children }: FakeNode) => children.map(({ name }) => name);
  const moved = translated();
  moved.parent.insertBefore(new FakeNode("i"), moved.text);
  expect(names(moved.parent)).toEqual(["i", "font", "b"]);
  moved.parent.removeChild(moved.text);
  expect(names(moved.parent)).toEqual(["i", "b"]);
  const replaced = translated();
  replaced.font.removeChild(replaced.text);
  replaced.parent.removeChild(replaced.text);
  replaced.parent.insertBefore(new FakeNode("i"), replaced.text);
  expect(names(replaced.parent)).toEqual(["font", "b", "i"]);
  replaced.parent.removeChild(replaced.last);
  expect(names(replaced.parent)).toEqual(["font", "i"]);
});

test("FAQ-02 TRIAL-01 F4: a text that a translator replaced is removed with what stands in its place, and keeps its order", () => {
  /** A prototype of its own, because the test before has changed the other. */
  class OtherNode extends FakeNode {
    override insertBefore(node: FakeNode, before: FakeNode | null) {
      return super.insertBefore(node, before);
    }
    override removeChild(child: FakeNode) {
      return super.removeChild(child);
    }
  }
  const [parent, text, font, last] = ["p", "text", "font", "b"].map((name) => new OtherNode(name));
  if (!parent || !text || !font || !last) throw new Error("There is no node.");
  const replaced = new WeakMap([[text, font]]);
  surviveTranslators(OtherNode.prototype as unknown as Node, replaced as unknown as WeakMap<Node, Node>);
  for (const child of [font, last]) parent.insertBefore(child, null);
  const names = () => parent.children.map(({ name }) => name);
  parent.insertBefore(new OtherNode("i"), text);
  expect(names()).toEqual(["i", "font", "b"]);
  parent.removeChild(text);
  expect(names()).toEqual(["i", "b"]);
});
