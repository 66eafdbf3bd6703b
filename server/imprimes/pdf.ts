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

/** Finds what a call prints for a session. */
type Find<C extends Call> = (input: Input<C>, session: Session) => Promise<Printed>;

/**
 * Registers the calls that answer documents as a file, and count nothing; `compagnie` is the organisation's name until one
 * is set.
 */
export function servePdf(app: FastifyInstance, routing: Routing, { compagnie, baseUrl }: Publication): void {
  const { db } = routing;

  /** Registers a call by what it finds to print; throws the Refusals of the call. */
  const serve = <C extends Call>(call: C, find: Find<C>) =>
    binaryRoute(app, routing, call, async (input, request) => {
      const { langue: lang = langOfRequest(request), format } = input.query as AskedFormat;
      const session = signedIn(request);
      const found = await find(input, session);
      return printedBinary(found, { lang, format, session }, { routing, started: compagnie });
    });
  /** A document that the session prints. */
  const printed = async (session: Session, found: ImprimeLu | undefined): Promise<Printed> => {
    const { lu } = imprimeTo(session, found);
    checkImprimable(lu);
    const describe = await describedBy(routing, lu, lienPublic(baseUrl ?? null, lu.jeton) ?? '');
    return { name: nomImprime(lu), describe: (edition) => [describe(edition)] };
  };

  serve(imprimes.pdf, async ({ params }, session) => printed(session, await findImprime(db, params.imprimeid)));
  serve(imprimes.partage, async ({ params }, session) => {
    const one = await printed(session, await findImprime(db, params.imprimeid));
    return { ...one, isShared: true };
  });
  serve(arretes.pv, async ({ params }, session) => printed(session, await findPv(db, params.arreteid)));
  serve(imprimes.lot, async ({ query }, session) => {
    const all: Printed[] = [];
    for (const id of idsOfLot(query.imprimeids)) all.push(await printed(session, await findImprime(db, id)));
    const describe = (edition: EditionImprime) =>
      all.flatMap((one) => one.describe(edition)) as unknown as Descriptions;
    return { name: NOM_LOT, describe };
  });
  serve(imprimes.livraison, async ({ params }, session) => {
    const { lu } = imprimeTo(session, await findImprime(db, params.imprimeid));
    if (lu.objet !== 'commande') throw new Refusal('introuvable');
    const commande = existingRecord(await findCommandeImprime(db, lu.objetid));
    return { name: nomLivraison(lu), describe: (edition) => [describeLivraison(commande, edition)] };
  });
  serve(creances.relevePdf, async ({ params: { clientid }, query: { datedebut, datefin } }, session) => {
    const jours = { datedebut, datefin };
    checkPeriodeReleve(jours);
    const client = clientTo(session, existingRecord(await findClient(db, clientid)));
    const releve = await readReleve(db, clientid, jours);
    return {
      name: nomReleve(clientid, datefin),
      describe: (edition) => [describeReleve({ jours, releve, client }, edition)],
    };
  });
}

/** Whoever reads orders reads a client's name and phone with them; the address is for who reads clients. */
const clientTo = <Row extends { adresse: string }>({ permissions }: Session, client: Row): Row =>
  permissions.has('clients') ? client : { ...client, adresse: '' };
