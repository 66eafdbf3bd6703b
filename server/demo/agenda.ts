type Work = (date: string) => Promise<unknown>;

/** What somebody has to do on certain days, plain dates; what is due on a day off is done on the next day of work. */
export class Agenda {
  private readonly tasks: { day: string; work: Work }[] = [];

  /** Plans work for a day. Of what is due together, the first planned is done first. */
  plan(day: string, work: Work): void {
    this.tasks.push({ day, work });
  }

  private dueOn = (date: string) => this.tasks.findIndex(({ day }) => day <= date);

  isBusy = (date: string) => this.dueOn(date) >= 0;

  /** Does what is due on this day, and what that plans for it. */
  async tellDay(date: string): Promise<void> {
    for (let at = this.dueOn(date); at >= 0; at = this.dueOn(date)) await this.tasks.splice(at, 1)[0]?.work(date);
  }
}
