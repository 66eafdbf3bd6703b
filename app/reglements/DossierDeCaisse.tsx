import { reglementsListe } from '@comptoir/contract/reglementsListe';
import type { RecordId } from '@comptoir/domain/units';
import { DossierButton } from '../records/lists/Dossier';

/** The button of the proofs of a register's payments. */
export function DossierDeCaisse({ caisseid }: { caisseid: RecordId }) {
  return <DossierButton call={reglementsListe.list} query={{ caisseid, tri: 'date' }} />;
}
