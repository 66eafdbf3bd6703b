import { MAX_COMPAGNIE, MAX_PIECE_BYTES, MAX_PIED, MAX_TITRE_PIECE } from '@comptoir/domain/limits';
import * as z from 'zod/mini';
import { call } from './call';
import { filledBody, shownFields } from './fields';
import { emptyTexts, keptTexts } from './optionalTexts';
import {
  AdresseFacultative,
  EmailFacultatif,
  Flag,
  LigneFacultative,
  Montant,
  NombreAvances,
  texte,
  Version,
} from './schema';
import { TelephoneFacultatif } from './telephone';

/** What everyone may read before signing in; `logo` is the path of its bytes, empty without one. */
export const Enseigne = z.strictObject({ compagnie: z.string(), logo: z.string() });
export type Enseigne = z.output<typeof Enseigne>;

const fields = {
  compagnie: texte(MAX_COMPAGNIE).check(z.minLength(1, 'champ.requis')),
  adresse: z._default(AdresseFacultative, ''),
  tel: z._default(TelephoneFacultatif, ''),
  email: z._default(EmailFacultatif, ''),
  mentions: z._default(LigneFacultative, ''),
};

const textesPapiers = {
  titreentree: texte(MAX_TITRE_PIECE),
  titresortie: texte(MAX_TITRE_PIECE),
  pied: texte(MAX_PIED),
};

/** What the organisation says of its papers; empty titles are the usual ones (ADR 0042). */
const ReglagesImprimes = z.strictObject({
  ...emptyTexts(textesPapiers),
  avispiece: z._default(Flag, 1),
  deuxcopies: z._default(Flag, 0),
});
export type ReglagesImprimes = z.output<typeof ReglagesImprimes>;

/** The settings of the organisation: what its papers say, and what it allows of advances (ADR 0039). */
const Reglages = z.strictObject({
  avancesmax: z._default(NombreAvances, 1),
  avanceplafond: z._default(Montant, 0),
  avanceseuil: z._default(Montant, 0),
  ...ReglagesImprimes.shape,
});
type Reglages = z.output<typeof Reglages>;

/** 1 removes the logo, unless the request brings a new one. */
const retirerlogo = z._default(Flag, 0);

/** The whole record without the logo; the app's form validates with it. */
export const OrganisationFields = z.strictObject({ ...fields, ...Reglages.shape, retirerlogo });

/** The body of a change: a setting stays as it was where a client that does not know it leaves it out. */
const ChangementOrganisation = z.strictObject({
  ...fields,
  avancesmax: z.optional(NombreAvances),
  avanceplafond: z.optional(Montant),
  avanceseuil: z.optional(Montant),
  ...keptTexts(textesPapiers),
  avispiece: z.optional(Flag),
  deuxcopies: z.optional(Flag),
  retirerlogo,
  version: z.optional(Version),
});

/** Returns a change with the settings that it leaves out as they were `stored`. */
export const filledOrganisation = (
  sent: z.output<typeof ChangementOrganisation>,
  stored: Reglages,
): Omit<z.output<typeof ChangementOrganisation>, keyof Reglages> & Reglages => filledBody(Reglages, sent, stored);

/**
 * The organisation. `avancesmax` is how many open advances one holder may have, `avanceplafond` the largest one and
 * `avanceseuil` the amount from which one is approved first, in francs, 0 for none (ADR 0039). `mentions` is a line of
 * legal details (taxpayer number, trade register); `definie` is false while the name is still the one with which the
 * server was started. `adressepublique` is where documents are read without an account, null without `BASE_URL`: then
 * they have neither link nor code (ADR 0046).
 * `titreentree` and `titresortie` are the titles of the vouchers of money in and out, empty for the usual ones;
 * `avispiece` 1 says on what a client gets that it is no invoice and no normalised receipt, `pied` stands at the foot
 * of the papers of payments, orders, transfers and advances, empty for none; `deuxcopies` 1 prints them twice on a
 * sheet of A4 where they fit (ADR 0042).
 */
export const Organisation = z.strictObject({
  ...shownFields({ ...fields, ...Reglages.shape }),
  logo: z.string(),
  definie: z.boolean(),
  adressepublique: z.nullable(z.string()),
  version: Version,
});
export type Organisation = z.output<typeof Organisation>;

/** Half of the SHA-256 of the logo's bytes, so that a new logo has a new address. */
const Empreinte = z.string().check(z.regex(/^[0-9a-f]{32}$/, 'champ.invalide'));

export const organisation = {
  publique: call({
    method: 'GET',
    path: 'organisation/publique',
    summary: 'The name and the logo of the organisation, for who is not signed in yet',
    access: 'public',
    reply: Enseigne,
  }),
  logo: call({
    method: 'GET',
    path: 'organisation/logo/{empreinte}',
    summary: 'The bytes of the organisation’s logo, a PNG; its thumbnail is a WebP, its icons are PNG on white',
    access: 'public',
    isBinary: true,
    params: z.strictObject({ empreinte: Empreinte }),
    query: z.strictObject({ taille: z.optional(z.enum(['vignette', 'icone192', 'icone512', 'iconemasquable'])) }),
    reply: z.null(),
  }),
  read: call({
    method: 'GET',
    path: 'organisation',
    summary: 'The whole record of the organisation',
    access: ['organisation.modifier'],
    reply: Organisation,
  }),
  update: call({
    method: 'PUT',
    path: 'organisation',
    summary: 'Change the organisation; without a logo it keeps the one it has',
    access: ['organisation.modifier'],
    body: ChangementOrganisation,
    file: { field: 'logo', required: false, kind: 'logo', bytes: MAX_PIECE_BYTES, max: 1 },
    reply: Organisation,
  }),
};
