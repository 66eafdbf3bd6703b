import { describe, expect, it } from 'vitest';
import { openedDesk } from '../trials/testing/opened';
import { answer, send, sidesOf } from './testing/sides';

const { house, admin, counter } = openedDesk();

const sides = (amounts: { source?: number; cible?: number } = {}) => sidesOf(house, admin, { counter, ...amounts });
const soldes = ({ sourceid, cibleid }: { sourceid: number; cibleid: number }) =>
  Promise.all([counter.solde(sourceid), counter.solde(cibleid)]);
const sent = async (...asked: Parameters<typeof send>) => {
  const { status, body } = await send(...asked);
  expect({ status, code: body.code }).toEqual({ status: 201, code: undefined });
  return body.data;
};

describe('a transfer (ADR 0035)', () => {
  it.each([
    ['locked', (path: string) => admin.put(`${path}/verrou`, { verrouille: true })],
    ['deleted', (path: string) => admin.delete(path)],
  ])('on its way to somebody who is %s since, it is answered by who sees all registers', async (_, leave) => {
    const { sender, receiver, ...at } = await sides();
    const [accepted, refused] = [await sent(sender, at), await sent(sender, at)];
    expect((await leave(`utilisateurs/${receiver.utilisateurid}`)).status).toBe(200);
    for (const how of ['accepter', 'refuser'] as const)
      expect((await answer(sender, accepted.transfertid, how)).body.code).toBe('transfert.pas_cible');
    expect((await answer(receiver, accepted.transfertid, 'accepter')).status).toBe(401);
    expect((await answer(admin, accepted.transfertid, 'accepter')).body.data).toMatchObject({ etat: 'recu' });
    expect((await answer(admin, refused.transfertid, 'refuser')).body.data).toMatchObject({ etat: 'refuse' });
    expect(await soldes(at)).toEqual([99_000, 11_000]);
  });
});
