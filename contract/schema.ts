import { isEmail } from '@comptoir/domain/email';
import { isIdentifiant } from '@comptoir/domain/identifiant';
import {
  MAX_BENEFICIAIRE,
  MAX_DESCRIPTION,
  MAX_LIBELLE,
  MAX_LIMIT,
  MAX_MONTANT,
  MAX_QUANTITE,
  MAX_TERM,
  MAX_UNPAGED,
  ROWS,
} from '@comptoir/domain/limits';
import { isPlainDate } from '@comptoir/domain/plainDate';
import { hasControl, normalizeText } from '@comptoir/domain/texte';
import type { Count, Francs, RecordId } from '@comptoir/domain/units';
import * as z from 'zod/mini';
import type { FieldCode } from './errors.fields';

/*
 * The types of the API's values, each defined once (CONTRACT "Types"). Nothing is coerced: `isNumeric` of ./text finds
 * the texts of a URL or a form that stand for numbers. The message of a check is a code of ./errors.
 */

const MAX_ID = 2_147_483_647;

/** An absent field gives `champ.requis`, whatever its type; a wrong value gives the field's own code. */
export const requiredOr = (code: FieldCode) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'champ.requis' : code),
});

const integer = (minimum: number, maximum: number, code: FieldCode) =>
  z.int(requiredOr(code)).check(
    z.refine((n) => !Object.is(n, -0), code),
    z.gte(minimum, code),
    z.lte(maximum, code),
  );

/** The same schema with its own unit, which is never accepted for another (ADR 0030). */
const ofUnit = <Unit extends number>(schema: z.ZodMiniNumber) => schema as unknown as z.ZodMiniType<Unit, Unit>;

/** A record's id: a positive integer. */
export const Id = ofUnit<RecordId>(integer(1, MAX_ID, 'champ.invalide'));
/** The own id in a body that creates a record: absent, null or 0 (CONTRACT "Types"). */
export const NewId = z.optional(z.nullable(z.literal(0, 'champ.invalide')));
/** A number that a client gives to a row; it is not stored. */
export const RowId = z.optional(z.nullable(integer(0, MAX_ID, 'champ.invalide')));
/** Whole francs from 0. */
export const Montant = ofUnit<Francs>(integer(0, MAX_MONTANT, 'montant.invalide'));
/** Whole francs from 1. */
export const MontantPositif = ofUnit<Francs>(
  integer(0, MAX_MONTANT, 'montant.invalide').check(z.gte(1, 'montant.nul')),
);
/** A reduction as it is typed: francs, or whole percent. */
export const Reduction = integer(0, MAX_MONTANT, 'montant.invalide');
/** The number of pieces in a line of an order (CONTRACT "Types"). */
export const Quantite = ofUnit<Count>(integer(1, MAX_QUANTITE, 'quantite.invalide'));
/** How many open advances one holder may have. */
export const NombreAvances = ofUnit<Count>(integer(1, 20, 'champ.hors_limites'));
/** A sum of francs that the server sends: a safe JSON integer, possibly negative. */
export const Somme = ofUnit<Francs>(z.int());
/** A number of things that the server sends. */
export const Nombre = ofUnit<Count>(z.int());
/** A line of a register's ledger that a client names, 0 before its first line. */
export const LigneLedger = integer(0, MAX_ID, 'champ.invalide');
/** The id of a record that only the server writes. */
export const Numero = ofUnit<RecordId>(z.int());
export const Version = integer(1, MAX_ID, 'champ.invalide');
export const Flag = z.literal([0, 1], requiredOr('champ.invalide'));

/** A plain date `YYYY-MM-DD` from 2000 to 2100. */
export const PlainDate = z.string(requiredOr('date.invalide')).check(z.refine(isPlainDate, 'date.invalide'));
/** An instant in ISO 8601 UTC. */
export const Instant = z.iso.datetime();

/** A normalised text of at most `maximum` characters, which may be empty (CONTRACT "Types"). */
export const texte = (maximum: number) =>
  z.pipe(
    z.pipe(
      z.string(requiredOr('champ.invalide')).check(z.maxLength(maximum * 4, 'champ.trop_long')),
      z.transform(normalizeText),
    ),
    z.string().check(z.maxLength(maximum, 'champ.trop_long')),
  );

/** A description, or an empty text. */
export const Description = texte(MAX_DESCRIPTION);
/** A description that may not be empty (spec § 5 Project, § 5 Step). */
export const DescriptionRequise = texte(MAX_DESCRIPTION).check(z.minLength(1, 'champ.requis'));
/** A label: a text that may not be empty. */
export const Libelle = texte(MAX_LIBELLE).check(z.minLength(1, 'champ.requis'));
/** A postal address, or an empty text. */
export const AdresseFacultative = texte(MAX_LIBELLE);
/** A line of text that may be empty. */
export const LigneFacultative = texte(MAX_LIBELLE);
/** The name of a beneficiary of cash, or an empty text. */
export const Beneficiaire = texte(MAX_BENEFICIAIRE);
/** An email address, or an empty text. */
export const EmailFacultatif = texte(MAX_LIBELLE).check(
  z.refine((email) => email === '' || isEmail(email), 'email.invalide'),
);
/** A search term. */
export const Term = z.pipe(
  z.string(requiredOr('champ.invalide')).check(z.refine((term) => !hasControl(term), 'terme.controle')),
  texte(MAX_TERM),
);
/** A sign-in name that cannot be mistaken for another. */
export const Identifiant = texte(MAX_LIBELLE).check(
  z.minLength(1, 'champ.requis'),
  z.refine(isIdentifiant, 'identifiant.signes'),
);

const page = z._default(integer(1, 1_000_000_000, 'champ.hors_limites'), 1);
const limit = integer(1, MAX_LIMIT, 'champ.hors_limites');

/** Page and limit of a list whose screen shows `pageSize` rows: ten, unless the specification says otherwise. */
export const paging = (pageSize: number = ROWS) => ({
  page,
  limit: z._default(limit, pageSize),
});

/**
 * The same for calls whose limit is called `size` in the specification; `limit` is accepted too, and wins (CONTRACT
 * "Types").
 */
export const sizedPaging = (pageSize: number) => ({
  page,
  size: z._default(limit, pageSize),
  limit: z.optional(limit),
});

/** The query of a select: the best matches of a term, or the newest rows; at most `limit`, without `count`. */
export const choosing = {
  search: z._default(Term, ''),
  limit: z._default(integer(1, MAX_UNPAGED, 'champ.hors_limites'), MAX_UNPAGED),
};
