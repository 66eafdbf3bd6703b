import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptKey } from '../api/sendOnce';
import { keepWithFiles } from '../device/draftFiles';
import { draftsOf, type Origin } from '../device/drafts';
import { draftHand, idHere } from '../device/formHand';
import { draftPlace, keyPlace, resumedId } from '../device/places';
import { clearDurable, writeDurable } from '../device/storage';
import { stubBrowser } from '../device/testing/browser';
import { Locks } from '../device/testing/locks';
import { handOver } from '../drafts/waitingDrafts';
import { keepWrite } from '../outbox/keepWrite';
import { draftOf } from './useDraft';

const AWA = 7;
const ORIGIN: Origin = { from: '/depenses?page=2', trail: [['reglements', '12']], about: { libelle: 'Transport' } };
const at = (recordId: string) => draftPlace(AWA, 'depense', recordId);
const takeUp = (values: object) => writeDurable(at(resumedId('12.3')), { ...ORIGIN, values });
let draft: ReturnType<typeof draftOf<object>>;
let fresh: typeof draft;

beforeEach(async () => {
  stubBrowser();
  draft = draftOf(AWA, 'depense', '12.4');
  fresh = draftOf(AWA, 'depense', 'new');
  await clearDurable();
});

it('what is typed after a draft was taken up takes its place', async () => {
  await takeUp({ libelle: 'Gasoil' });
  expect(await draft.load()).toEqual({ libelle: 'Gasoil' });
  await draft.save({ libelle: 'Essence' }, ORIGIN);
  expect(await draft.load()).toEqual({ libelle: 'Essence' });
});

it('what is taken up over a draft of another version leaves what else was typed', async () => {
  await draft.save({ libelle: 'Essence', montant: 5 }, ORIGIN);
  await takeUp({ libelle: 'Gasoil' });
  expect(await draft.load()).toEqual({ libelle: 'Gasoil', montant: 5 });
});

it('a new record has one draft only', async () => {
  await fresh.save({ libelle: 'Péage' }, ORIGIN);
  expect(await fresh.load()).toEqual({ libelle: 'Péage' });
  await fresh.clear();
  expect(await fresh.load()).toBeNull();
});

it('what an earlier version kept is brought back too, and was typed nobody knows where', async () => {
  await writeDurable(at('new'), { libelle: 'Péage' });
  expect(await fresh.load()).toEqual({ libelle: 'Péage' });
  const [kept] = await draftsOf(AWA).refresh();
  expect(kept).toMatchObject({
    formName: 'depense',
    recordId: 'new',
    from: '',
    trail: [],
    values: { libelle: 'Péage' },
  });
});

describe('what waits is listed (PRODUCT 1.21)', () => {
  it('with where and when it was typed, for its author only', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
    await fresh.save({ libelle: 'Péage' }, ORIGIN);
    vi.setSystemTime(Date.UTC(2026, 10, 22));
    await draftOf<object>(AWA, 'projet-etape', 'Gros œuvre / dalle').save({ montant: 5 }, ORIGIN);
    vi.useRealTimers();
    expect(await draftsOf(AWA).refresh()).toMatchObject([
      { formName: 'depense', recordId: 'new', values: { libelle: 'Péage' }, ...ORIGIN },
      { formName: 'projet-etape', recordId: 'Gros œuvre / dalle', savedAt: Date.UTC(2026, 10, 22) },
    ]);
    expect(await draftsOf(70).refresh()).toEqual([]);
  });

  it('not while its form is open, and again once it is closed', async () => {
    const close = draft.open();
    await draft.save({ libelle: 'Essence' }, ORIGIN);
    await takeUp({ libelle: 'Gasoil' });
    await fresh.save({ libelle: 'Péage' }, ORIGIN);
    expect(await draftsOf(AWA).refresh()).toHaveLength(1);
    close();
    expect(await draftsOf(AWA).refresh()).toHaveLength(3);
  });

  it('another tab is told', async () => {
    const { stored } = stubBrowser();
    await fresh.save({ libelle: 'Péage' }, ORIGIN);
    expect(stored.has('comptoir.brouillons')).toBe(true);
  });
});

describe('PRODUCT O: a form that another tab has open too', () => {
  const NEW = { formName: 'depense', recordId: 'new' };
  const list = () => draftsOf(AWA).refresh();
  const typedIn = async () => (await list()).map(({ values }) => values);
  let letGo: () => void;
  let close: () => void;

  beforeEach(async () => {
    const locks = new Locks();
    vi.stubGlobal('navigator', { locks });
    letGo = locks.takeElsewhere(draftHand(AWA, NEW));
    await writeDurable(at('new'), { ...ORIGIN, values: { libelle: 'Péage' } });
    close = fresh.open();
  });
  afterEach(async () => {
    letGo();
    close();
    await list();
    vi.unstubAllGlobals();
  });

  it('is not given what is typed there, and overwrites nothing of it', async () => {
    expect(await fresh.load()).toBeNull();
    await fresh.save({ libelle: 'Gasoil' }, ORIGIN);
    expect(await typedIn()).toEqual([]);
    expect(await fresh.load()).toEqual({ libelle: 'Gasoil' });
    await fresh.clear();
    letGo();
    await vi.waitFor(() =>
      expect(
        draftsOf(AWA)
          .items()
          .map(({ values }) => values),
      ).toEqual([{ libelle: 'Péage' }]),
    );
  });

  it('sends its own alone', async () => {
    await fresh.save({ libelle: 'Gasoil' }, ORIGIN);
    const written = { formName: 'depense', recordId: idHere(AWA, NEW), title: 'Dépense', from: '/depenses' };
    const sent = { method: 'POST', url: '/api/depenses', body: null, key: 'k', isKeyLasting: true };
    const { typed } = await keepWrite(AWA, sent, written, { kept: { key: 'k', since: 0 }, isTried: true });
    expect(typed).toEqual({ libelle: 'Gasoil' });
    letGo();
    expect(await typedIn()).toEqual([{ libelle: 'Péage' }]);
  });

  it('what was typed in both is offered apart, and taken up one after the other', async () => {
    await fresh.save({ libelle: 'Gasoil' }, ORIGIN);
    await writeDurable(keyPlace(AWA, 'depense', idHere(AWA, NEW)), { key: 'celle du gasoil' });
    letGo();
    close();
    expect(await typedIn()).toEqual([{ libelle: 'Péage' }, { libelle: 'Gasoil' }]);
    const [, gasoil] = await list();
    if (!gasoil) throw new Error('it is not kept');
    expect(await handOver(draftsOf(AWA), gasoil)).toBe(false);
    await draftOf(AWA, 'depense', 'new').clear();
    expect(await handOver(draftsOf(AWA), gasoil)).toBe(true);
    expect(await draftOf(AWA, 'depense', 'new').load()).toEqual({ libelle: 'Gasoil' });
    expect(await keptKey(keyPlace(AWA, 'depense', 'new'))).toEqual({ key: 'celle du gasoil' });
  });
});

describe('files of drafts', () => {
  const MIB = 1024 * 1024;
  const values = (mib: number) => ({ montant: 5, file: new File([new Uint8Array(mib * MIB)], 'reçu.pdf') });
  const keeping = (values: object, ...answers: boolean[]) => {
    const keep = vi.fn(async (_: object) => answers.shift() ?? false);
    return keepWithFiles(AWA, [at('new')], values, keep).then((unkept) => ({ unkept, keep }));
  };

  it('50 MB of them are kept, all together; above it the rest of what was typed is', async () => {
    await writeDurable(draftPlace(AWA, 'reglement', 'new.3'), { ...ORIGIN, values: values(30) });
    await writeDurable(at('new'), { ...ORIGIN, values: values(30) });
    expect(await keeping(values(20), true)).toMatchObject({ unkept: null });
    const { unkept, keep } = await keeping(values(21), true);
    expect([unkept, keep.mock.calls]).toEqual(['fichiers', [[{ montant: 5, file: null }]]]);
  });

  it('what the disk refuses is kept without them; what it refuses too, as long as the page lives', async () => {
    const typed = values(1);
    const bare = { montant: 5, file: null };
    expect((await keeping(typed, false, true)).unkept).toBe('fichiers');
    const { unkept, keep } = await keeping(typed, false, false);
    expect([unkept, keep.mock.calls]).toEqual(['tout', [[typed], [bare], [typed]]]);
  });

  it('the browser is asked once not to forget them', async () => {
    vi.resetModules();
    const persist = vi.fn().mockResolvedValue(true);
    vi.stubGlobal('navigator', { storage: { persist } });
    const { keepWithFiles } = await import('../device/draftFiles');
    for (const mib of [1, 2]) await keepWithFiles(AWA, [], values(mib), async () => true);
    expect(persist).toHaveBeenCalledTimes(1);
  });
});

it('where nothing can be kept on the disk, the form is told', async () => {
  expect(await fresh.save({ libelle: 'Péage' }, ORIGIN)).toBe('tout');
});
