import { afterEach, expect, test, vi } from 'vitest';
import { type Conditions, tellTheBrowser } from '../.storybook/conditions';

afterEach(() => vi.unstubAllGlobals());

test('the toolbar’s network is the browser’s word on the line until the story ends', () => {
  const own = { onLine: true };
  vi.stubGlobal('navigator', Object.create(own));
  vi.stubGlobal('window', new EventTarget());
  const said: string[] = [];
  for (const name of ['online', 'offline']) window.addEventListener(name, () => said.push(name));
  const choose = (network: Conditions['network']) => tellTheBrowser({ network, server: 'fine' });

  choose('fast');
  choose('offline');
  expect(navigator.onLine).toBe(false);
  choose('slow');
  expect(navigator.onLine).toBe(true);
  const end = choose('offline');
  end();
  expect(navigator.onLine).toBe(true);
  expect(said).toEqual(['offline', 'online', 'offline', 'online']);
  expect(Object.hasOwn(navigator, 'onLine')).toBe(false);
});
