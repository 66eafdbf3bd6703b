import { House } from './house';

/** Where an organisation has something in every list. */
export class Demonstration extends House {
  override readonly admin = { username: 'admin', password: 'demo-comptoir' };

  protected override get args(): readonly string[] {
    return ['--demo'];
  }

  /** Its accounts come with it. */
  protected override get env(): Readonly<Record<string, string>> {
    return {};
  }
}
