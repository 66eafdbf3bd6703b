import { randomUUID } from 'node:crypto';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Reglement } from '@comptoir/contract/reglements';
import type { ReglementFrom } from '@comptoir/domain/reglement';
import type { RecordId } from '@comptoir/domain/units';
import { type Draw, drawFrom } from '../../demo/draw';
import type { Attempt, Desk } from '../crash/attempt';
import { Patient } from '../crash/cycle';
import { ledgerFaults, readBeside } from '../crash/ledgerFaults';
import { dataOf } from '../crash/till';
import { type Campaign, type Outcome, type Setting, scaled } from './campaign';

const [CLIENTS, REGISTERS] = [16, 2];
const PAYMENTS = CLIENTS * REGISTERS * 1000;
const [MIN_LOAD_MS, MAX_LOAD_MS] = [200, 10_000];

/** A payment that somebody makes, and its place. */
interface Payment {
  attempt: Attempt;
  desk: Desk;
}

/** The numbers that were told, each with its payment; what was not answered; and what is not as it must be. */
class Ledger {
  readonly told = new Map<string, RecordId>();
  readonly unknown: Payment[] = [];
  readonly findings: string[] = [];

  note({ numero, reglementid }: Pick<Reglement, 'numero' | 'reglementid'>): void {
    const former = this.told.get(numero);
    if (former !== undefined && former !== reglementid) {
      this.findings.push(`${numero} was told of payment ${former} and of payment ${reglementid}`);
    }
    this.told.set(numero, reglementid);
  }

  /** Compares what was told with what is stored: each number has the payment that it had. */
  compare(stored: readonly { numero: string; objetid: RecordId }[]): void {
    const objets = new Map(stored.map(({ numero, objetid }) => [numero, objetid]));
    for (const [numero, reglementid] of this.told) {
      const objetid = objets.get(numero);
      if (objetid !== reglementid) this.findings.push(`${numero} is of payment ${objetid}, and was of ${reglementid}`);
    }
  }
}

/** Pays at both registers by turns, out and in, until it is over or the server is gone. */
async function pay(
  { till }: Patient,
  ledger: Ledger,
  { desks, isOver }: { desks: readonly Desk[]; isOver: () => boolean },
): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const desk = desks[turn % REGISTERS] as Desk;
    const from: ReglementFrom = turn % 4 < REGISTERS ? 0 : 1;
    const attempt: Attempt = { act: 'pay', from, montant: turn + 1, key: randomUUID() };
    const answer = await till.make(attempt, desk).catch(() => null);
    if (answer && answer.status < 300) ledger.note(dataOf<Reglement>(answer));
    else ledger.unknown.push({ attempt, desk });
    if (answer === null) return;
  }
}

/** Lets all pay for a while, kills the server or its database, and sends what was not answered again with its key. */
async function payUntilKilled(
  patient: Patient,
  ledger: Ledger,
  { desks, draw }: { desks: readonly (readonly Desk[])[]; draw: Draw },
): Promise<void> {
  let isOver = false;
  const paying = Promise.all(desks.map((own) => pay(patient, ledger, { desks: own, isOver: () => isOver })));
  await sleep(draw.between(MIN_LOAD_MS, MAX_LOAD_MS));
  if (draw.between(0, 1) === 0) await patient.killServer();
  else await patient.signalPostmaster('SIGKILL');
  isOver = true;
  await paying;
  await patient.revive();
  for (const { attempt, desk } of ledger.unknown.splice(0)) {
    const { status, text, ...answer } = await patient.till.insist(attempt, desk);
    if (status < 300) ledger.note(dataOf<Reglement>({ ...answer, status, text }));
    else ledger.findings.push(`sent again: ${status} ${text.slice(0, 200)}`);
  }
}

async function run(setting: Setting): Promise<Outcome> {
  const whole = scaled(setting, PAYMENTS);
  const draw = drawFrom(setting.seed);
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'comptoir-numeros-')));
  const patient = await Patient.admit(dataDir);
  const ledger = new Ledger();
  let kills = 0;
  try {
    const caisses = [await patient.till.openCaisse('orange'), await patient.till.openCaisse('orange')];
    const desks = await Promise.all(
      Array.from({ length: CLIENTS }, () => Promise.all(caisses.map((caisseid) => patient.openDesk(caisseid)))),
    );
    while (ledger.told.size < whole) {
      await payUntilKilled(patient, ledger, { desks, draw });
      kills += 1;
      const stored = await readBeside(dataDir, (db) =>
        db.selectFrom('imprime').select(['numero', 'objetid']).where('objet', '=', 'reglement').execute(),
      );
      ledger.compare(stored);
      ledger.findings.push(...(await ledgerFaults(dataDir)));
      setting.say(`${kills}: ${ledger.told.size} of ${whole} payments, ${ledger.findings.length} findings`);
    }
  } finally {
    await patient.discharge();
    await rm(dataDir, { recursive: true, force: true });
  }
  return {
    counts: { payments: ledger.told.size, clients: CLIENTS, registers: REGISTERS, kills },
    findings: ledger.findings,
  };
}

/**
 * Numbers payments at two registers while the server is killed: no hole, none twice, none of another payment (ADR
 * 0041).
 */
export const numeros: Campaign = { shows: 'F01, F03, I46–I48', run };
