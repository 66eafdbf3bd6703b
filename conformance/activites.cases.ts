import { calls } from '@comptoir/contract/calls';
import { ask, refusing } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { opened, typed } from './given';
import { hired, myself, profiled, SECRET, signedIn } from './given.maison';
import { begun, etapeid, etatOf, spent } from './given.projets';

const { activites, caisses, depenses, mouvements, projets, typedepenses, utilisateurs } = calls;

const params = { typedepenseid: '@type.typedepenseid' };
const denied = { code: 'auth.permission' } as const;

const history = (query: object, more: Partial<Step> = {}): Step => ({
  call: activites.list,
  query: { ...query },
  ...more,
});

const ofType = (data: readonly object[], query: object = {}): Step =>
  history(
    { objet: 'typedepense', objetid: '@type.typedepenseid', ...query },
    { expect: { count: data.length, data: [...data] } },
  );

const ofRegister = (objet: string, objetid: string, count: number, as?: Step['as']): Step =>
  history({ objet, objetid }, { ...(as && { as }), expect: { count } });

const ECOLE = { champ: 'projetid', id: '@projet.projetid', libelle: 'École @unique' };
const ETAPE = { champ: 'etapeprojetid', id: etapeid(), libelle: 'Fondations' };

const offStep = { libelle: 'Sable', typedepenseid: '@type.typedepenseid', montant: 500, date: '@today' };

const renamed = (libelle: string): Step => ask(typedepenses.update, { ...params, libelle });

export const activitesCases: readonly ConformanceCase[] = [
  rule('each change writes one line: who, when, what, before and after, newest first (PRODUCT G)', [
    typed,
    renamed('Péage @unique'),
    ask(typedepenses.remove, params),
    ofType([
      {
        actiontype: 'Delete',
        objet: 'typedepense',
        objetid: '@type.typedepenseid',
        libelle: 'Péage @unique',
        utilisateurid: '@me.utilisateurid',
        avant: { libelle: 'Péage @unique', version: 2 },
        apres: null,
      },
      {
        actiontype: 'Update',
        libelle: 'Péage @unique',
        avant: { libelle: 'Type @unique', version: 1 },
        apres: { libelle: 'Péage @unique', version: 2 },
      },
      {
        actiontype: 'Insert',
        libelle: 'Type @unique',
        avant: null,
        apres: { typedepenseid: '@type.typedepenseid', libelle: 'Type @unique', version: 1 },
      },
    ]),
  ]),
  rule('a refused change writes no line of it (PRODUCT G)', [
    typed,
    ask(typedepenses.create, { libelle: 'TYPE @unique' }, { code: 'typedepense.existe' }),
    ask(typedepenses.update, { ...params, libelle: 'x', version: 9 }, { code: 'conflit.version' }),
    ofType([{ actiontype: 'Insert' }]),
  ]),
  rule('the log is of a user, of days, of an action, of a record, of a term, in pages of ten (contract/activites)', [
    myself(['typedepenses.gerer']),
    { ...typed, as: ['typedepenses.gerer'] },
    ...Array.from({ length: 11 }, (_, index) => renamed(`Type ${index} @unique`)),
    ofType([{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], { limit: 12 }),
    history(
      { objet: 'typedepense', objetid: '@type.typedepenseid' },
      { expect: { count: 12, data: [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}] } },
    ),
    history(
      { objet: 'typedepense', objetid: '@type.typedepenseid', page: 2 },
      { expect: { count: 12, data: [{ libelle: 'Type 0 @unique' }, { actiontype: 'Insert' }] } },
    ),
    ofType([{ actiontype: 'Insert', libelle: 'Type @unique' }], { utilisateurid: '@moi.0.utilisateurid' }),
    ofType([], { utilisateurid: 2_000_000_000 }),
    ofType([{ actiontype: 'Insert', libelle: 'Type @unique' }], { actiontype: 'Insert' }),
    ofType([], { actiontype: 'Delete' }),
    ofType([], { datefin: '2020-01-01' }),
    ofType([], { datedebut: '@tomorrow' }),
    history({ search: 'type 7 @unique' }, { expect: { count: 1, data: [{ actiontype: 'Update' }] } }),
    history({ search: 'TYPE 7 @unique', datedebut: '@today', datefin: '@today' }, { expect: { count: 1 } }),
    history({ search: 'Type 7% @unique' }, { expect: { count: 0, data: [] } }),
    history({ datedebut: '@tomorrow', datefin: '@today' }, { expect: refusing(['datefin', 'champ.invalide']) }),
  ]),
  rule('a register’s line shows it as the calls do (PRODUCT G)', [
    opened(500),
    ask(caisses.update, { caisseid: '@caisse.caisseid', libelle: 'Coffre @unique', description: '' }),
    history(
      { objet: 'caisse', objetid: '@caisse.caisseid' },
      {
        expect: {
          data: [
            {
              actiontype: 'Update',
              avant: { solde: 500, version: 1 },
              apres: { libelle: 'Coffre @unique', version: 2 },
            },
            { actiontype: 'Insert', libelle: 'Caisse caisse @unique', apres: { montant: 500 } },
          ],
        },
      },
    ),
  ]),
  rule('a line tells the project, the step and the expense that it names, as they are called now (PRODUCT G)', [
    typed,
    begun(['Fondations']),
    spent(500),
    ask(depenses.update, { depenseid: '@depense.depenseid', ...offStep }),
    etatOf(0, 1),
    ask(projets.update, {
      projetid: '@projet.projetid',
      libelle: 'École @unique',
      description: 'x',
      montant: 0,
      datefin: '2027-06-30',
    }),
    history(
      { objet: 'etapeprojet', objetid: etapeid() },
      { expect: { data: [{ actiontype: 'Update', noms: [ECOLE] }] } },
    ),
    // The log also names the step and the project that the expense has left.
    history(
      { objet: 'depense', objetid: '@depense.depenseid' },
      { expect: { data: [{ noms: [ETAPE, ECOLE] }, { noms: [ETAPE, ECOLE] }] } },
    ),
    history({ objet: 'projet', objetid: '@projet.projetid' }, { expect: { data: [{ noms: [] }, { noms: [] }] } }),
  ]),
  rule('lines about a register, its movements too, are there and counted for who sees it alone (PRODUCT Q)', [
    opened(500, 'sienne'),
    opened(500, 'autre'),
    myself(['utilisateurs']),
    ask(utilisateurs.giveCaisses, { utilisateurid: '@moi.0.utilisateurid', caisses: ['@sienne.caisseid'] }),
    ask(
      mouvements.create,
      { caisseid: '@autre.caisseid', montant: 5, type: 1, description: 'Monnaie @unique' },
      {},
      { save: 'mouvement' },
    ),
    ofRegister('caisse', '@sienne.caisseid', 1, ['utilisateurs']),
    ofRegister('caisse', '@autre.caisseid', 0, ['utilisateurs']),
    ofRegister('caisse', '@autre.caisseid', 1),
    ofRegister('mouvementcaisse', '@mouvement.mouvementcaisseid', 0, ['utilisateurs']),
    ofRegister('mouvementcaisse', '@mouvement.mouvementcaisseid', 1),
    history({ search: 'Caisse autre @unique' }, { as: ['utilisateurs'], expect: { count: 0, data: [] } }),
    history({ search: 'Caisse sienne @unique' }, { as: ['utilisateurs'], expect: { count: 1 } }),
  ]),
  rule('users and profiles are in the log like every record (PRODUCT G)', [
    profiled(['clients']),
    hired(),
    ask(utilisateurs.lock, { utilisateurid: '@utilisateur.utilisateurid', verrouille: true }),
    history(
      { objet: 'utilisateur', objetid: '@utilisateur.utilisateurid' },
      {
        expect: {
          count: 2,
          data: [
            { actiontype: 'Update', avant: { verrouille: false }, apres: { verrouille: true } },
            { actiontype: 'Insert', apres: { username: '@utilisateur.username', verrouille: false } },
          ],
        },
      },
    ),
    history(
      { objet: 'profil', objetid: '@profil.profilid' },
      { expect: { data: [{ actiontype: 'Insert', apres: { permissions: ['clients'] } }] } },
    ),
  ]),
  rule('sign-in and refused sign-in are in the log, of nobody where nobody was signed in (PRODUCT G)', [
    profiled([]),
    hired(),
    signedIn({ expect: { code: 'auth.identifiants' } }, { password: `${SECRET} !` }),
    signedIn(),
    history(
      { objet: 'session', objetid: '@utilisateur.utilisateurid' },
      {
        expect: {
          count: 2,
          data: [
            {
              actiontype: 'Insert',
              utilisateurid: '@utilisateur.utilisateurid',
              utilisateur: 'Adjoua Yao utilisateur @unique',
            },
            { actiontype: 'Refus', utilisateurid: null, utilisateur: '' },
          ],
        },
      },
    ),
  ]),
  rule('the log is read and checked by who sees users alone; its chain holds (CONTRACT "Permissions", PRODUCT G)', [
    ask(activites.list, {}, {}, { as: ['utilisateurs'] }),
    ask(activites.list, {}, denied, { as: ['profils', 'utilisateurs.modifier'] }),
    ask(activites.list, {}, { code: 'auth.session' }, { as: null }),
    typed,
    ask(activites.verify, {}, { data: { intacte: true, rompueA: null } }, { as: ['utilisateurs'] }),
    ask(activites.verify, {}, denied, { as: ['utilisateurs.modifier', 'corbeille'] }),
    ask(activites.avenir, {}, { data: [] }, { as: ['utilisateurs'] }),
    ask(activites.avenir, {}, denied, { as: ['utilisateurs.modifier', 'corbeille'] }),
  ]),
];
