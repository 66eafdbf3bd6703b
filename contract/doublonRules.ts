import { formatDateLong } from '@comptoir/domain/dates';
import type { Doublon } from './doublons';
import { refuse } from './envelope';
import { type Lang, sentenceOf, type Texte } from './errorText';

const OU = {
  reglement: { fr: 'au règlement {{numero}}', en: 'on payment {{numero}}' },
  depense: { fr: 'à la dépense « {{libelle}} »', en: 'on expense “{{libelle}}”' },
  cachee: { fr: 'enregistrée le {{jour}}', en: 'recorded on {{jour}}' },
} as const satisfies Record<string, Texte>;

function ouEst({ date, porteur }: Doublon, lang: Lang): string {
  if (porteur === null) return sentenceOf(OU.cachee, lang, { jour: formatDateLong(date, lang) });
  const { numero, libelle } = porteur;
  return sentenceOf(numero === '' ? OU.depense : OU.reglement, lang, { numero, libelle });
}

/**
 * Refuses a proof that another record has already: 409 `preuve.deja_utilisee`, with that record in `data`. Call it only
 * where the organisation blocks that.
 */
export function checkPreuveUnique([pris]: readonly Doublon[]): void {
  if (!pris) return;
  const params = { ou: (lang: Lang) => ouEst(pris, lang) };
  throw refuse({ path: 'file', code: 'preuve.deja_utilisee', params, data: pris });
}
