import { describe, expect, it } from 'vitest';
import { keptSize, sizeEverywhere, sizesOf, withEverywhere, withoutEverywhere, withSize } from './pageSizes';

describe('rows of a page, chosen by each person for each list (PRODUCT 1.27)', () => {
  it('offers the specification’s size first, and none twice', () => {
    expect(sizesOf('depenses')).toEqual([5, 10, 25, 50]);
    expect(sizesOf('profils')).toEqual([10, 25, 50]);
  });

  it('keeps them apart', () => {
    const kept = withSize(withSize('', 1, 'depenses', 25), 11, 'depenses', 50);
    expect([keptSize(kept, 1, 'depenses'), keptSize(kept, 11, 'depenses')]).toEqual([25, 50]);
    expect([keptSize(kept, 1, 'caisses'), keptSize(kept, 2, 'depenses')]).toEqual([5, 5]);
  });

  it('forgets a choice that is the specification’s again, and takes no size that is not offered', () => {
    expect(withSize(withSize('', 1, 'depenses', 25), 1, 'depenses', 5)).toBe('');
    for (const kept of ['1.depenses.7', '1.depenses.', '1.depenses.1e9', 'x', '1.depenses']) {
      expect(keptSize(kept, 1, 'depenses')).toBe(5);
    }
  });

  it('keeps the newest choices when there are many', () => {
    let kept = '';
    for (let utilisateurid = 1; utilisateurid <= 40; utilisateurid++)
      kept = withSize(kept, utilisateurid, 'clients', 50);
    expect(kept.length).toBeLessThan(500);
    expect([keptSize(kept, 40, 'clients'), keptSize(kept, 1, 'clients')]).toEqual([50, 6]);
  });

  it('takes one size for all lists of this person, in place of their earlier choices', () => {
    const before = withSize(withSize('', 1, 'clients', 50), 2, 'clients', 50);
    const kept = withEverywhere(before, 1, 25);
    expect(([1, 2] as const).map((id) => keptSize(kept, id, 'clients'))).toEqual([25, 50]);
    expect(keptSize(kept, 1, 'profils')).toBe(25);
    const own = withSize(kept, 1, 'depenses', 5);
    expect([keptSize(own, 1, 'depenses'), keptSize(own, 1, 'caisses')]).toEqual([5, 25]);
    expect(withSize(own, 1, 'depenses', 25)).toBe(kept);
  });

  it('gives up the size for all lists; the list where one says so keeps its own', () => {
    const kept = withoutEverywhere(withEverywhere('', 1, 25), 1, 'clients');
    expect(sizeEverywhere(kept, 1, 'clients')).toBeUndefined();
    expect([keptSize(kept, 1, 'clients'), keptSize(kept, 1, 'depenses')]).toEqual([25, 5]);
  });
});
