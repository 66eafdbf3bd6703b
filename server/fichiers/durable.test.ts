import { MAX_PIECE_BYTES } from '@comptoir/domain/limits';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openedDesk } from '../trials/testing/opened';
import { chantierOf } from './testing/chantier';
import { storedNames } from './testing/disk';
import { piece, video } from './testing/media';

const { house, admin, counter } = openedDesk();

afterEach(() => vi.restoreAllMocks());

const paid = async (depenseid: number) =>
  (await house.db.selectFrom('reglement').select('reglementid').where('depenseid', '=', depenseid).execute()).length;

/** Holds back every sync of the disk until `release` is called. */
function heldDisk() {
  const { keep } = house.storage;
  let release: () => void = () => undefined;
  let reached: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.spyOn(house.storage, 'keep').mockImplementation(async (...given) => {
    reached();
    await isReleased;
    return keep(...given);
  });
  return { isAsked, release: () => release() };
}

describe('a proof is durable before its payment is (RELIABILITY F07)', () => {
  it('nothing is committed while the disk still syncs it, and others pay by the same register meanwhile', async () => {
    const caisseid = await counter.caisse(1_000_000);
    const [slow, quick] = [await counter.depense(1000), await counter.depense(1000)];
    const disk = heldDisk();
    const answer = counter.pay({ depenseid: slow, caisseid, montant: 1000 });
    await disk.isAsked;
    vi.restoreAllMocks();
    expect((await counter.pay({ depenseid: quick, caisseid, montant: 1000 })).status).toBe(201);
    expect([await paid(slow), await paid(quick)]).toEqual([0, 1]);
    disk.release();
    expect((await answer).status).toBe(201);
    expect(await paid(slow)).toBe(1);
  });

  it('what is larger than a proof is waited for before the transaction', async () => {
    const chantier = await chantierOf(admin);
    const half = video(MAX_PIECE_BYTES / 2 + 1);
    const disk = heldDisk();
    const answer = chantier.add([piece('a.mp4', half), piece('b.mp4', half)]);
    await disk.isAsked;
    vi.restoreAllMocks();
    // Nobody holds the step meanwhile, so a small file is stored at once.
    expect((await chantier.add([piece('a.txt', 'a')])).status).toBe(201);
    disk.release();
    expect((await answer).status).toBe(201);
    expect((await chantier.list()).body.count).toBe(3);
  });

  it('nothing is committed when the disk fails, and nothing stays on it', async () => {
    const caisseid = await counter.caisse(1_000_000);
    const depenseid = await counter.depense(1000);
    const before = await storedNames(house);
    vi.spyOn(house.storage, 'keep').mockRejectedValue(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    expect(await counter.pay({ depenseid, caisseid, montant: 1000 })).toMatchObject({ status: 507 });
    expect([await paid(depenseid), await storedNames(house)]).toEqual([0, before]);
  });
});
