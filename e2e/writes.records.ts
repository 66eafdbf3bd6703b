import type { Etapeprojet } from '@comptoir/contract/projets';
import { expect } from '@playwright/test';
import { Administrator, FIRST_PASSWORD } from './administrator';
import type { Counter } from './counter';
import type { Write } from './write';

const term = encodeURIComponent;

/** Makes a username from a name. */
const named = (of: string) => of.replace(/\W/g, '').toLowerCase();

async function steps({ api }: Counter, projetid: number): Promise<Etapeprojet[]> {
  return (await api.read<Etapeprojet[]>(`projets/getfulletapeprojet?projetid=${projetid}`)).data;
}

/** The writes of types, clients, projects and their steps. */
export const records: Readonly<Record<string, Write>> = {
  'a type of expenses': async (counter, of) => {
    await counter.open('/parametre/typedepense');
    await counter.button('typedepense.nouveau').click();
    await counter.field('depense.libelle').fill(of);
    return {
      at: /^POST \/api\/typedepenses$/,
      count: async () => (await counter.api.read(`typedepenses/searchwhithpagination/${term(of)}`)).count,
    };
  },
  'a client': async (counter, of) => {
    const { t } = counter;
    await counter.open('/clients');
    await counter.button('client.nouveau').click();
    await counter.field('client.typeclient').selectOption({ label: t('client.entreprise') });
    await counter.field('client.denomination').fill(of);
    await counter.field('client.tel').fill('0708091011');
    await counter.field('client.adresse').fill('Marcory, zone 4');
    return {
      at: /^POST \/api\/clients$/,
      count: async () => (await counter.api.read(`clients/searchwhithpagination/${term(of)}`)).count,
    };
  },
  'a project with its step': async (counter, of) => {
    const { page, t } = counter;
    await counter.open('/projets/create/newproject');
    await page.getByLabel(t('depense.libelle')).fill(of);
    await page.getByRole('textbox', { name: t('projet.datefin') }).fill('2027-03-31');
    await page.getByLabel(t('projet.montant')).fill('100000');
    await page.getByLabel(t('depense.description')).fill('Trois classes et un préau');
    await counter.button('projet.etapeajouter').click();
    await counter.field('depense.libelle').fill('Murs');
    await counter.field('depense.description').fill('Parpaings');
    await counter.save();
    await counter.saved(t('etapeprojet.creation'));
    return {
      at: /^POST \/api\/projets\/projet$/,
      send: () => page.getByRole('button', { name: t('general.enregistrer') }).click(),
      count: async () => {
        type Row = { nombreetape: number };
        const { data } = await counter.api.read<Row[]>(`projets/searchwhithpagination/${term(of)}`);
        return data.filter(({ nombreetape }) => nombreetape === 1).length;
      },
    };
  },
  'a step of a project': async (counter, of) => {
    const { projetid } = await counter.api.addProjet(of, 'Fondations');
    await counter.open(`/projets/detailsprojet/${projetid}`);
    await counter.button('etapeprojet.nouvelle').click();
    await counter.field('depense.libelle').fill('Murs');
    await counter.field('depense.description').fill('Parpaings');
    return {
      at: /^POST \/api\/projets\/etapeprojet$/,
      count: async () => (await steps(counter, projetid)).filter(({ libelle }) => libelle === 'Murs').length,
    };
  },
  'a step that is closed': async (counter, of) => {
    const { projetid } = await counter.api.addProjet(of, 'Fondations', 'Murs');
    await counter.open(`/projets/detailsprojet/${projetid}`);
    await counter.rowAction('Fondations', 'etapeprojet.cloturer');
    return {
      at: /^PUT \/api\/projets\/etatetapeprojet/,
      send: () => counter.confirm(),
      count: async () => (await steps(counter, projetid)).filter(({ etat }) => etat === 1).length,
    };
  },
};

/** The writes of profiles, users and the organisation. */
export const house: Readonly<Record<string, Write>> = {
  'a profile': async (counter, of) => {
    const { t } = counter;
    await counter.open('/parametre/profil');
    await counter.button('profil.nouveau').click();
    await counter.field('depense.libelle').fill(of);
    const module = t('menu.caisses');
    await counter.dialog.getByRole('checkbox', { name: t('profil.toutmodule', { module }) }).check();
    return {
      at: /^POST \/api\/profils$/,
      count: async () => {
        const { data } = await counter.api.read<{ libelle: string }[]>('profils/withoutpagination');
        return data.filter(({ libelle }) => libelle === of).length;
      },
    };
  },
  'a user, whose password waits nowhere': async (counter, of) => {
    const username = named(of);
    await new Administrator(counter).typeUtilisateur({ prenom: 'Awa', nom: 'Koné', username }, 'Administrateur');
    return {
      at: /^POST \/api\/utilisateurs$/,
      isSentByHand: true,
      count: async () => {
        type Row = { username: string };
        const { data } = await counter.api.read<Row[]>(`utilisateurs/whithpagination?search=${username}`);
        return data.filter((row) => row.username === username).length;
      },
    };
  },
  'a user who is locked out': async (counter, of) => {
    const [username, profilid] = [named(of), 1];
    const person = { prenom: 'Serge', nom: of, username };
    const former = await counter.api.addUtilisateur({ ...person, profilid, password: FIRST_PASSWORD });
    const administrator = new Administrator(counter);
    await administrator.find(person);
    await administrator.askLock(person);
    return {
      at: /^PUT \/api\/utilisateurs\/\d+\/verrou$/,
      send: () => counter.confirm(),
      count: async () => {
        type Row = { verrouille: boolean; version: number };
        const { data } = await counter.api.read<Row>(`utilisateurs/${former.utilisateurid}`);
        expect(data.verrouille).toBe(true);
        return data.version - former.version;
      },
    };
  },
  'the organisation': async (counter, of) => {
    const { page, t, api } = counter;
    const { data: former } = await api.read<{ version: number }>('organisation');
    await counter.open('/parametre/organisation');
    await page.getByLabel(t('organisation.mentions')).fill(of);
    return {
      at: /^PUT \/api\/organisation$/,
      send: () => page.getByRole('button', { name: t('general.enregistrer') }).click(),
      count: async () => {
        const { data } = await api.read<{ version: number; mentions: string }>('organisation');
        expect(data.mentions).toBe(of);
        return data.version - former.version;
      },
    };
  },
};
