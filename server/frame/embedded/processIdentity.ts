import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';

/** On Linux `/proc` answers cheaply and exactly; elsewhere `ps` answers the same questions. */
const ON_LINUX = process.platform === 'linux';

/**
 * Returns a text that identifies one run of a process: it differs when another process gets the same number, also after
 * a reboot. On Windows it is only the program's name. Undefined when no such process runs; a zombie does not run.
 */
export function processIdentity(pid: number): string | undefined {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  if (ON_LINUX) return linuxIdentity(pid);
  if (process.platform === 'win32') return taskName(pid);
  const line = outputOf('ps', ['-o', 'stat=,lstart=', '-p', String(pid)]);
  return line === '' || line.startsWith('Z') ? undefined : line.replace(/^\S+\s+/, '');
}

/** Tells whether this process runs PostgreSQL on that data directory (a real path). */
export function isPostmasterOf(pid: number, base: string): boolean {
  if (processIdentity(pid) === undefined) return false;
  if (process.platform === 'win32') return taskName(pid)?.startsWith('postgres') ?? false;
  if (!ON_LINUX) {
    const command = outputOf('ps', ['-o', 'command=', '-p', String(pid)]);
    return command.includes('postgres') && command.includes(base);
  }
  try {
    // The postmaster's working directory is its data directory. When a package update has replaced the running binary,
    // its link ends in " (deleted)".
    const binary = basename(readlinkSync(`/proc/${pid}/exe`)).replace(' (deleted)', '');
    return binary === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === base;
  } catch {
    return false;
  }
}

/** Tells whether any process has this number, zombies included. */
export function isPidTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function linuxIdentity(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The command's name stands in parentheses and may contain spaces, so fields are counted after the last
    // parenthesis.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
    return `${boot}:${fields[19]}`;
  } catch {
    return undefined;
  }
}

function taskName(pid: number): string | undefined {
  const line = outputOf('tasklist', ['/FI', `PID eq ${pid}`, '/NH', '/FO', 'CSV']);
  return line.startsWith('"') ? line.split('"')[1] : undefined;
}

function outputOf(command: string, args: string[]): string {
  return (spawnSync(command, args, { encoding: 'utf8' }).stdout ?? '').trim();
}
