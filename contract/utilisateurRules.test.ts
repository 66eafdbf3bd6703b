import { describe, expect, it } from 'vitest';
import { type Administrateur, checkAdministrateurRemains, checkMayChange } from './utilisateurRules';

const WHOLE: Administrateur = { toutes: true, caisses: null };
const LESS: Administrateur = { toutes: false, caisses: null };
const SOME: Administrateur = { toutes: true, caisses: [1] };

describe('who remains to keep the house (RELIABILITY F103)', () => {
  it.each([
    [[WHOLE], [LESS], false],
    [[WHOLE], [SOME], false],
    [[LESS], [SOME], false],
    [[SOME], [], false],
    [[WHOLE], [LESS, WHOLE], true],
    [[LESS], [WHOLE], true],
    [[], [], true],
  ])('%j, then %j: %s', (avant, apres, isTaken) => {
    const change = () => checkAdministrateurRemains(avant, apres);
    if (isTaken) expect(change).not.toThrow();
    else expect(change).toThrow(expect.objectContaining({ code: 'utilisateur.dernier_administrateur' }));
  });
});

it('oneself may be changed by oneself, whatever one holds (CONTRACT "Permissions")', () => {
  const author = { utilisateurid: 1, permissions: [], caisses: [1] };
  expect(() => checkMayChange(author, { ...author, permissions: ['caisses'] })).not.toThrow();
  expect(() => checkMayChange(author, { ...author, utilisateurid: 2, caisses: null })).toThrow(
    expect.objectContaining({ code: 'utilisateur.plus_de_caisses' }),
  );
});
