import { COUPURES } from '@comptoir/domain/arrete';
import { MAX_LIGNES, MAX_LOT, MAX_NEW_ETAPES, MAX_PERMISSIONS } from '@comptoir/domain/limits';
import { describe, expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import type { Call } from './call';
import { allCalls, calls } from './calls';
import { schemaIssues } from './issues';
import { type Arrived, parseCall } from './receive';

const NONE: Arrived = { params: {}, query: {}, body: {}, form: null };

/** What is refused of a request: each field with its code. */
const refusedOf = (call: Call, arrived: Partial<Arrived>): string[] =>
  parseCall(call, { ...NONE, ...arrived }).errors.map(({ path, code }) => `${path} ${code}`);

const codeOf = (schema: ZodMiniType, value: unknown): string | undefined =>
  schemaIssues(schema.safeParse(value, { reportInput: true }).error?.issues ?? [])[0]?.code;

const linesOf = (table: string) =>
  table
    .trim()
    .replaceAll(/\n {2}/g, ' ')
    .split('\n');

/** The fields, files included, that a body must have. */
const REQUIRED = `
auth.login: username password
auth.changePassword: ancien nouveau confirmation
auth.prepareFacteur: motdepasse
auth.confirmFacteur: code
auth.removeFacteur: motdepasse code
activites.record: libelle actiontype
themes.save: darkmode
typedepenses.create typedepenses.update caisses.update modules.create modules.update modules.addFonctionnalite
  modules.updateFonctionnalite: libelle
caisses.create: libelle montant
mouvements.create: caisseid montant
mouvements.update: montant
mouvements.contrepasser arretes.expliquer arretes.regulariser arretes.rouvrir transferts.refuser transferts.annuler
  avances.refuser avances.annuler reglements.contrepasser: motif
arretes.create: nature seq
arretes.joindre depenses.addDocument: file
transferts.create: sourceid cibleid montant
avances.create: montant objet echeance
avances.approuver: version
avances.accorder: sourceid
avances.justifier: montant libelle typedepenseid date file
avances.rendre: montant cibleid
depenses.create depenses.update: libelle typedepenseid montant date
reglements.create: depenseid caisseid montant date file
reglements.update: depenseid caisseid montant date
reglements.signer: numero signature
reglements.comptant: libelle typedepenseid montant date caisseid file
imprimes.tirerlot: imprimeids
projets.create projets.update: libelle description montant datefin
etapeprojets.create: projetid libelle description
etapeprojets.update: libelle description
etapeprojets.changeEtat statuscommandes.update: etat
fichiers.add: provenance listefiles
fichiers.remove: documentid
clients.create: libelleclient typeclient adresse tel
clients.update: libelleclient typeclient adresse tel clientid
commandes.create commandes.update: clientid fraissup typereduction reduction quantite montanttotal listdetailscommande
statuscommandes.create statuscommandes.change: commandeid etat
utilisateurs.create: nom prenom profilid username password
utilisateurs.update: nom prenom profilid username
utilisateurs.lock: verrouille
utilisateurs.resetPassword: nouveau
utilisateurs.giveCaisses: caisses
profils.create profils.update: libelle permissions
organisation.update: compagnie
`;

test('each body asks for these fields, and for no other (CONTRACT "Types")', () => {
  const asked = new Map<string, string[]>();
  for (const { name, call } of allCalls.filter(({ call }) => call.hasBody)) {
    const { errors } = parseCall(call, NONE);
    const fields = errors
      .map(({ path }) => path)
      .filter((path) => !(path in { ...call.params.shape, ...call.query.shape }));
    if (fields.length > 0) asked.set(fields.join(' '), [...(asked.get(fields.join(' ')) ?? []), name]);
  }
  const rows = Array.from(asked, ([fields, names]) => `${names.join(' ')}: ${fields}`);
  expect(rows.toSorted()).toEqual(linesOf(REQUIRED).toSorted());
});

/** The most characters of the texts of bodies; with `!` they must not be blank. All other texts are labels of 255. */
const LENGTHS = `
1: reglements.create.type reglements.update.type
40: auth.login.code auth.confirmFacteur.code auth.removeFacteur.code
60: organisation.update.titreentree organisation.update.titresortie
80!: organisation.update.compagnie
120: mouvements.create.beneficiaire mouvements.update.beneficiaire avances.create.porteurnom
  avances.justifier.beneficiaire reglements.create.beneficiaire reglements.update.beneficiaire
  reglements.comptant.beneficiaire
200: organisation.update.pied
255: utilisateurs.create.adresse utilisateurs.update.adresse organisation.update.adresse organisation.update.mentions
1000: avances.justifier.filename reglements.create.filename reglements.update.filename reglements.comptant.filename
  clients.update.oldfilepath
1024: auth.login.password auth.changePassword.ancien auth.changePassword.nouveau auth.changePassword.confirmation
  auth.prepareFacteur.motdepasse auth.removeFacteur.motdepasse utilisateurs.create.password
  utilisateurs.resetPassword.nouveau
5000: caisses.create.description caisses.update.description mouvements.create.description
  mouvements.update.description arretes.create.motif arretes.create.observations transferts.create.motif
  depenses.create.description depenses.update.description reglements.comptant.description
5000!: mouvements.contrepasser.motif arretes.expliquer.motif arretes.regulariser.motif arretes.rouvrir.motif
  transferts.refuser.motif transferts.annuler.motif avances.refuser.motif avances.annuler.motif
  reglements.contrepasser.motif projets.create.description projets.update.description
  etapeprojets.create.description etapeprojets.update.description
`;

test('each text of a body is as long as this at most (CONTRACT "Types")', () => {
  const limits = new Map(
    linesOf(LENGTHS).flatMap((line) => {
      const [limit = '', names = ''] = line.split(': ');
      return names.split(' ').map((name) => [name, limit] as const);
    }),
  );
  const isText = (schema: ZodMiniType) => schema.safeParse('é').success;
  const found = allCalls.flatMap(({ name, call }) =>
    Object.entries(call.body.shape).flatMap(([field, schema]) => {
      const key = `${name}.${field}`;
      if (!isText(schema as ZodMiniType) || key === 'activites.record.date') return [];
      const limit = limits.get(key) ?? '255!';
      limits.delete(key);
      const length = Number.parseInt(limit, 10);
      const codes = ['é'.repeat(length), 'é'.repeat(length + 1), ' '].map((text) =>
        codeOf(schema as ZodMiniType, text),
      );
      const [fits, isLonger, isBlank] = codes;
      const isWrong =
        fits !== undefined || isLonger === undefined || (isBlank === 'champ.requis') !== limit.endsWith('!');
      return isWrong ? [`${key} ${codes.join(' ')}`] : [];
    }),
  );
  expect([found, [...limits.keys()]]).toEqual([[], []]);
});

/** The fields that are refused with a code of their own; any other gives `champ.invalide`. */
const CODES = `
date.invalide: date datedebut datefin jusquau echeance datelivraison datenaissance dateexpiration
champ.hors_limites: page limit size avancesmax
montant.invalide: montant plafond frais troppercu fraissup reduction montanttotal avanceplafond avanceseuil
telephone.invalide: tel contact beneficiairetel porteurtel
email.invalide: email
quantite.invalide: quantite
`;

test('a field has one code wherever it stands, and 0 is no amount but of an opening and a count', () => {
  const own = new Map(
    linesOf(CODES).flatMap((line) => {
      const [code = '', fields = ''] = line.split(': ');
      return fields.split(' ').map((field) => [field, code] as const);
    }),
  );
  for (const { name, call } of allCalls) {
    for (const [field, schema] of Object.entries({ ...call.params.shape, ...call.query.shape, ...call.body.shape })) {
      const [word, nothing] = ['x', 0].map((value) => codeOf(schema as ZodMiniType, value));
      if (word) expect(`${name}.${field} ${word}`).toBe(`${name}.${field} ${own.get(field) ?? 'champ.invalide'}`);
      const isOpen = /^((caisses|arretes)\.create|(projets|etapeprojets)\.\w+)$/.test(name);
      if (field === 'montant') expect(`${name} ${nothing}`).toBe(`${name} ${isOpen ? undefined : 'montant.nul'}`);
    }
  }
});

test.each([
  ['listdetailscommande', calls.commandes.create, MAX_LIGNES, 'commande.sans_article'],
  ['listeetape', calls.projets.create, MAX_NEW_ETAPES, undefined],
  ['comptage', calls.arretes.create, COUPURES.length, undefined],
  ['permissions', calls.profils.create, MAX_PERMISSIONS, undefined],
  ['imprimeids', calls.imprimes.tirerlot, MAX_LOT, 'champ.requis'],
] as const)('%s has so many rows at most', (field, call, most, empty) => {
  const rowsOf = (length: number) => ({ body: { [field]: Array.from({ length }, (_, rank) => rank + 1) } });
  const own = (length: number) => refusedOf(call, rowsOf(length)).filter((one) => one.startsWith(`${field} `));
  expect(own(most + 1)).toContain(`${field} champ.hors_limites`);
  expect(own(most)).not.toContain(`${field} champ.hors_limites`);
  expect(own(0)).toEqual(empty ? [`${field} ${empty}`] : []);
});

test('a document is printed once in a lot (ADR 0042)', () => {
  expect(refusedOf(calls.imprimes.tirerlot, { body: { imprimeids: [7, 7] } })).toEqual(['imprimeids champ.invalide']);
});

describe('a client that follows § 7 of the specification literally (CONTRACT "Types")', () => {
  const page = { page: '1', limit: '5' };
  const days = { datedebut: '', datefin: '' };
  const depense = { libelle: 'Ciment', typedepenseid: 7, montant: 800, date: '2026-11-20', description: '' };
  const reglement = { depenseid: '7', caisseid: '7', montant: '100', from: '1', date: '2026-11-20' };
  const projet = { libelle: 'École', description: 'Six classes', montant: 100_000, datefin: '2027-06-30' };
  const etape = { projetid: 7, libelle: 'Murs', description: 'Parpaings de 15' };
  const client = { libelleclient: 'Awa', typeclient: 'Entreprise', adresse: 'Abobo', email: '', tel: '0707010203' };
  const commande = { clientid: 7, quantite: 2, montanttotal: 10, fraissup: 0, typereduction: 1, reduction: 0 };
  const ligne = { libelle: 'Chaises', qtecmd: 2, mnttotal: 10 };

  test.each(allCalls.filter(({ call }) => call.own))('$name: the body may repeat its record’s own id', ({ call }) => {
    const own = call.own ?? '';
    const [taken, other] = call.method === 'POST' ? [0, 7] : [7, 0];
    const codesOf = (value: unknown) =>
      refusedOf(call, { body: { [own]: value } }).filter((one) => one === `${own} champ.invalide`);
    expect([null, '', taken].map((value) => codesOf(value).length)).toEqual([0, 0, 0]);
    expect([other, 'x', -1].map((value) => codesOf(value).length)).toEqual([1, 1, 1]);
  });

  test('and no other, of the path or of the query', () => {
    const other = { ...depense, depenseid: 8 };
    expect(refusedOf(calls.depenses.update, { params: { depenseid: '7' }, body: other })).toEqual([
      'depenseid champ.invalide',
    ]);
    expect(refusedOf(calls.depenses.update, { params: { depenseid: '8' }, body: other })).toEqual([]);
    expect(refusedOf(calls.projets.update, { query: { projetid: '7' }, body: { ...projet, projetid: 8 } })).toEqual([
      'projetid champ.invalide',
    ]);
  });

  test.each(allCalls.filter(({ call }) => call.row))('$name: a row that was read may be sent back', ({ call }) => {
    const row = Object.fromEntries(Object.keys(call.row?.shape ?? {}).map((field) => [field, null]));
    const unknown = refusedOf(call, { body: { ...row, inconnu: 1 } }).filter((one) => one.endsWith('champ.inconnu'));
    expect(unknown).toEqual(['inconnu champ.inconnu']);
  });

  const formOf = (fields: object, files = 0) => ({ form: { fields: { ...fields }, files } });

  test.each<[Call, Partial<Arrived>]>([
    [calls.depenses.create, { body: { ...depense, expenseonstep: 0, projetid: '', etapeprojetid: '' } }],
    [calls.depenses.list, { query: { etapeprojetid: '', nature: '', typedepenseid: '', ...days, ...page } }],
    [calls.depenses.list, { query: { page: '', limit: '' } }],
    [calls.caisses.create, { body: { libelle: 'Guichet', montant: 900, description: '' } }],
    [calls.caisses.update, { params: { caisseid: '7' }, body: { libelle: 'Guichet', description: '' } }],
    [calls.mouvements.create, { body: { caisseid: 7, montant: 10, type: 1 } }],
    [
      calls.mouvements.update,
      { params: { mouvementcaisseid: '7' }, body: { caisseid: 7, montant: 20, type: 1, isfirst: 0 } },
    ],
    [calls.mouvements.list, { query: { caisseid: '', type: '', ...page } }],
    [calls.reglements.create, formOf({ ...reglement, type: '-' }, 1)],
    [calls.reglements.update, { params: { reglementid: '7' }, ...formOf({ ...reglement, type: '', file: '' }) }],
    [calls.projets.create, { body: { ...projet, listeetape: [{ ...etape, projetid: undefined, etapeprojetid: '' }] } }],
    [calls.projets.list, { query: { filter: '', ...page } }],
    [calls.etapeprojets.create, { body: etape }],
    [calls.etapeprojets.update, { query: { etapeprojetid: '7' }, body: etape }],
    [calls.etapeprojets.changeEtat, { query: { etapeprojetid: '7' }, body: { etat: 1 } }],
    [calls.fichiers.list, { query: { etapeid: '7', type: '', ...page } }],
    [calls.clients.create, formOf({ ...client, photo: '' })],
    [calls.clients.update, formOf({ ...client, clientid: '7', photo: '', oldfilepath: '', version: '' })],
    [calls.clients.list, { query: { page: '1', size: '6' } }],
    [calls.commandes.create, { body: { ...commande, datelivraison: '', listdetailscommande: [{ id: 0, ...ligne }] } }],
    [
      calls.commandes.update,
      { params: { commandeid: '7' }, body: { ...commande, listdetailscommande: [{ id: '', ...ligne }] } },
    ],
    [calls.commandes.list, { query: { searchdata: '', ...days, ...page } }],
    [calls.commandes.removeOfScreen, { params: { commandeid: '7', second: '' } }],
    [calls.statuscommandes.create, { body: { statuscommandeid: '', commandeid: 7, etat: 1 } }],
    [calls.statuscommandes.update, { params: { commandeid: '7' }, body: { commandeid: 7, etat: 3 } }],
    [calls.themes.save, { params: { utilisateurid: '7' }, body: { utilisateurid: 7, darkmode: 1 } }],
    [
      calls.activites.record,
      { body: { libelle: 'Deconnexion', utilisateurid: 7, date: '2026-11-20', actiontype: 'Insert' } },
    ],
  ])('is served: request %#', (call, arrived) => {
    expect(refusedOf(call, arrived)).toEqual([]);
  });

  test('an empty amount, label or required reference is none of the values that may be left out', () => {
    const empty = { libelle: '', montant: '', typedepenseid: '', date: '', expenseonstep: '', inconnu: '' };
    expect(refusedOf(calls.depenses.create, { body: { ...depense, ...empty } })).toEqual([
      'libelle champ.requis',
      'typedepenseid champ.invalide',
      'montant montant.invalide',
      'date date.invalide',
      'expenseonstep champ.invalide',
      'inconnu champ.inconnu',
    ]);
  });
});
