import type { LabKept, LabWish } from '@rimawari/report-viewer/frame';
import type { Currency, Theme } from '../../app/preferences/preferences.ts';

export type ReportFileFormat = 'pdf' | 'html' | 'bank';

export interface ReportSectionProps {
  /** The fragment; null until it is here. */
  html: string | null;
  failed: boolean;
  /** Puts the page with the pictures of what was read in place of the one that is shown; null where there is no other. */
  onShowPictures: (() => void) | null;
  /** A nested page of the report; null for the report itself. */
  page: string | null;
  theme: Theme;
  currency: Currency;
  /** Files that were asked for: on their way, or still being made by the server. */
  saving: Partial<Record<ReportFileFormat, 'fetching' | 'preparing'>>;
  saveFailed: boolean;
  onSave: (format: ReportFileFormat) => void;
  /** Null for whoever may not share it. */
  onShare: (() => void) | null;
  onCurrencyChange: (currency: Currency) => void;
  onThemeChange: (theme: Theme) => void;
  /** A place on the page, by its element id; null for its top. */
  place?: string | null;
  /** Another page of the report, and a place on it; null for the report itself. */
  onNavigate: (page: string | null, place?: string) => void;
  /** Gives the page of the report that is laid out for paper. */
  readPaper?: (() => Promise<string | null>) | undefined;
  /** Gives another page of the report as text. */
  loadPage?: (page: string) => Promise<string>;
  /** Address and store of the report's lab. */
  lab?: string | null;
  labKept?: LabKept | null;
  onLab?: (wish: LabWish) => void;
  onRetry: () => void;
}
