type Work = (date: string) => Promise<unknown>;

/** Work for certain days, plain dates; work for a day off is done on the next working day. */
export class Agenda {
  private readonly tasks: { day: string; work: Work }[] = [];

  /** Plans work for a day. Work of the same day is done in the order of planning. */
  plan(day: string, work: Work): void {
    this.tasks.push({ day, work });
  }

  private dueOn = (date: string) => this.tasks.findIndex(({ day }) => day <= date);

  isBusy = (date: string) => this.dueOn(date) >= 0;

  /** Does the work of this day, and further work that it plans for this day. */
  async tellDay(date: string): Promise<void> {
    for (let at = this.dueOn(date); at >= 0; at = this.dueOn(date)) await this.tasks.splice(at, 1)[0]?.work(date);
  }
}
