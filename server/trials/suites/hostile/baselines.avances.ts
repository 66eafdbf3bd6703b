import { PDF } from '@comptoir/conformance/piece';
import type { Calls } from '@comptoir/contract/calls';
import type { Values } from '../ask';
import { type Scene, today } from './scene';

type Name = `avances.${Extract<keyof Calls['avances'], string>}`;

const refus = () => ({ motif: 'Déjà servi' });

/** A good request of each call about advances. */
export const AVANCES: Readonly<Partial<Record<Name, (scene: Scene) => Values>>> = {
  'avances.list': ({ admin: { utilisateurid: porteurid } }) => ({
    query: { etat: 'decaissee', retard: 1, porteurid, page: 1, limit: 5 },
  }),
  'avances.porteurspossibles': ({ admin: { utilisateurid: porteurid } }) => ({
    query: { search: 'kouassi', limit: 5, porteurid },
  }),
  'avances.create': ({ projet: { projetid } }) => ({
    body: {
      porteurid: null,
      porteurnom: 'Bakary Konaté',
      porteurtel: '0708091012',
      montant: 5000,
      objet: 'Ferraillage',
      projetid,
      echeance: today(),
    },
  }),
  'avances.approuver': ({ demande: { avanceid, version } }) => ({ params: { avanceid }, body: { version } }),
  'avances.accorder': ({ demande: { avanceid }, caisse: { caisseid: sourceid } }) => ({
    params: { avanceid },
    body: { sourceid, frais: 10, date: today() },
  }),
  'avances.refuser': ({ demande: { avanceid } }) => ({ params: { avanceid }, body: refus() }),
  'avances.annuler': ({ propre: { avanceid } }) => ({ params: { avanceid }, body: refus() }),
  'avances.justifier': ({ avance: { avanceid }, typedepense: { typedepenseid }, etape: { etapeprojetid } }) => ({
    params: { avanceid },
    body: {
      montant: 100,
      libelle: 'Fil de fer',
      typedepenseid,
      date: today(),
      etapeprojetid,
      beneficiaire: 'Koffi Yao',
      beneficiairetel: '0708091011',
      filename: 'recu',
    },
    file: PDF,
  }),
  'avances.rendre': ({ avance: { avanceid }, caisse: { caisseid: cibleid } }) => ({
    params: { avanceid },
    body: { montant: 100, cibleid, date: today() },
  }),
};
