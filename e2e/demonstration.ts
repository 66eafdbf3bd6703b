import { House } from './house';

/** The demonstration: a server with something in every list. */
export class Demonstration extends House {
  override readonly admin = { username: 'admin', password: 'demo-comptoir' };

  protected override get args(): readonly string[] {
    return ['--demo'];
  }

  /** The demonstration brings its own accounts, so it needs no password. */
  protected override get env(): Readonly<Record<string, string>> {
    return {};
  }
}
