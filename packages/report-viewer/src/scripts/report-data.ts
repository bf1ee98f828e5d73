import type { InsightReport } from '@rimawari/underwriting';

/** The data block that stands beside the markup; null where it is missing or broken, so that the page stays readable. */
export function reportData(): (Partial<InsightReport> & Pick<InsightReport, 'exchange_rate'>) | null {
  try {
    return JSON.parse(document.getElementById('report-data')?.textContent ?? '');
  } catch {
    return null;
  }
}
