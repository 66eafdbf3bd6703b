import { Refusal } from '@comptoir/contract/envelope';
import { expect, it } from 'vitest';
import { type Calls, joinedLine, type Line } from '../frame/work/channel';
import { turnsOfMachine } from '../frame/work/machineTurns';
import { promisedRoom, spaceGuard } from '../frame/work/space';
import { roomOfWorker } from './roomOfMachine';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Makes the two ends of a line, as two processes have them. */
function line(): [Line, Line] {
  const listeners: ((message: unknown) => void)[][] = [[], []];
  const end = (mine: number): Line => ({
    on: (_, listener) => listeners[mine]?.push(listener),
    send: (message) =>
      setImmediate(() => {
        for (const listener of listeners[1 - mine] ?? []) listener(structuredClone(message));
      }),
  });
  return [end(0), end(1)];
}

it('both sides ask and answer; a refusal there is one here, and a fault says what it was', async () => {
  type Side = { double: { asked: number; answered: number }; fail: { asked: 'refusal' | 'fault'; answered: null } };
  const answers = {
    double: async (n: number) => 2 * n,
    async fail(how: 'refusal' | 'fault'): Promise<null> {
      throw how === 'refusal' ? new Refusal('espace.insuffisant') : new Error('broken');
    },
  };
  const [here, there] = line();
  const ask = joinedLine<Side, Calls>(here, {});
  const askBack = joinedLine<Calls, Side>(there, answers);
  expect(await Promise.all([ask('double', 2), ask('double', 5)])).toEqual([4, 10]);
  await expect(ask('fail', 'refusal')).rejects.toMatchObject({ name: 'Refusal', code: 'espace.insuffisant' });
  await expect(ask('fail', 'fault')).rejects.toThrow('broken');
  expect(await askBack('nothing such', null)).toBeUndefined();
});

it('two hashes run at once on a machine, and a dead worker leaves its turns (RELIABILITY § 5.3)', async () => {
  const open = turnsOfMachine();
  const [one, other] = [open(), open()];
  const admitted: string[] = [];
  const enter = (counter: typeof one, id: number, name: string) =>
    void counter.answers.enter({ id, queue: 'hash', weight: 1 }).then(() => admitted.push(name));
  enter(one, 1, 'a');
  enter(one, 2, 'b');
  enter(one, 3, 'of the dead');
  enter(other, 1, 'c');
  enter(other, 2, 'd');
  enter(other, 3, 'e');
  await settled();
  expect(admitted).toEqual(['a', 'b']);
  one.close();
  await settled();
  expect(admitted).toEqual(['a', 'b', 'c', 'd']);
  await other.answers.leave(1);
  await settled();
  expect(admitted).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('uploads of two workers never hold the same room; a dead one gives it back (RELIABILITY F10)', async () => {
  const room = promisedRoom('/', 200, async () => 1000);
  const [one, other] = [roomOfWorker(room), roomOfWorker(room)];
  const space = (counter: typeof one) =>
    spaceGuard('/', 200, async () => 1000, {
      hold: async (bytes) => void (await counter.answers.hold(bytes)),
      release: (bytes) => void counter.answers.release(bytes),
    });
  const held = await space(one).hold(500);
  await expect(space(other).hold(301)).rejects.toMatchObject({ code: 'espace.insuffisant' });
  held.wrote(100);
  await settled();
  const second = await space(other).hold(301);
  await expect(space(other).hold(200)).rejects.toMatchObject({ code: 'espace.insuffisant' });
  one.close();
  second.release();
  await settled();
  await space(other).hold(800);
});
