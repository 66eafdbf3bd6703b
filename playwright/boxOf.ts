import type { Locator } from '@playwright/test';

/** Returns where an element stands, with its edges and middles. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`Nothing is drawn of ${element}`);
  const { x, y, width, height } = box;
  return { ...box, right: x + width, bottom: y + height, middle: { x: x + width / 2, y: y + height / 2 } };
}
