import type { AnswerReport } from '#schemas/workerMessages.ts';
import type { Client } from './scope.ts';

/** The maximum number of pages with stored reports. */
const maxPages = 10;

/** Reports to pages how their calls were answered; a page that listens late gets the last report of each call. */
export function answerReports(getPage: (id: string) => Promise<Client | undefined>) {
  const pages = new Map<string, Map<string, AnswerReport>>();
  return {
    async report(id: string, report: AnswerReport): Promise<void> {
      const known = pages.get(id) ?? new Map<string, AnswerReport>();
      known.set(`${report.kind} ${report.subject}`, report);
      pages.delete(id);
      pages.set(id, known);
      for (const old of [...pages.keys()].slice(0, -maxPages)) pages.delete(old);
      (await getPage(id))?.postMessage(report, {});
    },
    repeat(page: Client): void {
      for (const report of pages.get(page.id)?.values() ?? []) page.postMessage(report, {});
    },
  };
}
