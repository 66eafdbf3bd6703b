import { calls } from '@comptoir/contract/calls';
import { MAX_COMPAGNIE, MAX_PIECE_BYTES } from '@comptoir/domain/limits';
import { ask } from './ask';
import { type ConformanceCase, type Expectation, rule, type Step } from './case';
import { allowing } from './given.avances';
import { DRAWING, heavyImage, IMAGE, MARKUP_IMAGE, PHOTO } from './media';
import { PDF, type Piece } from './piece';

const { activites, auth, organisation } = calls;

const FIELDS = {
  adresse: 'Plateau, avenue Chardy',
  tel: '2720304050',
  email: 'direction@2plateaux.ci',
  mentions: 'CC 1234567 A · RCCM CI-ABJ-2020-B-1',
};

/** Reads the current organisation: there is only one, and another case may have changed it. */
const read: Step = ask(organisation.read, {}, {}, { save: 'avant' });

const changed = (body: Record<string, unknown> = {}, more: Partial<Step> = {}): Step => ({
  call: organisation.update,
  body: { compagnie: 'Groupe @unique', ...FIELDS, ...body },
  save: 'change',
  ...more,
});

/** What papers say as long as nobody chose anything else. */
const USUAL = { titreentree: '', titresortie: '', avispiece: 1, pied: '', deuxcopies: 0 };
const PAPIERS = {
  titreentree: 'Ticket de versement',
  titresortie: 'Ordre de paiement',
  avispiece: 0,
  pied: 'Merci, à bientôt @unique.',
  deuxcopies: 1,
};

/** What is allowed of advances, of other than the usual. */
const AVANCES = { avancesmax: 3, avanceplafond: 900_000, avanceseuil: 400_000 };

const refusedLogo = (piece: Piece, expect: Expectation): Step => changed({}, { files: [piece], expect });

const logoIs = (logo: unknown): Step => ask(organisation.publique, {}, { data: { logo } }, { as: null });

/** The organisation: everybody sees its name and logo, and one permission opens and changes the rest. */
export const organisationCases: readonly ConformanceCase[] = [
  rule(
    'a changed name is known before the sign-in, to the token of the next answer and in the log (CONTRACT "Session")',
    [
      read,
      changed({ compagnie: '  Groupe  @unique ' }, { expect: { data: { ...FIELDS, definie: true } } }),
      ask(organisation.read, {}, { data: { ...FIELDS, version: '@change.version' } }),
      ask(organisation.publique, {}, { data: { compagnie: '@change.compagnie' } }, { as: null }),
      ask(auth.me, {}, {}, { as: [], save: 'jeton' }),
      ask(
        activites.list,
        { objet: 'organisation', limit: 1 },
        {
          data: [
            {
              actiontype: 'Update',
              libelle: '@change.compagnie',
              objetid: 1,
              avant: { compagnie: '@avant.compagnie' },
              apres: { compagnie: '@change.compagnie', tel: '2720304050' },
            },
          ],
        },
      ),
    ],
  ),
  rule('a change of the name alone empties the rest (contract/organisation)', [
    read,
    ask(
      organisation.update,
      { compagnie: 'é'.repeat(MAX_COMPAGNIE) },
      { data: { adresse: '', tel: '', email: '', mentions: '', version: '@avant.version+1' } },
    ),
  ]),
  rule('what papers say is kept by a change that leaves it out, and emptied by one that says so (ADR 0042)', [
    changed(USUAL, { expect: { data: USUAL } }),
    changed(PAPIERS, { expect: { data: PAPIERS }, save: 'dits' }),
    changed({}, { expect: { data: { ...PAPIERS, pied: '@dits.pied' } } }),
    changed(
      { titresortie: '', avispiece: 1 },
      { expect: { data: { ...PAPIERS, titresortie: '', avispiece: 1, pied: '@dits.pied' } } },
    ),
    changed(USUAL, { expect: { data: USUAL } }),
    ask(organisation.read, {}, { data: USUAL }),
  ]),
  rule('a change without what is allowed of advances leaves it as it is, its threshold of approval too (ADR 0039)', [
    changed(AVANCES, { expect: { data: AVANCES } }),
    changed({}, { expect: { data: AVANCES } }),
    changed({ avanceseuil: 0 }, { expect: { data: { ...AVANCES, avanceseuil: 0 } } }),
    allowing(),
  ]),
  rule('two edits of one version of the organisation: the second gets 409 and the record (CONTRACT "Types")', [
    read,
    changed({ version: '@avant.version' }),
    changed(
      { compagnie: 'Encore @unique', version: '@avant.version' },
      { expect: { code: 'conflit.version', data: { compagnie: '@change.compagnie', version: '@change.version' } } },
    ),
  ]),
  rule('a logo is kept by an edit without one, replaced by another, and taken away when that is asked (PRODUCT 1.18)', [
    changed({}, { files: [IMAGE], save: 'un' }),
    logoIs('@un.logo'),
    changed({}, { expect: { data: { logo: '@un.logo' } } }),
    changed({ retirerlogo: 1 }, { files: [PHOTO], save: 'deux' }),
    logoIs('@deux.logo'),
    ask(organisation.logo, { empreinte: 'c0ffee'.padEnd(32, '0') }, { code: 'introuvable' }, { as: null }),
    changed({ retirerlogo: 1 }, { expect: { data: { logo: '' } } }),
    logoIs(''),
    changed({ retirerlogo: 1 }, { expect: { data: { logo: '' } } }),
  ]),
  rule('a logo is a picture of points, by its bytes and of 5 MB at most (RELIABILITY F51, F52, spec § 9)', [
    changed({ retirerlogo: 1 }, { save: 'avant' }),
    ...[MARKUP_IMAGE, DRAWING, PDF, { ...PDF, name: 'logo.webp' }, { ...DRAWING, name: 'logo.png' }].map((piece) =>
      refusedLogo(piece, { code: 'fichier.type' }),
    ),
    refusedLogo({ name: 'vide.png', bytes: new Uint8Array(0) }, { code: 'fichier.vide' }),
    refusedLogo(heavyImage(MAX_PIECE_BYTES), { code: 'fichier.trop_grand', params: { mo: 5 } }),
    changed({}, { files: [IMAGE, PHOTO], expect: { code: 'requete.multipart' } }),
    ask(organisation.read, {}, { data: { logo: '', version: '@avant.version' } }),
  ]),
];
