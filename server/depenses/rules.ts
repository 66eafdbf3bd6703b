import { etapeIssues } from '#contract/depenses';
import { refuseFields } from '#contract/envelope';
import type { ErrorCode } from '#contract/errors';
import { isFuture } from '#domain/dates';
import type { Db } from '../db/pool';
import type { Context } from '../http/context';
import { holdEtape } from '../projets/etapes.repository';
import { holdProjet } from '../projets/repository';
import { type DepenseFields, typedepenseHeld } from './repository';

interface Broken {
  path: string;
  code: ErrorCode;
}

/**
 * Project and step are there exactly when the expense is on a step, which is the project's (CONTRACT "Money calls").
 * Both are held, the project first: neither can be deleted before the expense is written (RELIABILITY I19).
 */
async function brokenEtape(fields: DepenseFields, db: Db): Promise<Broken[]> {
  const { projetid, etapeprojetid } = fields;
  const broken = etapeIssues(fields);
  if (broken.length > 0 || projetid === null || etapeprojetid === null) return broken;
  if (!(await holdProjet(db, projetid))) return [{ path: 'projetid', code: 'champ.invalide' }];
  return (await holdEtape(db, etapeprojetid, projetid)) ? [] : [{ path: 'etapeprojetid', code: 'champ.invalide' }];
}

/** Refuses every field that breaks a rule of an expense (spec § 5, CONTRACT "Money calls"). */
export async function checkDepense(fields: DepenseFields, { db, lang, today, told }: Context): Promise<void> {
  const broken: Broken[] = [
    ...((await told(typedepenseHeld(fields.typedepenseid)))
      ? []
      : [{ path: 'typedepenseid', code: 'champ.invalide' } as const]),
    ...(isFuture(fields.date, today) ? [{ path: 'date', code: 'date.future' } as const] : []),
    ...(await brokenEtape(fields, db)),
  ];
  if (broken.length > 0) throw refuseFields(broken, lang);
}
