import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawFrom } from '../../demo/draw';
import { type Cycle, Patient, runCycle, VICTIMS } from '../crash/cycle';
import { PASSAGES, runPoint } from '../crash/points';
import { type Campaign, type Setting, scaled } from './campaign';

const CYCLES = 200;
/** Number of writers (RELIABILITY F01). */
const [MIN_WRITERS, MAX_WRITERS] = [8, 32];
const [MIN_LOAD_MS, MAX_LOAD_MS] = [50, 1500];

async function killAtRandom(patient: Patient, setting: Setting): Promise<Cycle[]> {
  const draw = drawFrom(setting.seed);
  const cycles: Cycle[] = [];
  for (let n = 1; n <= scaled(setting, CYCLES); n += 1) {
    const victim = VICTIMS[(n - 1) % VICTIMS.length] ?? 'server';
    const writers = draw.between(MIN_WRITERS, MAX_WRITERS);
    const loadMs = draw.between(MIN_LOAD_MS, MAX_LOAD_MS);
    const cycle = await runCycle(patient, victim, { writers, loadMs });
    const { acked, unknown, landed, recoveryMs, faults } = cycle;
    setting.say(
      `${n}: ${victim} after ${loadMs} ms of ${writers} writers; ${acked} acknowledged, ${unknown} without answer ` +
        `of which ${landed} done, back after ${recoveryMs} ms, ${faults.length} findings`,
    );
    cycles.push(cycle);
  }
  return cycles;
}

async function killAtPoints(patient: Patient, setting: Setting): Promise<string[]> {
  const found: string[] = [];
  for (const passage of PASSAGES) {
    const { act, from, point, faults } = await runPoint(patient, passage);
    const where = `${act} (from ${from}) at ${point}`;
    setting.say(`${where}: ${faults.join('; ') || 'once'}`);
    found.push(...faults.map((fault) => `${where}: ${fault}`));
  }
  return found;
}

function countsOf(cycles: readonly Cycle[]) {
  const total = (field: 'acked' | 'unknown' | 'landed') => cycles.reduce((n, cycle) => n + cycle[field], 0);
  const recoveries = cycles.map(({ recoveryMs }) => recoveryMs).sort((a, b) => a - b);
  return {
    kills: cycles.length,
    'acknowledged writes': total('acked'),
    'without answer': total('unknown'),
    'of these done': total('landed'),
    'ready again, median ms': recoveries[Math.floor(recoveries.length / 2)] ?? 0,
    'longest ms': recoveries.at(-1) ?? 0,
    'writes × named points': PASSAGES.length,
  };
}

/**
 * Kills the server, the database or both two hundred times, then crashes every write at every named point (RELIABILITY
 * § 4).
 */
export const kill: Campaign = {
  shows: 'F01–F04, F26, P02, P03',
  async run(setting) {
    const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'comptoir-kill-')));
    const patient = await Patient.admit(dataDir);
    try {
      const cycles = await killAtRandom(patient, setting);
      const findings = cycles.flatMap(({ victim, faults }, n) =>
        faults.map((fault) => `${n + 1} (${victim}): ${fault}`),
      );
      return { counts: countsOf(cycles), findings: [...findings, ...(await killAtPoints(patient, setting))] };
    } finally {
      await patient.discharge();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
