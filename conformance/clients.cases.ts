import { calls } from '@comptoir/contract/calls';
import { ask, refusing } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { opened } from './given';
import { clientIs, collected, ordered, refusedOrder, registered } from './given.ventes';

const { clients, commandes } = calls;

const NONE = 2_000_000_000;
const params = { clientid: '@client.clientid' };

const fields = { typeclient: 'Entreprise', adresse: 'Koumassi', email: '', tel: '0707010203' };

const changed = (more: Partial<Step> = {}, body: Record<string, unknown> = {}): Step => ({
  call: clients.update,
  body: { clientid: '@client.clientid', libelleclient: 'Autre @unique', ...fields, ...body },
  ...more,
});

const found = (term: string, count: number): Step => ask(clients.search, { term }, { count });

export const clientsCases: readonly ConformanceCase[] = [
  rule('a client is registered (spec § 3 Client, § 7 Clients)', [
    registered(
      'client',
      {
        expect: {
          data: {
            libelleclient: 'Client client @unique',
            typeclient: 'Particulier',
            adresse: 'Abobo Avocatier',
            email: 'awa@2plateaux.ci',
            tel: '0102030405',
            photo: '',
            nombrecommande: 0,
            reste: 0,
            version: 1,
          },
        },
      },
      {
        typeclient: 'Particulier',
        adresse: ' Abobo Avocatier ',
        email: 'awa@2plateaux.ci',
        tel: '0102030405',
      },
    ),
    clientIs({ clientid: '@client.clientid', createdon: '@client.createdon' }),
    registered('autre', { expect: { data: { email: '' } } }, { clientid: null, email: undefined }),
  ]),
  rule('a client is changed; the old path of its photo is accepted and ignored (spec § 7 Clients, PRODUCT 1.18)', [
    registered(),
    changed(
      { expect: { data: { ...fields, libelleclient: 'Autre @unique', tel: '0505050505', version: 2 } } },
      { tel: '0505050505', version: 1, oldfilepath: '/api/fichiers/1/autre.png' },
    ),
    changed({ expect: { data: { version: 3, createdon: '@client.createdon' } } }),
    found('Autre @unique', 1),
    found('Client @unique', 0),
  ]),
  rule('two edits of one version of a client: the second gets 409 and the client (CONTRACT "Types")', [
    registered(),
    changed({}, { version: 1 }),
    changed(
      { expect: { code: 'conflit.version', data: { libelleclient: 'Autre @unique', version: 2 } } },
      { version: 1, libelleclient: 'Encore @unique' },
    ),
    found('Encore @unique', 0),
  ]),
  rule('a client with orders cannot be deleted, and the refusal says how many (PRODUCT 1.16)', [
    registered(),
    ordered(1000, 'un'),
    ordered(2000, 'deux'),
    ask(clients.remove, params, { code: 'client.a_des_commandes', params: { nombre: 2 } }),
    ask(commandes.remove, { commandeid: '@un.commandeid' }),
    ask(clients.remove, params, { code: 'client.a_des_commandes', params: { nombre: 1 } }),
    ask(commandes.remove, { commandeid: '@deux.commandeid' }),
    ask(clients.remove, params, { data: null }),
    ask(clients.remove, params, { code: 'introuvable' }),
    changed({ expect: { code: 'introuvable' } }),
    changed({ expect: { code: 'introuvable' } }, { clientid: NONE }),
    found('@unique', 0),
    ask(clients.choix, { search: '@unique', clientid: '@client.clientid' }, { data: [] }),
    ask(commandes.ofClient, params, { code: 'introuvable' }),
    refusedOrder(1000, refusing(['clientid', 'champ.invalide'])),
  ]),
  rule('a client shows its orders and what they still owe (spec § 2 Clients)', [
    opened(0),
    registered(),
    ordered(700, 'autre'),
    ordered(1000),
    clientIs({ nombrecommande: 2, reste: 1700 }),
    collected(400),
    clientIs({ nombrecommande: 2, reste: 1300, version: 1 }),
    collected(900, { save: 'solde' }),
    clientIs({ nombrecommande: 2, reste: 700 }),
    ask(commandes.remove, { commandeid: '@autre.commandeid' }),
    clientIs({ nombrecommande: 1, reste: 0 }),
  ]),
  rule('a client is found by name, phone, email and address, whatever case and accents (CONTRACT "Types")', [
    registered(
      'client',
      {},
      {
        libelleclient: 'Établissements Œuvre 100% @unique',
        adresse: 'Près de l’école @unique',
        email: 'achats@2plateaux.ci',
        tel: '0799887766',
      },
    ),
    found('ETABLISSEMENTS OEUVRE 100% @unique', 1),
    found('PRES DE L’ECOLE @unique', 1),
    found('établissements œuvre 1_0% @unique', 0),
    ask(clients.search, { term: '0799887766' }, { first: [{ clientid: '@client.clientid' }] }),
    ask(clients.search, { term: 'ACHATS@2PLATEAUX' }, { first: [{ clientid: '@client.clientid' }] }),
  ]),
  rule('the clients come newest first, six on a page; size and limit both name the rows (spec § 9, CONTRACT "Types")', [
    ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((save) => registered(save)),
    ask(
      clients.search,
      { term: '@unique' },
      { count: 7, data: [{ clientid: '@g.clientid' }, {}, {}, {}, {}, { clientid: '@b.clientid' }] },
    ),
    ask(clients.search, { term: '@unique', page: 2 }, { count: 7, data: [{ clientid: '@a.clientid' }] }),
    ask(clients.search, { term: '@unique', page: 3 }, { count: 7, data: [] }),
    ask(clients.search, { term: '@unique', size: 2 }, { count: 7, data: [{}, {}] }),
    ask(clients.search, { term: '@unique', limit: 3 }, { data: [{}, {}, {}] }),
    ask(
      clients.search,
      { term: '@unique', size: 2, limit: 1, page: 7 },
      { count: 7, data: [{ clientid: '@a.clientid' }] },
    ),
    ask(clients.list, { size: 2 }, { data: [{ clientid: '@g.clientid' }, { clientid: '@f.clientid' }] }),
    ask(clients.list, { page: 1_000_000 }, { data: [] }),
  ]),
  rule('a select gets the newest clients, of a term, and the chosen one though it is older (CONTRACT "Permissions")', [
    registered('a'),
    registered('b', {}, { libelleclient: 'Yao-Bi @unique', tel: '0707080910' }),
    registered('c'),
    ask(clients.all, {}, { first: [{ clientid: '@c.clientid' }, { clientid: '@b.clientid' }] }),
    ask(
      clients.choix,
      {},
      { first: [{ clientid: '@c.clientid', libelleclient: 'Client c @unique', tel: '0707010203' }] },
    ),
    ask(
      clients.choix,
      { search: '@unique', limit: 2 },
      { data: [{ clientid: '@c.clientid' }, { clientid: '@b.clientid' }] },
    ),
    ask(
      clients.choix,
      { search: '@unique', limit: 2, clientid: '@a.clientid' },
      {
        data: [{ clientid: '@c.clientid' }, { clientid: '@b.clientid' }, { clientid: '@a.clientid' }],
      },
    ),
    ask(
      clients.choix,
      { search: '@unique', limit: 2, clientid: '@c.clientid' },
      { data: [{ clientid: '@c.clientid' }, { clientid: '@b.clientid' }] },
    ),
    ask(
      clients.choix,
      { search: 'yao-bi @unique', clientid: '@a.clientid' },
      { data: [{ clientid: '@b.clientid' }, { clientid: '@a.clientid' }] },
    ),
    ask(clients.choix, { search: '07 08 09 @unique yao' }, { data: [{ clientid: '@b.clientid' }] }),
    ask(clients.choix, { search: 'yao @unique 0708 99' }, { data: [] }),
    ask(clients.choix, { search: '@unique', clientid: NONE, limit: 1 }, { data: [{ clientid: '@c.clientid' }] }),
  ]),
];
