import type { InsightReport } from '@rimawari/underwriting';
import { type SampleKind, sampleReport } from '@rimawari/underwriting/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useReportView } from '../context/report-context.ts';
import { noPictures, type ReportPictures } from '../pictures/report-pictures.ts';
import { hostileReport } from '../testing/hostile-report.ts';
import { picturedReport } from '../testing/pictured-report.ts';
import managementFee from '../testing/pictures/management-fee.webp?inline';
import monthlyRent from '../testing/pictures/monthly-rent.webp?inline';
import price from '../testing/pictures/price.webp?inline';
import sheet from '../testing/pictures/sheet.webp?inline';
import stations from '../testing/pictures/stations.webp?inline';
import { shortHostile, shortMethod, shortReport } from '../testing/short-report.ts';
import { ShownReport } from '../testing/shown-report.tsx';
import { AbroadPage } from './abroad-page.tsx';
import { Chapters } from './chapters.tsx';
import { DocumentPageBody } from './document-page.tsx';
import { EvidenceAndGaps } from './evidence.tsx';
import { LetterPage } from './letter-page.tsx';
import { DocumentsPage, MethodPage } from './nested-pages.tsx';
import { Contents, ReportBody } from './report-body.tsx';
import { ReportHeader } from './report-header.tsx';

interface Args {
  report: InsightReport;
  pictures?: ReportPictures;
  page: 'report' | 'method' | 'differing' | 'hostile' | 'evidence' | 'document' | 'documents' | 'letter' | 'abroad';
}

/** A report with some of its chapters. */
function Some({ only }: { only: string[] }) {
  return (
    <article className="rv-root rv-fragment" lang="en">
      <ReportHeader />
      <Contents />
      <Chapters only={(id) => only.includes(id)} />
    </article>
  );
}

/** The parts in which kinds of property differ: whole pages of each would be pictures of the same tables. */
const differingChapters = ['glance', 'evidence', 'income'];
/** Where a hostile listing puts its texts: title, facts with their evidence, rent roll, sources. */
const hostileChapters = ['evidence', 'income', 'method'];

/** The first nested page of a source. */
function FirstDocument() {
  const [document] = useReportView().documents;
  return document === undefined ? null : <DocumentPageBody document={document} />;
}

/** What the sources say, with pictures of the places. */
function Evidence() {
  return (
    <article className="rv-root rv-fragment" lang="en">
      <EvidenceAndGaps />
    </article>
  );
}

const pages = {
  report: <ReportBody />,
  method: <MethodPage />,
  differing: <Some only={differingChapters} />,
  hostile: <Some only={hostileChapters} />,
  evidence: <Evidence />,
  document: <FirstDocument />,
  documents: <DocumentsPage />,
  letter: <LetterPage />,
  abroad: <AbroadPage />,
};

function Shown({ report, pictures = noPictures, page }: Args) {
  return (
    <ShownReport report={report} pictures={pictures}>
      {pages[page]}
    </ShownReport>
  );
}

const meta = {
  tags: ['own-picture'],
  title: 'Report/Whole report',
  component: Shown,
  parameters: { layout: 'fullscreen' },
  args: { page: 'report', report: sampleReport('condominium_unit') },
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

const differing = (kind: SampleKind): Story => ({ args: { page: 'differing', report: shortReport(sampleReport(kind)) } });

// Read by axe as a whole, and photographed chapter by chapter: as one picture it would be higher than the formats allow.
export const CondominiumUnit: Story = { tags: ['no-visual'], parameters: { chromatic: { disableSnapshot: true } } };
export const ApartmentBuilding: Story = differing('apartment_building');
export const DetachedHouse: Story = differing('detached_house');
export const MethodAndGlossary: Story = {
  args: { page: 'method', report: shortMethod(sampleReport('condominium_unit')) },
  tags: ['own-picture'],
};
export const MissingDocuments: Story = { args: { page: 'documents' }, tags: ['own-picture'] };
export const MissingDocumentsOnAPhone: Story = { ...MissingDocuments, globals: { viewport: { value: 'phone' } } };
export const Letter: Story = { name: 'Letter of questions', args: { page: 'letter' }, tags: ['own-picture'] };
export const LetterOnAPhone: Story = { ...Letter, name: 'Letter of questions, phone', globals: { viewport: { value: 'phone' } } };
const abroad = (owner: 'non_resident' | 'resident' | 'company'): Args => ({
  page: 'abroad',
  report: sampleReport('apartment_building', { owner, ...(owner === 'non_resident' && { withheld_rent_share: 50 }) }),
});
export const OwnerAbroad: Story = { name: 'Owning from abroad', args: abroad('non_resident'), tags: ['own-picture'] };
export const OwnerAbroadOnAPhone: Story = {
  ...OwnerAbroad,
  name: 'Owning from abroad, phone',
  globals: { viewport: { value: 'phone' } },
};
export const OwnerInJapan: Story = { name: 'Owning from abroad, for an owner in Japan', args: abroad('resident'), tags: ['no-visual'] };
export const OwnerCompany: Story = { name: 'Owning from abroad, for a company', args: abroad('company'), tags: ['no-visual'] };
const flyer = picturedReport({
  'sheet.webp': sheet,
  'price.webp': price,
  'stations.webp': stations,
  'management-fee.webp': managementFee,
  'monthly-rent.webp': monthlyRent,
});
export const EvidenceWithPictures: Story = { args: { page: 'evidence', ...flyer } };
export const DocumentPage: Story = { args: { page: 'document', ...flyer }, tags: ['own-picture', 'in-dark'] };
export const HostileListing: Story = { args: { page: 'hostile', report: shortHostile(shortReport(hostileReport())) } };
