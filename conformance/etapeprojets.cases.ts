import { calls } from '@comptoir/contract/calls';
import { ask, refusing } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { typed } from './given';
import { begun, etapeid, etatOf, mediaAre, projetIs, spent, stored } from './given.projets';
import { IMAGE } from './media';

const { depenses, etapeprojets } = calls;

const NONE = 2_000_000_000;
const query = { etapeprojetid: etapeid() };
const fields = { libelle: 'Semelles', description: 'Béton dosé à 350', montant: 25_000 };

const added = (libelle: string, more: Partial<Step> = {}): Step => ({
  call: etapeprojets.create,
  body: { projetid: '@projet.projetid', libelle, description: 'Selon le plan' },
  ...more,
});

const changed = (more: Partial<Step>, body: Record<string, unknown> = {}): Step => ({
  call: etapeprojets.update,
  query,
  body: { ...fields, ...body },
  ...more,
});

const refusedId = (path: string) => ({
  expect: refusing([path, 'champ.invalide']),
});

const etapesAre = (count: number, data: readonly Record<string, unknown>[], page = 1): Step =>
  ask(etapeprojets.list, { projetid: '@projet.projetid', page }, { count, data });

export const etapeprojetsCases: readonly ConformanceCase[] = [
  rule('a step is added, in progress, with nothing spent; what it may cost may be left open (spec § 3, PRODUCT I)', [
    begun([]),
    added('Fondations', {
      save: 'etape',
      expect: {
        data: {
          projetid: '@projet.projetid',
          libelle: 'Fondations',
          description: 'Selon le plan',
          etat: 0,
          montant: 0,
          engage: 0,
          regle: 0,
          version: 1,
        },
      },
    }),
    etapesAre(1, [{ etapeprojetid: '@etape.etapeprojetid' }]),
  ]),
  rule('the steps come in the order of the work, five on a page; the select gets them all (spec § 9)', [
    begun(['a', 'b', 'c', 'd', 'e']),
    added('f', { save: 'etape' }),
    etapesAre(6, [{ libelle: 'a' }, { libelle: 'b' }, { libelle: 'c' }, { libelle: 'd' }, { libelle: 'e' }]),
    etapesAre(6, [{ libelle: 'f', etapeprojetid: '@etape.etapeprojetid' }], 2),
    ask(
      etapeprojets.all,
      { projetid: '@projet.projetid' },
      { count: 6, data: [{ libelle: 'a' }, {}, {}, {}, {}, { libelle: 'f', etat: 0 }] },
    ),
  ]),
  rule('a step is changed; its body may repeat its own ids alone (CONTRACT "Calls")', [
    begun(['Fondations']),
    changed(
      { expect: { data: { ...fields, etat: 0, version: 2 } } },
      { version: 1, etapeprojetid: etapeid(), projetid: '@projet.projetid' },
    ),
    changed({}, { etapeprojetid: null, projetid: null }),
    changed(refusedId('etapeprojetid'), { etapeprojetid: NONE }),
    changed(refusedId('projetid'), { projetid: NONE }),
    etatOf(0, 1, { ...refusedId('etapeprojetid'), body: { etapeprojetid: NONE, etat: 1 } }),
    projetIs({ version: 1, etapeliste: [{ libelle: 'Semelles', etat: 0 }] }),
  ]),
  rule('closing what is closed writes nothing (RELIABILITY F35)', [
    begun(['Fondations']),
    etatOf(0, 1, { expect: { data: { etat: 1, version: 2 } } }),
    etatOf(0, 1, { expect: { data: { etat: 1, version: 2 } } }),
    etatOf(0, 0, { expect: { data: { etat: 0, version: 3 } } }),
    projetIs({ nombreetapecloture: 0 }),
  ]),
  rule('two edits of one version of a step: the second gets 409 and the step (RELIABILITY F31)', [
    begun(['Fondations']),
    changed({}, { version: 1 }),
    changed({ expect: { code: 'conflit.version', data: { ...fields, etat: 0, version: 2 } } }, { version: 1 }),
    etatOf(0, 1, { body: { etat: 1, version: 1 }, expect: { code: 'conflit.version', data: { version: 2 } } }),
    etatOf(0, 1, { body: { etat: 1, version: 2 }, expect: { data: { etat: 1, version: 3 } } }),
  ]),
  rule('a step or project that does not exist is 404 (CONTRACT "Envelope")', [
    added('Murs', { body: { projetid: NONE, ...fields }, expect: { code: 'introuvable' } }),
    changed({ query: { etapeprojetid: NONE }, expect: { code: 'introuvable' } }),
    etatOf(0, 1, { query: { etapeprojetid: NONE }, body: { etat: 1 }, expect: { code: 'introuvable' } }),
  ]),
  rule('a step with expenses cannot be deleted, and the refusal says how many (PRODUCT 1.16)', [
    typed,
    begun(['Fondations', 'Murs']),
    spent(70_000, { save: 'un' }),
    spent(40_000, { save: 'deux' }),
    ask(etapeprojets.remove, query, { code: 'etapeprojet.a_des_depenses', params: { nombre: 2 } }),
    ask(depenses.remove, { depenseid: '@un.depenseid' }),
    ask(depenses.remove, { depenseid: '@deux.depenseid' }),
    ask(etapeprojets.remove, query, { data: null }),
    projetIs({ nombreetape: 1, etapeliste: [{ libelle: 'Murs' }] }),
    etatOf(0, 1, { expect: { code: 'introuvable' } }),
    spent(1, { expect: refusing(['etapeprojetid', 'champ.invalide']) }),
  ]),
  rule('the media of a deleted step go with it (CONTRACT "Types")', [
    begun(['Fondations']),
    stored([IMAGE]),
    mediaAre([{ filename: IMAGE.name }]),
    projetIs({ photo: '@medias.0.lien' }),
    ask(etapeprojets.remove, query),
    ask(calls.fichiers.list, { etapeid: etapeid() }, { code: 'introuvable' }),
    ask(calls.fichiers.remove, { documentid: '@medias.0.documentid' }, { code: 'introuvable' }),
    stored([IMAGE], { save: 'refused', expect: { code: 'introuvable' } }),
    projetIs({ photo: '' }),
  ]),
];
