import { calls } from '@comptoir/contract/calls';
import { ask } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { opened, owing, paid, typed } from './given';
import { confined, hired, profiled } from './given.maison';
import { begun } from './given.projets';
import { collected, ordered, registered } from './given.ventes';

const found = (term: string, as: Step['as'] & object, data: readonly object[]): Step =>
  ask(calls.recherche.find, { term }, { data: [...data] }, { as });

const WAVE = { caisseid: '@wallet.caisseid' };
const LISTS = {
  depenses: { search: calls.depenses.search, id: 'depenseid' },
  commandes: { search: calls.commandes.search, id: 'commandeid' },
} as const;

/** Finds these debts, and no others, everywhere and in each list. */
const debts = (term: string, as: readonly (keyof typeof LISTS)[], ids: readonly string[]): Step[] => [
  found(
    term,
    as,
    ids.map((id) => ({ id })),
  ),
  ...as.map((name): Step => {
    const { search, id } = LISTS[name];
    return ask(search, { term }, { count: ids.length, data: ids.map((value) => ({ [id]: value })) }, { as });
  }),
];

const first = (term: string, as: Step['as'] & object, trouve: object): Step =>
  ask(calls.recherche.find, { term }, { first: [trouve] }, { as });

export const rechercheCases: readonly ConformanceCase[] = [
  rule('records of every kind are found by who may read them, by nobody else (PRODUCT K)', [
    typed,
    begun([]),
    registered(),
    ordered(1000),
    owing(500),
    opened(100),
    profiled([]),
    hired(),
    found('@unique', ['projets'], [{ objet: 'projet', id: '@projet.projetid', libelle: 'Projet projet @unique' }]),
    found('@unique', ['clients'], [{ objet: 'client', id: '@client.clientid', libelle: 'Client client @unique' }]),
    found('@unique', ['commandes'], [{ objet: 'commande', id: '@commande.commandeid' }]),
    found(
      '@unique',
      ['depenses'],
      [{ objet: 'depense', id: '@depense.depenseid', libelle: 'Dépense depense @unique' }],
    ),
    found('@unique', ['caisses'], [{ objet: 'caisse', id: '@caisse.caisseid', libelle: 'Caisse caisse @unique' }]),
    found('@unique', ['utilisateurs'], [{ objet: 'utilisateur', id: '@utilisateur.utilisateurid' }]),
    found('@unique', ['profils', 'clients.modifier', 'caisses.mouvements', 'utilisateurs.creer'], []),
    found(
      '@unique',
      ['projets', 'clients', 'commandes', 'depenses', 'caisses', 'utilisateurs'],
      [{}, {}, {}, {}, {}, {}],
    ),
    ask(calls.recherche.find, { term: '@unique' }, { code: 'auth.session' }, { as: null }),
  ]),
  rule('the best match comes first, then the newest (PRODUCT K)', [
    typed,
    ...Object.entries({
      un: 'Fibro@unique',
      deux: 'Sac de @unique',
      trois: '@unique en sac',
      quatre: 'De @unique',
    }).map(([save, libelle]): Step => ({ ...owing(100, save), body: { ...owing(100).body, libelle } })),
    found(
      '@unique',
      ['depenses'],
      ['trois', 'quatre', 'deux', 'un'].map((name) => ({ id: `@${name}.depenseid` })),
    ),
  ]),
  rule('a list finds what the search finds: a debt by its payments, of registers that one sees (PRODUCT K, Q)', [
    typed,
    opened(10_000, 'wallet', 'wave'),
    opened(10_000),
    owing(9_000_000),
    paid(4321, {
      save: 'un',
      body: { ...paid(4321).body, ...WAVE, reference: 'W@unique', beneficiaire: 'Yao @unique' },
    }),
    registered(),
    ordered(8_000_000),
    collected(5432, { save: 'deux', files: [] }, { ...WAVE, reference: 'C@unique' }),
    ...['@un.numero', 'w@unique', 'yao @unique'].flatMap((term) => debts(term, ['depenses'], ['@depense.depenseid'])),
    ...['@deux.numero', 'C@unique', '@commande.numero', '@client.libelleclient'].flatMap((term) =>
      debts(term, ['commandes'], ['@commande.commandeid']),
    ),
    first('4 321', ['depenses'], { objet: 'depense', id: '@depense.depenseid' }),
    first('5432', ['commandes'], { objet: 'commande', id: '@commande.commandeid' }),
    ...confined(['depenses', 'commandes'], 'caisse'),
    ...['@un.numero', 'w@unique', 'yao @unique', '@deux.numero', 'C@unique'].flatMap((term) =>
      debts(term, ['depenses', 'commandes'], []),
    ),
  ]),
  rule('a control character in a term is refused, wherever one searches (CONTRACT "Types")', [
    ...(
      [
        ask(calls.recherche.find, { term: 'a\u0000b' }),
        ask(calls.projets.search, { term: '\u0007' }),
        ask(calls.utilisateurs.list, { search: 'a\u001bb' }),
        ask(calls.commandes.list, { searchdata: 'a\u0085b' }),
        ask(calls.activites.list, { search: '\n' }),
      ] as const
    ).map((step): Step => ({ ...step, expect: { status: 400, code: 'requete.terme' } }) as Step),
  ]),
  rule('case, accents and the format of numbers are ignored, % and _ are ordinary (PRODUCT K, CONTRACT "Types")', [
    registered('client', {}, { libelleclient: 'Hôtel 100% @unique', tel: '0788776651' }),
    ...['hotel 100% @unique', 'HÔTEL 100% @unique'].map((term) =>
      found(term, ['clients'], [{ id: '@client.clientid' }]),
    ),
    found('hôtel 1_0% @unique', ['clients'], []),
    typed,
    owing(7_654_321),
    ...['7654321', '7 654 321', '7 654 321 Fcfa'].map((term) =>
      first(term, ['depenses'], { objet: 'depense', id: '@depense.depenseid' }),
    ),
    ...['0788776651', '07 88 77 66 51', '+225 0788776651'].map((term) =>
      first(term, ['clients'], { objet: 'client', id: '@client.clientid' }),
    ),
  ]),
  rule('at most five of each kind are found, none that is deleted (PRODUCT K)', [
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((save) => registered(save)),
    opened(0, 'un'),
    opened(0, 'deux'),
    found('@unique', ['clients'], [{}, {}, {}, {}, {}]),
    found('@unique', ['clients', 'caisses'], [{}, {}, {}, {}, {}, {}, {}]),
    ...['a', 'b', 'c'].map((save): Step => ask(calls.clients.remove, { clientid: `@${save}.clientid` })),
    found('@unique', ['clients'], [{}, {}, {}]),
  ]),
];
