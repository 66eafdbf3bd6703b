import { arretes } from '@comptoir/contract/arretes';
import type { Call } from '@comptoir/contract/call';
import { checkPeriodeReleve } from '@comptoir/contract/clientRules';
import { creances } from '@comptoir/contract/clients';
import { Refusal } from '@comptoir/contract/envelope';
import { checkImprimable, lienPublic } from '@comptoir/contract/imprimeRules';
import { idsOfLot, imprimes } from '@comptoir/contract/imprimes';
import { describeLivraison, nomLivraison } from '@comptoir/contract/imprimes/commande';
import type { AskedFormat } from '@comptoir/contract/imprimes/query';
import { type EditionImprime, NOM_LOT, nomImprime } from '@comptoir/contract/imprimes/reglement';
import { describeReleve } from '@comptoir/contract/imprimes/releve';
import { existingRecord } from '@comptoir/contract/recordRules';
import { nomReleve } from '@comptoir/domain/releve';
import type { FastifyInstance } from 'fastify';
import { readReleve } from '../clients/releve.repository';
import { findClient } from '../clients/repository';
import { findCommandeImprime } from '../commandes/repository';
import type { Session } from '../frame/access/session';
import { binaryRoute } from '../frame/http/binaryRoute';
import type { Input } from '../frame/http/receive';
import { langOfRequest } from '../frame/http/request';
import { type Routing, signedIn } from '../frame/http/routeOf';
import type { Descriptions } from './drawing/pdf';
import { describedBy, imprimeTo } from './objets';
import { type Printed, type Publication, printedBinary } from './printed';
import { findImprime, findPv, type ImprimeLu } from './repository';

/** The application, and how documents are published. */
interface Place {
  routing: Routing;
  publication: Publication;
}

/** Finds the documents that a call prints for a session; throws the Refusals of the call. */
type Find<C extends Call> = (place: Place, input: Input<C>, session: Session) => Promise<Printed>;

/** Registers the calls that answer documents as a file; they count no print. */
export function servePdf(app: FastifyInstance, routing: Routing, publication: Publication): void {
  const serve = <C extends Call>(call: C, find: Find<C>) =>
    binaryRoute(app, routing, call, async (input, request) => {
      const { langue: lang = langOfRequest(request), format } = input.query as AskedFormat;
      const session = signedIn(request);
      const found = await find({ routing, publication }, input, session);
      return printedBinary(found, { lang, format, session }, { routing, started: publication.compagnie });
    });
  serve(imprimes.pdf, findOne);
  serve(imprimes.partage, async (...asked) => ({ ...(await findOne(...asked)), isShared: true }));
  serve(arretes.pv, async (place, { params }, session) =>
    printed(place, session, await findPv(routing.db, params.arreteid)),
  );
  serve(imprimes.lot, findLot);
  serve(imprimes.livraison, findLivraison);
  serve(creances.relevePdf, findReleve);
}

/** Returns a document that the session may print. */
async function printed(
  { routing, publication: { baseUrl } }: Place,
  session: Session,
  found: ImprimeLu | undefined,
): Promise<Printed> {
  const { lu } = imprimeTo(session, found);
  checkImprimable(lu);
  const describe = await describedBy(routing, lu, lienPublic(baseUrl ?? null, lu.jeton) ?? '');
  return { name: nomImprime(lu), describe: (edition) => [describe(edition)] };
}

const findOne: Find<typeof imprimes.pdf | typeof imprimes.partage> = async (place, { params }, session) =>
  printed(place, session, await findImprime(place.routing.db, params.imprimeid));

const findLot: Find<typeof imprimes.lot> = async (place, { query }, session) => {
  const all: Printed[] = [];
  for (const id of idsOfLot(query.imprimeids)) {
    all.push(await printed(place, session, await findImprime(place.routing.db, id)));
  }
  const describe = (edition: EditionImprime) => all.flatMap((one) => one.describe(edition)) as unknown as Descriptions;
  return { name: NOM_LOT, describe };
};

const findLivraison: Find<typeof imprimes.livraison> = async ({ routing: { db } }, { params }, session) => {
  const { lu } = imprimeTo(session, await findImprime(db, params.imprimeid));
  if (lu.objet !== 'commande') throw new Refusal('introuvable');
  const commande = existingRecord(await findCommandeImprime(db, lu.objetid));
  return { name: nomLivraison(lu), describe: (edition) => [describeLivraison(commande, edition)] };
};

const findReleve: Find<typeof creances.relevePdf> = async ({ routing: { db } }, { params, query }, session) => {
  const { clientid } = params;
  const jours = { datedebut: query.datedebut, datefin: query.datefin };
  checkPeriodeReleve(jours);
  const client = clientTo(session, existingRecord(await findClient(db, clientid)));
  const releve = await readReleve(db, clientid, jours);
  return {
    name: nomReleve(clientid, jours.datefin),
    describe: (edition) => [describeReleve({ jours, releve, client }, edition)],
  };
};

/** A reader of orders also reads a client's name and phone there; the address needs the right to read clients. */
const clientTo = <Row extends { adresse: string }>({ permissions }: Session, client: Row): Row =>
  permissions.has('clients') ? client : { ...client, adresse: '' };
