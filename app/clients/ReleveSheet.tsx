import type { Client, Releve } from '@comptoir/contract/clients';
import { describeReleve } from '@comptoir/contract/imprimes/releve';
import type { Periode } from '@comptoir/domain/periode';
import { PrintSheet } from '@comptoir/ui/PrintSheet';
import { useLang } from '../frame/i18n/useLang';
import { useEdition } from '../records/useEdition';

interface ReleveSheetProps {
  client: Client;
  jours: Periode;
  releve: Releve;
  onDone(): void;
}

/**
 * The printed statement of a client, drawn from the description that its PDF has too (ADR 0042). A user who sees
 * clients may not be permitted to read the organisation's record, so the sheet has only its name.
 */
export function ReleveSheet({ client, jours, releve, onDone }: ReleveSheetProps) {
  const { t, lang } = useLang();
  const { organisation: compagnie, made } = useEdition();
  const { title, about, columns, rows, inWords, facts } = describeReleve(
    { client, jours, releve },
    { lang, organisation: { compagnie, mentions: [] }, made },
  );
  const inWordsRow = { id: 'enlettres', cells: { libelle: inWords }, isSum: true };
  const factRows = facts.map(({ id, label, value }) => ({
    id,
    cells: { libelle: t('form.champerreur', { champ: label, message: value }) },
  }));
  return (
    <PrintSheet
      organisation={compagnie}
      title={title}
      about={about}
      columns={columns}
      made={made}
      onDone={onDone}
      rows={[...rows, inWordsRow, ...factRows]}
    />
  );
}
