import { Refusal } from '#contract/envelope';
import { type ErrorCode, messageOf } from '#contract/errors';
import { isFuture } from '#domain/dates';
import type { Context } from '../http/context';
import { type DepenseFields, holdTypedepense } from './repository';

type Broken = [path: string, code: ErrorCode];

/** Project and step are there exactly when the expense is on a step; no project exists yet to be found. */
function brokenEtape({ expenseonstep, projetid, etapeprojetid }: DepenseFields): Broken[] {
  return Object.entries({ projetid, etapeprojetid }).flatMap(([path, id]): Broken[] => {
    if (expenseonstep === 1) return [[path, id === null ? 'champ.requis' : 'champ.invalide']];
    return id === null ? [] : [[path, 'champ.invalide']];
  });
}

/** Refuses every field that breaks a rule of an expense (spec § 5, CONTRACT "Money calls"). */
export async function checkDepense(fields: DepenseFields, { db, lang, today }: Context): Promise<void> {
  const broken: Broken[] = [
    ...((await holdTypedepense(db, fields.typedepenseid)) ? [] : [['typedepenseid', 'champ.invalide'] as Broken]),
    ...(isFuture(fields.date, today) ? [['date', 'date.future'] as Broken] : []),
    ...brokenEtape(fields),
  ];
  if (broken.length === 0) return;
  const errors = broken.map(([path, code]) => ({ path, code, message: messageOf(code, lang) }));
  throw new Refusal('requete.invalide', { errors });
}
