import { Refusal } from '#contract/envelope';
import { type ErrorCode, messageOf } from '#contract/errors';
import { isFuture } from '#domain/dates';
import type { Db } from '../db/pool';
import type { Context } from '../http/context';
import { holdEtape } from '../projets/etapes.repository';
import { holdProjet } from '../projets/repository';
import { type DepenseFields, holdTypedepense } from './repository';

type Broken = [path: string, code: ErrorCode];

/**
 * Project and step are there exactly when the expense is on a step, which is the project's (CONTRACT "Money calls").
 * Both are held, the project first: neither can be deleted before the expense is written (RELIABILITY I19).
 */
async function brokenEtape(fields: DepenseFields, db: Db): Promise<Broken[]> {
  const { expenseonstep, projetid, etapeprojetid } = fields;
  const ids = Object.entries({ projetid, etapeprojetid });
  if (expenseonstep === 0) return ids.filter(([, id]) => id !== null).map(([path]) => [path, 'champ.invalide']);
  const missing = ids.filter(([, id]) => id === null).map(([path]): Broken => [path, 'champ.requis']);
  if (projetid === null) return missing;
  if (!(await holdProjet(db, projetid))) return [['projetid', 'champ.invalide'], ...missing];
  if (etapeprojetid === null) return missing;
  return (await holdEtape(db, etapeprojetid, projetid)) ? [] : [['etapeprojetid', 'champ.invalide']];
}

/** Refuses every field that breaks a rule of an expense (spec § 5, CONTRACT "Money calls"). */
export async function checkDepense(fields: DepenseFields, { db, lang, today }: Context): Promise<void> {
  const broken: Broken[] = [
    ...((await holdTypedepense(db, fields.typedepenseid)) ? [] : [['typedepenseid', 'champ.invalide'] as Broken]),
    ...(isFuture(fields.date, today) ? [['date', 'date.future'] as Broken] : []),
    ...(await brokenEtape(fields, db)),
  ];
  if (broken.length === 0) return;
  const errors = broken.map(([path, code]) => ({ path, code, message: messageOf(code, lang) }));
  throw new Refusal('requete.invalide', { errors });
}
