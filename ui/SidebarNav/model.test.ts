import { expect, test } from 'vitest';
import { pinnedOf } from './model';

test('spec § 2 Shell: pinned links of all three levels, in their order, with an icon', () => {
  const pinned = pinnedOf([
    { id: 'a', title: 'A', icon: 'a', isPinned: true },
    { id: 'b', title: 'B', icon: 'b' },
    {
      id: 'c',
      title: 'C',
      icon: 'c',
      children: [
        { id: 'd', title: 'D', children: [{ id: 'e', title: 'E', isPinned: true }] },
        { id: 'f', title: 'F', icon: 'f', isPinned: true },
      ],
    },
  ]);
  expect(pinned.map(({ id, icon }) => [id, icon])).toEqual([
    ['a', 'a'],
    ['e', 'c'],
    ['f', 'f'],
  ]);
});
