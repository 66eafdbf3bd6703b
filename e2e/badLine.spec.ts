import { test } from './onWire';
import { expect } from './test';
import { MOMENTS } from './wire';
import { WRITES } from './writes';

const WAITS = '1 saisie en attente';

test.describe('the line drops around each write: it is done once, and nothing typed is lost (PRODUCT D, O)', () => {
  for (const [kind, [name, typeIt]] of Object.entries(WRITES).entries()) {
    for (const [turn, moment] of MOMENTS.entries()) {
      test(`${name}, ${moment}`, { tag: '@long' }, async ({ page, counter, wire, t }) => {
        const of = `Coupure ${kind}-${turn}`;
        const { at, send = () => counter.save(), count, isSentByHand } = await typeIt(counter, of);
        // The header says it, or the dialog that still lies over the header.
        const waiting = page.getByRole('button', { name: WAITS }).or(page.getByRole('note').getByText(WAITS));

        const dropped = wire.dropAt(at, moment);
        await send();
        await dropped;
        if (isSentByHand) {
          await expect(counter.dialog.getByRole('alert').first()).toContainText(t('general.resultatinconnu'));
          wire.mend();
          await counter.save();
          await expect(page.getByRole('dialog', { name: t('utilisateur.creation') })).toBeHidden();
        } else {
          await expect(waiting).toBeVisible();
          wire.mend();
          await expect(page.getByText(/» est enregistré/)).toBeVisible();
          await expect(waiting).toBeHidden();
        }
        const [key, ...others] = wire.keysOf(at);
        expect(key).toMatch(/^.{16,}$/);
        expect(new Set(others)).toEqual(new Set([key]));
        expect(await count()).toBe(1);
      });
    }
  }
});
