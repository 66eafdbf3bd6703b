import { dayOfInstant, formatDateShort, type Lang } from '@comptoir/domain/dates';
import type { KeptDraft } from '../device/drafts';
import { isNew } from '../device/places';
import type { Translate } from '../i18n/translate';
import { titleOf } from '../outbox/titleOf';

/** Names a draft for its author: "Dépense · Transport · 12 500 Fcfa, du 22/11/2026". */
export function titleOfDraft(
  { formName, recordId, values, about, savedAt }: KeptDraft,
  t: Translate,
  lang: Lang,
): string {
  const title = titleOf(formName, { ...about, ...values }, t);
  const date = formatDateShort(dayOfInstant(new Date(savedAt).toISOString()), lang);
  return t('brouillon.du', { titre: isNew(recordId) ? title : t('brouillon.modification', { titre: title }), date });
}
