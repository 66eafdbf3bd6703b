import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crashCycles } from '../config';
import { CRASH_POINTS } from '../http/crash';
import { buildServer } from '../testing/serverProcess';
import { type Cycle, Patient, runCycle, VICTIMS } from './cycle';
import { runPoint } from './points';

const MIN_LOAD_MS = 50;
const MAX_LOAD_MS = 1500;

const print = (line: string) => process.stdout.write(`${line}\n`);
const COLUMNS = ['cycle', 'victim', 'load ms', 'acked', 'unknown', 'landed', 'recovery ms', 'faults'];
const row = (cells: readonly (string | number)[]) =>
  cells
    .map((cell, i) =>
      String(cell)
        .padStart(COLUMNS[i]?.length ?? 8)
        .padEnd(10),
    )
    .join(' ');

/** `npm run test:crash`: many kills at random times, one line each; exit code 1 when anything was lost or doubled. */
async function main(): Promise<number> {
  await buildServer();
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'comptoir-crash-')));
  const patient = await Patient.admit(dataDir);
  try {
    const cycles = await killAtRandom(patient, crashCycles());
    const points = await killAtPoints(patient);
    const faults = [...cycles.flatMap((cycle) => cycle.faults), ...points];
    print(summaryOf(cycles, faults));
    return faults.length === 0 ? 0 : 1;
  } finally {
    await patient.discharge();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function killAtRandom(patient: Patient, count: number): Promise<Cycle[]> {
  const cycles: Cycle[] = [];
  print(row(COLUMNS));
  for (let n = 1; n <= count; n += 1) {
    const victim = VICTIMS[(n - 1) % VICTIMS.length] ?? 'server';
    const loadMs = Math.round(MIN_LOAD_MS + Math.random() * (MAX_LOAD_MS - MIN_LOAD_MS));
    const cycle = await runCycle(patient, victim, loadMs);
    const { acked, unknown, landed, recoveryMs, faults } = cycle;
    print(row([n, victim, loadMs, acked, unknown, landed, recoveryMs, faults.length]));
    for (const fault of faults) print(`    ${fault}`);
    cycles.push(cycle);
  }
  return cycles;
}

async function killAtPoints(patient: Patient): Promise<string[]> {
  const found: string[] = [];
  for (const point of CRASH_POINTS) {
    const { faults } = await runPoint(patient, point);
    print(`${point.padEnd(12)} ${faults.length === 0 ? 'once' : faults.join('; ')}`);
    found.push(...faults);
  }
  return found;
}

function summaryOf(cycles: readonly Cycle[], faults: readonly string[]): string {
  const total = (field: 'acked' | 'unknown' | 'landed') => cycles.reduce((n, cycle) => n + cycle[field], 0);
  const recoveries = cycles.map(({ recoveryMs }) => recoveryMs).sort((a, b) => a - b);
  const median = recoveries[Math.floor(recoveries.length / 2)] ?? 0;
  return [
    `${cycles.length} cycles: ${total('acked')} acknowledged payments, ${faults.length} faults;`,
    `${total('unknown')} without answer, of which ${total('landed')} were recorded;`,
    `recovery median ${median} ms, longest ${recoveries.at(-1) ?? 0} ms`,
  ].join(' ');
}

process.exitCode = await main();
