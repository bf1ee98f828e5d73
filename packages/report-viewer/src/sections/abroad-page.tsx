import { type AbroadStage, type AbroadStep, abroadStages, isAbroad, returnFiled, rulesNamed } from '../abroad/abroad-stages.ts';
import { bandRates, bandRows } from '../abroad/currency-band.ts';
import { ruleId } from '../abroad/rule-id.ts';
import { useElementId, useReportView } from '../context/report-context.ts';
import { formatDate } from '../format/format-date.ts';
import { formatMoney } from '../format/money.ts';
import { Chapter } from '../parts/chapter.tsx';
import { Fold } from '../parts/fold.tsx';
import { EitherLanguage, Japanese } from '../parts/japanese.tsx';
import { Money } from '../parts/money.tsx';
import { Prose } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';
import { TableFrame } from '../parts/table-frame.tsx';
import { NestedPage } from './nested-page.tsx';

const [title, titleJa] = ['Non-resident ownership', '非居住者の所有'];

/** What an owner abroad does and when, on a page of its own. */
export function AbroadPage() {
  return (
    <NestedPage>
      <Chapter id="abroad" title={title} titleJa={titleJa}>
        <AbroadParts />
      </Chapter>
    </NestedPage>
  );
}

/** In the chapter of tax: one line that leads to the page; in a file the whole, folded but for those whom it concerns; on paper for those alone. */
export function AbroadInTax() {
  const { medium, pageHref, report } = useReportView();
  const concerned = isAbroad(report);
  if (abroadStages(report).length === 0 || (medium === 'print' && !concerned)) return null;
  if (medium === 'fragment')
    return (
      <p>
        <a href={pageHref('abroad.html')}>{concerned ? 'Non-resident ownership: duties and dates' : 'For a non-resident owner'}</a>
      </p>
    );
  if (concerned)
    return (
      <Section id="abroad" title={title} titleJa={titleJa}>
        <AbroadParts />
      </Section>
    );
  return (
    <Fold label="For a non-resident owner">
      <AbroadParts />
    </Fold>
  );
}

/** The tables of the page, as they are read as data too. */
export function AbroadTables() {
  return (
    <>
      <YearlyReturns />
      <CurrencyBand />
    </>
  );
}

export function AbroadParts() {
  const { medium, report } = useReportView();
  const stages = abroadStages(report);
  return (
    <>
      <p className="rv-lead">
        Duties of an owner without an address in Japan, with dates counted from {formatDate(report.analysis.as_of)} as the purchase date.
        Each line links to its rule, with source and date. Information, not tax or legal advice.{' '}
        {!isAbroad(report) && 'This report is calculated for another owner type, so amounts only a non-resident owner has are left out.'}
      </p>
      {stages.map((stage) => (
        <Stage key={stage.title} stage={stage} />
      ))}
      <AbroadTables />
      {medium === 'fragment' && <RulesUsed />}
    </>
  );
}

const idOf = (name: string) => `abroad-${name.toLowerCase().replaceAll(' ', '-')}`;

function Stage({ stage }: { stage: AbroadStage }) {
  return (
    <Section id={idOf(stage.title)} title={stage.title}>
      <ol className="rv-steps">
        {stage.steps.map((step) => (
          <Step key={`${step.rule}-${step.when}-${step.text}`} step={step} />
        ))}
      </ol>
    </Section>
  );
}

function Step({ step: { when, text, who, rule, amount } }: { step: AbroadStep }) {
  return (
    <li>
      <b>{when}.</b> <Prose text={text} />
      {amount !== null && (
        <>
          {' '}
          {amount.label}: <Money yen={amount.yen} />.
        </>
      )}{' '}
      <span className="rv-fine">
        Who: <EitherLanguage text={who} />. <RuleLink id={rule} />
      </span>
    </li>
  );
}

/** To the rule: on this page, or in the list of all rules where file and paper hold it. */
function RuleLink({ id }: { id: string }) {
  return <a href={`#${useElementId()(ruleId(id))}`}>Rule {id}</a>;
}

/** Withholding and refund, year of holding by year: only a report for an owner abroad works them out. */
function YearlyReturns() {
  const { report } = useReportView();
  const columns = [
    ['Withheld', 'tax_schedule.withheld_rent'],
    ['Income tax', 'tax_schedule.income_tax'],
    ['Refund', 'tax_schedule.withholding_refund'],
    ['Cash flow', 'tax_schedule.cash_with_withholding'],
  ] as const;
  const values = columns.map(([, id]) => report.series[id]?.values ?? []);
  const bought = Number(report.analysis.as_of.slice(0, 4));
  if (values.some((column) => column.length === 0) || !report.rules.some(({ id }) => id === 'TAX-RETURN-PERIOD')) return null;
  return (
    <Section id="abroad-years" title="Withholding by year">
      <p className="rv-lead">
        Years of holding, 12 months each. Withholding above the tax of a year is refunded with the return filed the next spring.{' '}
        <RuleLink id="TAX-RETURN-PERIOD" />
      </p>
      <TableFrame label="Withholding and refund">
        <table className="rv-table rv-stacked">
          <caption className="rv-sr">Withholding and refund by year</caption>
          <thead>
            <tr>
              <th scope="col">Year</th>
              <th scope="col">Tax return</th>
              {columns.map(([label]) => (
                <th key={label} scope="col" className="rv-num">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {values[0]?.map((_, at) => (
              <tr key={at}>
                <th scope="row">{at + 1}</th>
                <td data-label="Tax return">{returnFiled(bought + at + 1)}</td>
                {columns.map(([label], column) => (
                  <td key={label} className="rv-num" data-label={label}>
                    <Money yen={values[column]?.[at] ?? 0} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </Section>
  );
}

function CurrencyBand() {
  const { report } = useReportView();
  const { date, illustrative, jpy_per_usd: rate, source } = report.exchange_rate;
  const rows = bandRows(report);
  if (rows.length === 0 || rate <= 0) return null;
  const columns = bandRates(report).map((value, at) => ({
    value,
    label: `${['Yen 20% stronger', 'Rate of this report', 'Yen 20% weaker'][at]}, ¥${Math.round(value * 100) / 100} per dollar`,
  }));
  return (
    <Section id="abroad-currency" title="Exchange rate sensitivity">
      <p className="rv-lead">
        Rent, loan and tax are in yen, so dollar results follow the exchange rate. The rate here is of {formatDate(date)}:{' '}
        <EitherLanguage text={source} />
        {illustrative && ', not a rate of the day'}. The 20% range is our default, not a forecast.
      </p>
      <TableFrame label="Currency">
        <table className="rv-table rv-stacked">
          <caption className="rv-sr">Amounts in dollars at three rates</caption>
          <thead>
            <tr>
              <th scope="col">Amount</th>
              <th scope="col" className="rv-num">
                Yen
              </th>
              {columns.map(({ label }) => (
                <th key={label} scope="col" className="rv-num">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, yen }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="rv-num" data-label="Yen">
                  {formatMoney(yen, 'JPY', rate)}
                </td>
                {columns.map((column) => (
                  <td key={column.label} className="rv-num" data-label={column.label}>
                    {formatMoney(yen, 'USD', column.value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </Section>
  );
}

function RulesUsed() {
  const { report } = useReportView();
  const ids = rulesNamed(report);
  const elementId = useElementId();
  return (
    <Section id="abroad-rules" title="Rules on this page">
      <ul className="rv-noted">
        {report.rules
          .filter(({ id }) => ids.has(id))
          .map((rule) => (
            <li key={rule.id} id={elementId(ruleId(rule.id))}>
              <p>
                {rule.title} <Japanese className="rv-term">{rule.title_ja}</Japanese>
              </p>
              <p>
                <EitherLanguage text={rule.value} />. {rule.from === null ? 'In force' : `In force from ${formatDate(rule.from)}`}
                {rule.to !== null && ` until ${formatDate(rule.to)}`}. As of {formatDate(report.analysis.as_of)}. Source:{' '}
                <EitherLanguage text={rule.source} />.{!rule.confirmed && <strong> Unverified rule.</strong>}
              </p>
            </li>
          ))}
      </ul>
      <p className="rv-fine">Rules as checked on {formatDate(report.rules_version)}.</p>
    </Section>
  );
}
