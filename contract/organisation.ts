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

/** The settings of the organisation's papers (ADR 0042). */
const ReglagesImprimes = z.strictObject({
  ...emptyTexts(textesPapiers),
  /** 1 prints on papers for a client that they are not an invoice or a normalised receipt. */
  avispiece: z._default(Flag, 1),
  /** 1 prints two copies on a sheet of A4 when they fit. */
  deuxcopies: z._default(Flag, 0),
});
export type ReglagesImprimes = z.output<typeof ReglagesImprimes>;

/** The settings of the organisation: its papers, its limits for advances (ADR 0039), and what it blocks. */
const Reglages = z.strictObject({
  /** How many open advances one holder may have. */
  avancesmax: z._default(NombreAvances, 1),
  /** The largest advance, in francs; 0 means no limit. */
  avanceplafond: z._default(Montant, 0),
  /** An advance from this amount on, in francs, is approved first; 0 means never. */
  avanceseuil: z._default(Montant, 0),
  /** 1 refuses a proof that another record has already; 0 warns of it (ADR 0061). */
  preuveunique: z._default(Flag, 0),
  ...ReglagesImprimes.shape,
});
type Reglages = z.output<typeof Reglages>;

/** 1 removes the logo, unless the request brings a new one. */
const retirerlogo = z._default(Flag, 0);

/** The whole record without the logo; the app's form validates with it. */
export const OrganisationFields = z.strictObject({ ...fields, ...Reglages.shape, retirerlogo });

/** The body of a change. A setting that is left out stays as it was: the client may not know it. */
const ChangementOrganisation = z.strictObject({
  ...fields,
  avancesmax: z.optional(NombreAvances),
  avanceplafond: z.optional(Montant),
  avanceseuil: z.optional(Montant),
  preuveunique: z.optional(Flag),
  ...keptTexts(textesPapiers),
  avispiece: z.optional(Flag),
  deuxcopies: z.optional(Flag),
  retirerlogo,
  version: z.optional(Version),
});

/** Returns a change in which settings that are left out keep their `stored` values. */
export const filledOrganisation = (
  sent: z.output<typeof ChangementOrganisation>,
  stored: Reglages,
): Omit<z.output<typeof ChangementOrganisation>, keyof Reglages> & Reglages => filledBody(Reglages, sent, stored);

/**
 * The organisation; the settings are said at `Reglages`, and `mentions` is a line of legal details (taxpayer number,
 * trade register).
 */
export const Organisation = z.strictObject({
  ...shownFields({ ...fields, ...Reglages.shape }),
  logo: z.string(),
  /** False while the name is still the one that the first start set. */
  definie: z.boolean(),
  /**
   * The address where documents are read without an account. Null without `BASE_URL`: then documents have neither link
   * nor code (ADR 0046).
   */
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
    summary: 'The name and the logo of the organisation, before sign-in',
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
